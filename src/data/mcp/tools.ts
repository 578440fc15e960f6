/** The tools for agents, for every transport. Runs anywhere. */
import { z } from 'zod';
import { matchupName, writtenMatchup } from '../../game/derive/race.ts';
import { absolute, urls } from '../../urls.ts';
import { answerQuestion } from './ask.ts';
import { buildOrder } from './build-order.ts';
import { comparedSchema, compared } from './compare.ts';
import { pageOf } from './cursor.ts';
import { errataOf, gameWith, type Documents } from './documents.ts';
import { headToHeadTool } from './head-to-head.ts';
import { moments } from './moments.ts';
import { gameAnswer, gameAnswerSchema, has, isEvent, searchGames, WANTED } from './search.ts';
import { errata, gameId, page, seat, tool, words, type Tool } from './tool.ts';

const cursor = z
  .string()
  .optional()
  .describe('The next_cursor of the previous answer, to get the rest of a long list.');
const nextCursor = z.string().nullable().describe('Cursor for the rest of the list; null at the end.');

/** Sort orders for games: archive order (newest event first), or by time added. */
const ORDERS = ['archive', 'added'] as const;

/** All tools; they only read data. */
export const TOOLS: readonly Tool[] = [
  tool({
    name: 'search_games',
    title: 'Search games',
    description:
      'Finds pro and tournament games of Warcraft III by player, opponent, race, matchup, hero, result, map, event, patch and days. Winners are inferred. Most games have only a first and a last possible day. Never state one of them as the day.',
    input: {
      ...WANTED,
      order: z
        .enum(ORDERS)
        .default('archive')
        .describe('Sort order: archive, or added for the newest additions first.'),
      limit: z.int().min(1).max(100).default(20),
      cursor,
    },
    output: { count: z.number(), games: z.array(gameAnswerSchema), next_cursor: nextCursor },
    answer: async (documents, { limit, order, cursor: start, ...wanted }) => {
      const fitting = searchGames(await documents.games(), await documents.events(), wanted);
      const ordered =
        order === 'added'
          ? fitting.sort((a, b) => ((a.added_at ?? '') < (b.added_at ?? '') ? 1 : -1))
          : fitting;
      const { items, next } = pageOf(ordered, [order, wanted], { cursor: start, limit });
      const games = await Promise.all(items.map((game) => gameAnswer(documents, game)));
      return { data: { count: fitting.length, games, next_cursor: next } };
    },
  }),
  tool({
    name: 'get_game',
    title: 'Read a game',
    description:
      'Reads a game as Markdown: players, winner with its basis, story, key moments, timings, units and buildings. The structured answer has days, players and doubtful values.',
    input: { replay_id: gameId },
    output: { game: gameAnswerSchema, errata },
    answer: async (documents, { replay_id }) => {
      const game = await gameWith(documents, replay_id);
      const text = await page(documents, urls.game(game.replay_id));
      return {
        data: { game: await gameAnswer(documents, game), errata: await errataOf(documents, replay_id) },
        text,
      };
    },
  }),
  buildOrder,
  moments,
  tool({
    name: 'compare',
    title: 'Compare two players',
    description:
      'Compares the key timings of two players, from the same game or from two games, with the difference in seconds.',
    input: { a: seat, b: seat },
    output: comparedSchema,
    answer: async (documents, { a, b }) => ({
      data: compared(
        { game: await gameWith(documents, a.replay_id), slot: a.slot },
        { game: await gameWith(documents, b.replay_id), slot: b.slot },
      ),
    }),
  }),
  headToHeadTool,
  tool({
    name: 'list_events',
    title: 'List events',
    description: 'Lists events with date, stage and number of games. A date can be a day, a month or a year.',
    input: { event: words('the name, series, stage or id of the event') },
    output: {
      events: z.array(
        z.looseObject({ id: z.string(), name: z.string(), date: z.string().nullable(), games: z.number() }),
      ),
    },
    answer: async (documents, { event: words }) => {
      const games = await documents.games();
      const events = (await documents.events()).filter((event) => isEvent(event, words));
      return {
        data: {
          events: events.map(({ id, name, organiser = null, date = null, series = null, stage = null }) => ({
            ...{ id, name, organiser, date, series, stage },
            games: games.filter(({ event_id }) => event_id === id).length,
            url: absolute(urls.event(id), documents.origin),
          })),
        },
      };
    },
  }),
  tool({
    name: 'statistics',
    title: 'Statistics',
    description:
      'Gives statistics for all games or one matchup as Markdown: records, first heroes, and median timings with n.',
    input: { matchup: z.string().optional().describe('Two race letters, such as HvO.') },
    output: { url: z.string(), games: z.number().describe('Number of games behind the statistics.') },
    answer: async (documents, { matchup }) => {
      const games = await documents.games();
      const numbers = async (path: string, count: number) => ({
        data: { url: absolute(path, documents.origin), games: count },
        text: await page(documents, path),
      });
      if (matchup === undefined) return numbers(urls.statistics(), games.length);
      const written = writtenMatchup(matchup);
      if (written === null)
        throw new Error(`${JSON.stringify(matchup)} is not a matchup. Write two races, such as HvO.`);
      const count = games.filter((game) => game.matchup === written).length;
      if (count === 0) throw new Error(`The archive has no ${matchupName(written)} games.`);
      return numbers(urls.matchup(written), count);
    },
  }),
  tool({
    name: 'lookup_term',
    title: 'Look up a unit, hero, building, upgrade or item',
    description:
      'Finds units, heroes, buildings, upgrades and items by name or id, with race, tier and costs by patch.',
    input: {
      term: z.string().min(1).describe('Words from the English name, or a four-character id.'),
      cursor,
    },
    output: {
      count: z.number(),
      terms: z.array(z.looseObject({ id: z.string(), name: z.string() })),
      next_cursor: nextCursor,
    },
    answer: async (documents, { term, cursor: start }) => {
      const named = (await objects(documents)).filter(({ id, name }) => id === term || has([name], term));
      if (named.length === 0) throw new Error(`No object is called ${JSON.stringify(term)}.`);
      // Prefers the object with exactly this name over longer names that contain it.
      const exact = ({ id, name }: { id: string; name: string }) =>
        Number(id !== term && name.toLowerCase() !== term.toLowerCase());
      const { items, next } = pageOf(
        named.sort((a, b) => exact(a) - exact(b)),
        term,
        { cursor: start, limit: 20 },
      );
      return { data: { count: named.length, terms: items, next_cursor: next } };
    },
  }),
  tool({
    name: 'ask',
    title: 'Ask in words',
    description:
      'Answers a question or search in a player’s words, such as “win rate orc vs human”, “who won wca 2015”, “longest game of Grubby”, “BM into SH, no expansion”. You get the interpretation, unknown words, a sentence with n, and the games.',
    input: {
      question: z
        .string()
        .min(1)
        .max(200)
        .describe('Your question in English. Names can also be in Chinese and other languages.'),
      limit: z.int().min(1).max(50).default(10),
    },
    output: {
      read_as: z.array(z.string()),
      not_understood: z.array(z.string()),
      answer: z.looseObject({ sentence: z.string(), rests_on: z.number() }).nullable(),
      count: z
        .number()
        .describe('Number of matching games. The answer lists at most limit games; page has all of them.'),
      games: z.array(z.looseObject({ replay_id: z.string() })),
      page: z.string(),
    },
    answer: async (documents, { question, limit }) => ({
      data: await answerQuestion(documents, question, limit),
    }),
  }),
];

const objects = (documents: Documents) =>
  documents.json<{ id: string; name: string }[]>(urls.release('latest', 'objects.json'));
