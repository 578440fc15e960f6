/** Food brought to fights over time, the first side above a line and the second below. */
import { foodOverTime } from '../../map/fights/food-over-time.ts';
import type { ToldGame } from '../../map/story-schema.ts';

/** Duration of one bar. */
const STEP_MS = 15_000;
export const STRIP = { width: 720, half: 22 } as const;
/** Width of the longest time label on a phone, where letters are larger. */
const ROOM = 64;

export interface Strip {
  /** Path data of both sides' bars, in a box of `STRIP`. */
  bars: readonly [above: string, below: string];
  /** Labelled times with positions; `last` if the label must end there for lack of room. */
  ticks: readonly { ms: number; x: number; last: boolean }[];
  /** The most that each side brought to a fight, in food, at least. */
  most: readonly [number, number];
}

/** The strip of a game with length `lengthMs`. */
export function stripOf(fights: ToldGame['fights'], lengthMs: number): Strip {
  const count = Math.ceil(lengthMs / STEP_MS);
  const bins = foodOverTime(fights, { spanMs: STEP_MS, spans: count });
  const most = Math.max(1, ...bins.flat());
  const width = STRIP.width / count;
  const bar = (height: number, bin: number) =>
    height === 0 ? '' : `M${px((bin + 0.5) * width)} ${STRIP.half}v${px(height)}`;
  const path = (side: 0 | 1, sign: 1 | -1) =>
    bins[side].map((food, bin) => bar((sign * (STRIP.half - 1) * food) / most, bin)).join('');
  const everyMs = lengthMs > 40 * 60_000 ? 600_000 : 300_000;
  return {
    bars: [path(0, -1), path(1, 1)],
    ticks: Array.from({ length: Math.floor(lengthMs / everyMs) + 1 }, (_, tick) => {
      const x = (tick * everyMs * STRIP.width) / lengthMs;
      return { ms: tick * everyMs, x, last: x > STRIP.width - ROOM };
    }),
    most: [Math.max(0, ...bins[0]), Math.max(0, ...bins[1])],
  };
}

const px = (value: number): string => String(Math.round(value * 10) / 10);
