/** How moments and lengths are spread. */
import { toSeconds } from '../../game/clock.ts';
import { timingOf, type Timing } from '../../game/key-timings.ts';
import type { Appearance, PlacedGame } from './appearances.ts';
import { medianInterval } from './chance.ts';
import { distribution, type Distribution } from './distribution.ts';

/** All known times of one moment, in the order of the appearances. */
export const timesOf = (appearances: readonly Appearance[], timing: Timing): number[] =>
  appearances.flatMap(({ player }) => timingOf(player, timing) ?? []);

/** How one moment is spread over the players who reached it; null when nobody did. */
export const timingSpread = (appearances: readonly Appearance[], timing: Timing): Distribution | null =>
  distribution(timesOf(appearances, timing));

/** Where the median of a moment lies with 95 % confidence, in whole seconds, each person drawn as one; null for fewer than five. */
export const timingMedian = (appearances: readonly Appearance[], timing: Timing) =>
  medianInterval(
    [...Map.groupBy(appearances, ({ person, player }) => person ?? player).values()]
      .map((ofPerson) => timesOf(ofPerson, timing).map(toSeconds))
      .filter((times) => times.length > 0),
  );

/** How long the games lasted until they were decided, of those whose recording is complete; of others nobody knows. */
export const lengthsOf = (games: readonly PlacedGame[]): number[] =>
  games.filter(({ game }) => game.complete).map(({ game }) => game.decidedMs);

/** How the lengths of complete recordings are spread. */
export const lengthSpread = (games: readonly PlacedGame[]): Distribution | null =>
  distribution(lengthsOf(games));

/** One bar of a histogram: values from `fromSec` up to, but not at, `toSec`. */
export interface Bin {
  fromSec: number;
  toSec: number;
  count: number;
}

/** How many times lie in each stretch of the given width, from the first that has any to the last. */
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
