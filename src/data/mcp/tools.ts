/** The tools for agents, for every transport. Runs anywhere. */
import { z } from 'zod';
import type { GameAnalysis } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { counted } from '../../game/counted.ts';
import { matchupName, parseMatchup } from '../../game/derive/race.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { absolute, urls } from '../../urls.ts';
import { stepText, supplyText } from '../../view/step-text.ts';
import { type Documents, errataOf, gameWith } from './documents.ts';
import { gameAnswer, gameAnswerSchema } from './game-answer.ts';
import { cursor, nextCursor, pageOf } from './paging.ts';
import { searchTool } from './search.ts';
import { errata, gameId, page, slotInput, tool, type Tool, wordsInput } from './tool.ts';

/** Everything published about a game. Throws a sentence for an unknown id. */
const analysisOf = async (
  documents: Documents,
  id: string,
): Promise<GameAnalysis & Pick<ToldGame, 'moments' | 'story' | 'storyEvidence'>> =>
  documents.json(urls.analysis((await gameWith(documents, id)).replay_id));

const momentsTool = tool({
  name: 'get_moments',
  title: 'Read the story and key moments of a game',
  description:
    'Gives the story of a game with links to the evidence, and its key moments by time: heroes, fights, expansions, tech and deaths. Each moment has its basis.',
  input: { replay_id: gameId },
  output: {
    story: z.array(z.string()),
    storyEvidence: z.unknown(),
    moments: z.array(z.looseObject({ ms: z.number(), sentence: z.string() })),
    errata,
  },
  answer: async (documents, { replay_id }) => {
    const { story, storyEvidence, moments } = await analysisOf(documents, replay_id);
    return {
      data: { story, storyEvidence, moments, errata: await errataOf(documents, replay_id) },
    };
  },
});

const seconds = z.int().min(0);

const buildOrderTool = tool({
  name: 'get_build_order',
  title: 'Read a build order',
  description:
    'Gives the build order of one player, one line per step with the time and, if known, the supply (such as ' +
    '14/22). By default, you get the first ten minutes. An order doesn’t prove that the unit was made.',
  input: {
    replay_id: gameId,
    slot: slotInput,
    from_seconds: seconds.default(0),
    until_seconds: seconds.default(600),
  },
  output: {
    steps: z.array(z.looseObject({ seconds, supply: z.string().nullable(), what: z.string() })),
    of: z.number().describe('Number of steps in the whole build order.'),
    next_from_seconds: seconds.nullable().describe('Start of the next steps; null at the end.'),
    errata,
  },
  answer: async (documents, { replay_id, slot, from_seconds, until_seconds }) => {
    const { players } = await analysisOf(documents, replay_id);
    const player = players.find((candidate) => candidate.slot === String(slot));
    if (!player)
      throw new Error(
        `No player has slot ${slot}. The slots are ${players.map((occupied) => occupied.slot).join(', ')}.`,
      );
    const secondsOf = ({ ms }: { ms: number }) => Math.floor(ms / 1000);
    const laterSteps = player.build.filter((step) => secondsOf(step) > until_seconds);
    const steps = player.build.filter(
      (step) => secondsOf(step) >= from_seconds && secondsOf(step) <= until_seconds,
    );
    const nextSeconds = laterSteps[0] ? secondsOf(laterSteps[0]) : null;
    const lines = steps.map((step) =>
      [formatClock(step.ms), supplyText(step), stepText(step)].filter(Boolean).join(' '),
    );
    const laterLine =
      nextSeconds === null
        ? []
        : [`(${counted(laterSteps.length, 'more step')}; ask again with from_seconds ${nextSeconds}.)`];
    return {
      data: {
        steps: steps.map((step) => ({
          seconds: secondsOf(step),
          supply: supplyText(step) || null,
          what: stepText(step),
        })),
        of: player.build.length,
        next_from_seconds: nextSeconds,
        errata: await errataOf(documents, replay_id),
      },
      text: [...lines, ...laterLine].join('\n'),
    };
  },
});

const gameTool = tool({
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
});

const eventsTool = tool({
  name: 'list_events',
  title: 'List events',
  description: 'Lists events with date, stage and number of games. A date can be a day, a month or a year.',
  input: { event: wordsInput('the name, series, stage or id of the event') },
  output: {
    events: z.array(
      z.looseObject({ id: z.string(), name: z.string(), date: z.string().nullable(), games: z.number() }),
    ),
  },
  answer: async (documents, { event: query }) => {
    const games = await documents.games();
    const events = (await documents.events()).filter(({ id, name, series, stage, organiser }) =>
      containsWords([id, name, series, stage, organiser], query),
    );
    return {
      data: {
        events: events.map(({ id, name, organiser = null, date = null, series = null, stage = null }) => ({
          id,
          name,
          organiser,
          date,
          series,
          stage,
          games: games.filter(({ event_id }) => event_id === id).length,
          url: absolute(urls.event(id), documents.origin),
        })),
      },
    };
  },
});

const statisticsTool = tool({
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
    const written = parseMatchup(matchup);
    if (written === null)
      throw new Error(`${JSON.stringify(matchup)} is not a matchup. Write two races, such as HvO.`);
    const count = games.filter((game) => game.matchup === written).length;
    if (count === 0) throw new Error(`The archive has no ${matchupName(written)} games.`);
    return numbers(urls.matchup(written), count);
  },
});

const termTool = tool({
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
    const matches = (await objects(documents)).filter(
      ({ id, name }) => id === term || containsWords([name], term),
    );
    if (matches.length === 0) throw new Error(`No object is called ${JSON.stringify(term)}.`);
    // Prefers the object with exactly this name over longer names that contain it.
    const isExact = ({ id, name }: { id: string; name: string }) =>
      id === term || name.toLowerCase() === term.toLowerCase();
    const { items, next } = pageOf(
      matches.sort((a, b) => Number(isExact(b)) - Number(isExact(a))),
      term,
      { cursor: start, limit: 20 },
    );
    return { data: { count: matches.length, terms: items, next_cursor: next } };
  },
});

/** All tools; they only read data. */
export const TOOLS: readonly Tool[] = [
  searchTool,
  gameTool,
  buildOrderTool,
  momentsTool,
  eventsTool,
  statisticsTool,
  termTool,
];

/** Whether these strings together contain every requested word, ignoring case and accents. */
function containsWords(texts: readonly (string | null | undefined)[], query: string | undefined): boolean {
  if (query === undefined) return true;
  const text = foldText(texts.filter((candidate) => candidate != null).join('\n'));
  return foldText(query)
    .split(/[\s-]+/)
    .every((word) => text.includes(word));
}

const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const objects = (documents: Documents) =>
  documents.json<{ id: string; name: string }[]>(urls.release('latest', 'objects.json'));
