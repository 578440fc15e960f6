import type { Game } from '../game.ts';
import { competitors } from '../identity.ts';

/**
 * Game time in ms at which a game was decided: the last of those who play had left by then. Observers who stay on
 * make recordings longer by up to a minute. Where somebody who plays has no leave, the end of the recording.
 *
 * Every page, list, table, card and file shows this as the length of a game. Only the contract's `durationMs` and
 * `durationSec` are the length that the recording states, and so is the column `duration_ms` of the release.
 */
export function decidedMs(game: Game): number {
  const lefts = competitors(game)
    .filter(({ kind }) => kind === 'human')
    .map(({ slot }) => game.leaves.find((leave) => leave.slot === slot)?.ms);
  return lefts.length === 0 ? game.clockMs : Math.max(...lefts.map((ms) => ms ?? game.clockMs));
}
