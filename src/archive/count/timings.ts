/** Distributions of timings and lengths. */
import { toSeconds } from '../../game/clock.ts';
import { timingOf, type Timing } from '../../game/key-timings.ts';
import type { Appearance, PlacedGame } from './appearances.ts';
import { medianInterval } from './chance.ts';
import { distribution, type Distribution } from './distribution.ts';

/** All known times of a timing, in the order of the appearances. */
export const timesOf = (appearances: readonly Appearance[], timing: Timing): number[] =>
  appearances.flatMap(({ player }) => timingOf(player, timing) ?? []);

/** The distribution of a timing over the players who reached it; null if none did. */
export const timingSpread = (appearances: readonly Appearance[], timing: Timing): Distribution | null =>
  distribution(timesOf(appearances, timing));

/**
 * The 95 % confidence interval of a timing's median in whole seconds, with each person drawn as a unit; null for
 * fewer than five people.
 */
export const timingMedian = (appearances: readonly Appearance[], timing: Timing) =>
  medianInterval(
    [...Map.groupBy(appearances, ({ person, player }) => person ?? player).values()]
      .map((ofPerson) => timesOf(ofPerson, timing).map(toSeconds))
      .filter((times) => times.length > 0),
  );

/** Lengths of complete games up to the moment when they were decided; incomplete recordings have no known length. */
export const lengthsOf = (games: readonly PlacedGame[]): number[] =>
  games.filter(({ game }) => game.complete).map(({ game }) => game.decidedMs);

/** The distribution of the lengths of complete recordings. */
export const lengthSpread = (games: readonly PlacedGame[]): Distribution | null =>
  distribution(lengthsOf(games));

/** A bar of a histogram: values from `fromSec` up to, but excluding, `toSec`. */
export interface Bin {
  fromSec: number;
  toSec: number;
  count: number;
}

/** Number of times in each interval of the given width, from the first interval that isn't empty to the last. */
export function histogram(times: readonly number[], widthSec: number): Bin[] {
  if (times.length === 0) return [];
  const places = times.map((ms) => Math.floor(ms / 1000 / widthSec));
  const first = Math.min(...places);
  return Array.from({ length: Math.max(...places) - first + 1 }, (_, index) => ({
    fromSec: (first + index) * widthSec,
    toSec: (first + index + 1) * widthSec,
    count: places.filter((place) => place === first + index).length,
  }));
}
