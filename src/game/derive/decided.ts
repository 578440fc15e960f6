import type { Game } from '../game.ts';
import { contenders } from '../contenders.ts';
import { competitors } from '../identity.ts';

/**
 * Game time in ms at which a game was decided: when the last player left. Without a leave for every player,
 * it is the end of the recording. Observers who stay can make recordings up to a minute longer.
 *
 * Every page, list, table, card and file shows this as the game's length. Only the contract's `durationMs` and
 * `durationSec`, and the release column `duration_ms`, use the length stated in the recording.
 */
export function decisionMs(game: Game): number {
  const lefts = contenders(game)
    .filter(({ kind }) => kind === 'human')
    .map(({ slot }) => game.leaves.find((leave) => leave.slot === slot)?.ms);
  return lefts.length === 0 ? game.clockMs : Math.max(...lefts.map((ms) => ms ?? game.clockMs));
}

/**
 * Game time in ms from which at most one side played, because every player of the others had left; Infinity if that never
 * happened, as with one side or a computer. What the side that is left attacks is no fight.
 */
export function fightsEndMs(game: Game): number {
  const leaveMs = new Map(game.leaves.toReversed().map(({ slot, ms }) => [slot, ms]));
  const stayed = [...Map.groupBy(competitors(game), ({ team }) => team).values()].map((side) =>
    Math.max(...side.map(({ slot }) => leaveMs.get(slot) ?? Infinity)),
  );
  return stayed.sort((a, b) => b - a)[1] ?? Infinity;
}
