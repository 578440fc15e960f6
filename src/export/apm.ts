import type { GameAnalysis } from '../replay/analysis.ts';
import { apmMinutes, withActions } from '../replay/derive/apm.ts';
import { formatClock } from '../replay/clock.ts';
import { printCsv } from './csv.ts';

const HEAD = ['from', 'seconds', 'slot', 'player', 'actions'];

/**
 * The actions of each player in each minute as CSV, one line each; `seconds` is how much of the minute the player was
 * in the game.
 */
export function apmCsv({ players, clockMs }: GameAnalysis): string {
  const lines = withActions(players).flatMap((player) =>
    apmMinutes(player, clockMs).map(({ minute, actions, ms }) => [
      formatClock(minute * 60_000),
      String(ms / 1000),
      player.slot,
      player.handle,
      String(actions),
    ]),
  );
  return printCsv([HEAD, ...lines]);
}
