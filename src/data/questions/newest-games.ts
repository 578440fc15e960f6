/** `/data/newest.json`: the games that were added last. */
import { z } from 'zod';
import type { Archive } from '../../archive/count/archive.ts';
import { newestGames } from '../discovery/feeds.ts';
import { shortGame, shortGameSchema } from './short-game.ts';

/** Number of games in the document; older games are in the feed and in the index. */
const NEWEST = 20;

/** Schema of the document. */
export const newestSchema = z.strictObject({
  games: z.int().describe('Number of games in the archive.'),
  list: z
    .array(shortGameSchema)
    .describe('Newest first. Games without a known time of addition are left out.'),
});

/** The latest additions to the archive. */
export const newestAnswer = (archive: Archive): z.infer<typeof newestSchema> => ({
  games: archive.games.length,
  list: newestGames(archive.games)
    .slice(0, NEWEST)
    .map((game) => shortGame(archive, archive.gameOf(game.replayId))),
});
