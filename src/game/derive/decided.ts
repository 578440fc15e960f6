import type { Game } from '../game.ts';
import { contenders } from '../contenders.ts';

/**
 * Game time in ms at which a game was decided: when the last player left. Without a leave for every player,
 * it is the end of the recording. Observers who stay can make recordings up to a minute longer.
 *
 * Every page, list, table, card and file shows this as the game's length. Only the contract's `durationMs` and
 * `durationSec`, and the release column `duration_ms`, use the length stated in the recording.
 */
export function decidedMs(game: Game): number {
  const lefts = contenders(game)
    .filter(({ kind }) => kind === 'human')
    .map(({ slot }) => game.leaves.find((leave) => leave.slot === slot)?.ms);
  return lefts.length === 0 ? game.clockMs : Math.max(...lefts.map((ms) => ms ?? game.clockMs));
}
