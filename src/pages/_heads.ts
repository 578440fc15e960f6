/** Titles and descriptions of the games, each one of its own. */
import { gameHeads, type GameHead } from '../discovery/game-heads.ts';
import { loadArchive } from './_archive.ts';

let heads: Map<string, GameHead> | undefined;

/** Title and description of a game's page. Throws for an id that there is no game of. */
export function headOf(replayId: string): GameHead {
  if (!heads || import.meta.env.DEV) heads = gameHeads(loadArchive());
  const head = heads.get(replayId);
  if (!head) throw new Error(`No game has the id ${replayId}`);
  return head;
}
