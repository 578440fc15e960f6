/** The tool for finding games: the site's search, with the same engine and files. Runs anywhere. */
import { z } from 'zod';
import { printQuery } from '../../search/parts/syntax.ts';
import { rowsOf } from '../../search/rows/rows.ts';
import { Search } from '../../search/search.ts';
import languages from '../../search/words/languages.json' with { type: 'json' };
import type { WordsFile } from '../../search/words/things.ts';
import { urls } from '../../urls.ts';
import type { Documents } from './documents.ts';
import { gameAnswer, gameAnswerSchema } from './game-answer.ts';
import { cursor, nextCursor, pageOf } from './paging.ts';
import { tool } from './tool.ts';

/** One search per set of documents, because building a search takes longer than asking it a question. */
const loaded = new WeakMap<Documents, Search>();

async function searchIn(documents: Documents): Promise<Search> {
  const ready = loaded.get(documents);
  if (ready) return ready;
  const rows = rowsOf(await documents.json(urls.searchRows()));
  if (!rows) throw new Error('The search of this site cannot be read.');
  const words = await documents.json<WordsFile>(urls.searchWords());
  const search = new Search(rows, words, new Date().toISOString().slice(0, 10));
  search.learn(languages);
  loaded.set(documents, search);
  return search;
}

/** What a query was read as, facts about its games, and the ids of these. */
async function answerQuery(documents: Documents, query: string) {
  const search = await searchIn(documents);
  const parts = search.readEither(query);
  const { facts, games, teamGames } = search.find(parts);
  const known = parts.filter(({ key }) => key !== 'unknown');
  return {
    told: {
      read_as: known.map((part) => search.say(part)),
      query: printQuery(known),
      not_understood: parts.flatMap(({ key, of }) => (key === 'unknown' ? [of.join(' ')] : [])),
      facts: facts.map(({ label, text, n, won, leaders }) => ({
        fact: label,
        text: text.map((run) => (typeof run === 'string' ? run : run.text)).join(''),
        rests_on: n,
        ...(won && { won: [...won] }),
        ...(leaders && { ranking: leaders.slice(0, MAX_RANKED) }),
      })),
      count: games.length,
      team_games_left_out: teamGames,
      page: urls.found(printQuery(known)),
    },
    ids: games.map((place) => search.rows.games[place]!.replayId),
  };
}

/** Maximum number of leaders that a fact names. */
const MAX_RANKED = 10;

/** Sort orders: as the query says, otherwise newest event first; or by time added. */
const ORDERS = ['query', 'added'] as const;

/** The tool that finds games. */
export const searchTool = tool({
  name: 'search_games',
  title: 'Search games',
  description:
    'Finds pro and tournament games of Warcraft III, and tells facts about them, with the number of games or players that each rests on: share of wins, lengths, dates, medians, rankings, and the record of two players. Takes a search or a question in a player’s words, such as “grubby vs happy”, “win rate orc vs human”, “BM into SH, no expansion”, “when do undead get tier 2”; or a query in the formal syntax, such as “player:arthas vs.race:undead hero1:archmage result:won map:echo-isles -expansion length@20:00.. date:2016..2019”. You get the parts that it was read as, and words that were not understood. Winners are inferred. Most games have only a first and a last possible day. Never state one of them as the day.',
  input: {
    query: z
      .string()
      .max(1000)
      .default('')
      .describe(
        'What to find; empty for all games. Parts of the formal syntax are joined by spaces: player, race, hero1 to hero6, made (anything trained, built, researched or bought), order:a..b, heroes, expansion, tier2, tier3, result, random, build, map, event, patch, date, length, size, mirror, sort and ask. “vs.” before a part is the opponent, “both.” both players, “any.” anybody, and “-” negates. “:a,b” are alternatives, “@5:00..8:00” is a time, “*3..” a number.',
      ),
    order: z
      .enum(ORDERS)
      .default('query')
      .describe('Sort order: that of the query, or added for the newest additions first.'),
    limit: z.int().min(1).max(100).default(10),
    cursor,
  },
  output: {
    read_as: z.array(z.string()),
    query: z.string().describe('The query in the formal syntax.'),
    not_understood: z.array(z.string()).describe('Words that change nothing, because they are not known.'),
    facts: z.array(
      z.looseObject({
        fact: z.string(),
        text: z.string(),
        rests_on: z.number(),
        won: z.array(z.number()).optional().describe('Wins of the first and the second player.'),
      }),
    ),
    count: z.number(),
    team_games_left_out: z
      .number()
      .describe('Matching games that are not 1v1. Add size:2v2 or -size:1v1 to get them.'),
    page: z.string().describe('The page with all games found.'),
    games: z.array(gameAnswerSchema),
    next_cursor: nextCursor,
  },
  answer: async (documents, { query, order, limit, cursor: start }) => {
    const { told, ids } = await answerQuery(documents, query);
    const lines = new Map((await documents.games()).map((game) => [game.replay_id, game]));
    const found = ids.flatMap((id) => lines.get(id) ?? []);
    if (order === 'added') found.sort((a, b) => ((a.added_at ?? '') < (b.added_at ?? '') ? 1 : -1));
    const { items, next } = pageOf(found, [order, query], { cursor: start, limit });
    const games = await Promise.all(items.map((game) => gameAnswer(documents, game)));
    return { data: { ...told, games, next_cursor: next } };
  },
});
