/** What a measure of a player is, and what can be told of its values. */
import type { Distribution } from '../../archive/count/distribution.ts';
import { quantile } from '../../game/quantiles.ts';
import { formatClock, secondsOrNull } from '../../game/clock.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { endOf, type Side } from '../compare/side.ts';

/** A player of a game, with the game's map facts if known. */
export interface MeasuredSide extends Side {
  /** If only the beginning of the game is known, the time in ms at which its orders end. */
  firstMs?: number | null;
  chronicle?: Partial<Pick<ToldGame, 'places' | 'fights' | 'maybeLost' | 'economy'>> | null;
}

/** What is measured of a player in a game. Values are in the measure's unit, in whole numbers. */
export interface Measure {
  id: string;
  name: string;
  /** A game time in seconds, a duration in seconds, a share in percent, or a number. */
  unit: 'clock' | 'seconds' | 'percent' | 'number';
  /** Whether players who lose more often typically have more or less of it. A later time counts as more. */
  worse: 'more' | 'less';
  /** The habit that the measure is about. Advice includes each habit only once. */
  habit: string;
  /**
   * Smaller differences from the median than this are insignificant. For times, so are those of less than a tenth of
   * the median.
   */
  trivial: number;
  /** Whether the measure can be compared between races. */
  everyRace: boolean;
  /**
   * Whether the measure is based on an order. Only then does a missing value mean that the player didn't do it,
   * because places and births aren't always recorded.
   */
  ordered: boolean;
  /** The value; null if the player has none or it isn't recorded. */
  of: (side: MeasuredSide) => number | null;
  /**
   * The highest possible value, if `of` counts only confirmed objects. A player without confirmed objects may have
   * made as many as everyone else.
   */
  most?: (side: MeasuredSide) => number | null;
  /** The moment to look at, in ms; null for none. Times use their own moment. */
  at: (side: MeasuredSide) => number | null;
  /** Where a game page shows the value, if it has no moment of its own: at the minute up to which it counts, or in a section. */
  shownAt: { minute: number } | { section: string } | null;
}

/** A minute in ms. */
export const MINUTE = 60_000;

/** The last time in ms up to which the player's orders are known. */
export const lastKnownMs = (side: MeasuredSide): number => Math.min(endOf(side), side.firstMs ?? Infinity);

/** A measure of a game time in ms. */
export const clockMeasure = (
  id: string,
  name: string,
  ms: (side: MeasuredSide) => number | null | undefined,
  overrides: Partial<Measure> = {},
): Measure => ({
  id,
  name,
  unit: 'clock',
  worse: 'more',
  habit: id,
  trivial: 10,
  everyRace: true,
  ordered: true,
  of: (side) => secondsOrNull(ms(side) ?? null),
  at: (side) => ms(side) ?? null,
  shownAt: null,
  ...overrides,
});

interface CountByMinute extends Pick<Measure, 'trivial'>, Partial<Omit<Measure, 'trivial'>> {
  minute: number;
  /** The value at a time in ms, up to which the player's orders are known. */
  valueOf: (side: MeasuredSide, ms: number) => number | null;
}

/** A measure of a number up to the end of a minute; null for players who left earlier. */
export const countByMinute = (
  id: string,
  what: string,
  { minute, valueOf, ...overrides }: CountByMinute,
): Measure => {
  const ms = minute * MINUTE;
  return {
    id: `${id}-${minute}`,
    name: `${what} by ${formatClock(ms)}`,
    unit: 'number',
    worse: 'less',
    habit: id,
    everyRace: true,
    ordered: false,
    shownAt: { minute },
    of: (side) => (lastKnownMs(side) < ms ? null : valueOf(side, ms)),
    at: () => ms,
    ...overrides,
  };
};

/** Share of the median below which time differences don't count. */
const TRIVIAL_SHARE = 1 / 10;

/** The largest insignificant difference from the median of a distribution. */
export const trivialIn = ({ unit, trivial }: Measure, { median }: Pick<Spread, 'median'>): number =>
  unit === 'clock' ? Math.max(trivial, median * TRIVIAL_SHARE) : trivial;

/** Distribution of the values of a measure, in its unit. Quartiles are interpolated. */
export interface Spread {
  /** Number of values. */
  n: number;
  min: number;
  lower: number;
  median: number;
  upper: number;
  max: number;
}

/** The distribution of values, which are rounded down first; null if there are none. */
export function spreadOf(values: readonly (number | null | undefined)[]): Spread | null {
  const known = values.flatMap((value) => (value == null ? [] : Math.floor(value))).sort((a, b) => a - b);
  if (known.length === 0) return null;
  const [min, lower, median, upper, max] = [0, 1 / 4, 1 / 2, 3 / 4, 1].map((share) =>
    quantile(known, share),
  ) as [number, number, number, number, number];
  return { n: known.length, min, lower, median, upper, max };
}

/** A spread for charts, whose axes are in seconds. */
export const onAxis = ({ n, min, lower, median, upper, max }: Spread): Distribution => ({
  n,
  minSec: min,
  lowerSec: lower,
  medianSec: median,
  upperSec: upper,
  maxSec: max,
});

/** The entry nearest to the better quartile of a measure: an example to follow, not a record. */
export function exampleIn<Entry extends { value: number }>(
  entries: readonly Entry[],
  { worse }: Measure,
  { lower, upper }: Spread,
): Entry | undefined {
  const good = worse === 'more' ? lower : upper;
  return entries.toSorted((a, b) => Math.abs(a.value - good) - Math.abs(b.value - good))[0];
}
