/**
 * Draws a hero's levels as a band. Its lower edge is confirmed by skill points; its upper edge is the maximum
 * possible.
 */
import type { ToldLevels } from '../../map/story-schema.ts';
import type { Lane } from './lanes.ts';
import { pathOf, type X } from './marks.ts';

/** Minimum levels per lane, so that bands of short games aren't exaggerated. */
const MIN_LEVELS = 4;
/** Margin above and below the band, in px of a lane. */
const MARGIN = 3;

/** Draws steps up by one level at these times in ms. */
const steps = (times: readonly number[], x: X, yOf: (level: number) => number): string =>
  times.map((ms, index) => `H${x(ms)}V${yOf(index + 2)}`).join('');

/** The level at the top of a game’s lanes: one above the highest confirmed one. */
export const topLevel = (heroes: readonly Pick<ToldLevels, 'levels'>[]): number =>
  Math.max(MIN_LEVELS, ...heroes.map(({ levels }) => levels.length + 2));

/** The band from a hero's first sign to the end of the game, in a lane with its line at level 1. */
export function levelBand(
  { levels, beyond }: Pick<ToldLevels, 'levels' | 'beyond'>,
  { fromMs, top }: { fromMs: number; top: number },
  { middle, height }: Pick<Lane, 'middle' | 'height'>,
  x: X,
  end: number,
): string {
  const room = height - 2 * MARGIN;
  const yOf = (level: number) =>
    Math.round(middle + height / 2 - MARGIN - ((Math.min(level, top) - 1) / (top - 1)) * room);
  const upper = [...levels, ...beyond].map((step) => step.fromMs);
  const lower = levels.map(({ provenMs }) => provenMs);
  if (upper.length === 0) return '';
  const back = lower
    .toReversed()
    .map((ms, index) => `H${x(ms)}V${yOf(lower.length - index)}`)
    .join('');
  return pathOf(
    'levels',
    `M${x(fromMs)} ${yOf(1)}${steps(upper, x, yOf)}H${end}V${yOf(lower.length + 1)}${back}z`,
  );
}

/**
 * "level 2 at 1:50–2:05, level 3 at 3:10": levels with the earliest and latest time of each; empty if there are none.
 */
export const levelWords = ({ levels }: Pick<ToldLevels, 'levels'>, clock: (ms: number) => string): string =>
  levels
    .map(
      ({ level, fromMs, provenMs }) =>
        `level ${level} at ${[...new Set([fromMs, provenMs].map(clock))].join('–')}`,
    )
    .join(', ');
