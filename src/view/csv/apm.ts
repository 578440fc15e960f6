import type { GameAnalysis } from '../../game/analysis.ts';
import { apmMinutes, withActions } from '../../game/derive/apm.ts';
import { formatClock } from '../../game/clock.ts';
import { printCsv } from './csv.ts';

const HEAD = ['from', 'from_sec', 'seconds', 'slot', 'player', 'actions'];

/**
 * Each player's actions per minute as CSV, one line per minute. `from` is for people, and `from_sec` for programs,
 * which would read 1:06 as hours and minutes. `seconds` is how much of the minute the player was in the game.
 */
export function apmCsv({ players, clockMs }: GameAnalysis): string {
  const lines = withActions(players).flatMap((player) =>
    apmMinutes(player, clockMs).map(({ minute, actions, ms }) => [
      formatClock(minute * 60_000),
      String(minute * 60),
      String(ms / 1000),
      player.slot,
      player.handle,
      String(actions),
    ]),
  );
  return printCsv([HEAD, ...lines]);
}
