/** Describes one player's lanes in words. */
import type { AnalysedPlayer } from '../../game/analysis.ts';
import { formatClock } from '../../game/clock.ts';
import { entriesOf, type TimelineEntry } from './entries.ts';
import { KINDS, BUILD_LANES } from './kinds.ts';

/** "1:07 Archmage, level 3; skills at 2:05, 4:10; revive ordered at 18:57". */
export const markText = ({ ms, text, shape, ticks, arrows }: TimelineEntry): string =>
  [
    `${formatClock(ms)} ${text}`,
    ...(ticks.length > 0 ? [`${shape === 'hero' ? 'skills' : 'again'} at ${clocks(ticks)}`] : []),
    ...(arrows.length > 0 ? [`revival ordered at ${clocks(arrows)}`] : []),
  ].join('; ');

/** "Workers: 0:01, 0:10". */
export const workersText = (times: readonly number[]): string => `Workers: ${clocks(times)}`;

/** All non-empty lanes up to a game time in ms: "Heroes: 1:06 Archmage, level 5 · 5:17 Paladin". */
export function laneWords(player: AnalysedPlayer, endMs: number): string[] {
  const { lanes, workers } = entriesOf(player, endMs);
  return [
    ...BUILD_LANES.filter((lane) => lanes[lane].length > 0).map(
      (lane) => `${KINDS[lane]}: ${lanes[lane].map(markText).join(' · ')}`,
    ),
    ...(workers.length > 0 ? [workersText(workers)] : []),
  ];
}

/** A list of times: "2:05, 4:10". */
const clocks = (times: readonly number[]): string => times.map((ms) => formatClock(ms)).join(', ');
