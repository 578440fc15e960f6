/** A measure of a player, and its kinds. */
import { formatClock, secondsOrNull } from '../../../game/clock.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import { endOf, type Side } from '../../compare/side.ts';

/** A player of a game, with the game's map facts if known. */
export interface MeasuredSide extends Side {
  /** End of its orders in ms, if it is only a beginning. */
  firstMs?: number | null;
  chronicle?: Partial<Pick<ToldGame, 'places' | 'fights' | 'economy'>> | null;
}

export interface Measure {
  id: string;
  name: string;
  /** A game time in seconds, a duration in seconds, a share in percent, or a number. */
  unit: 'clock' | 'seconds' | 'percent' | 'number';
  /** Whether players who lose more often have more of it or less. A later time is more. */
  worse: 'more' | 'less';
  /** The habit that it shows: advice includes each habit once. */
  habit: string;
  /** Insignificant difference from the median, in its unit; for times, also a tenth of the median. */
  trivial: number;
  /** Whether it is comparable between races. */
  everyRace: boolean;
  /** Whether an order shows it. Only these can be missed, because places and births are not always recorded. */
  ordered: boolean;
  /** The value; null if the player has none or it isn't recorded. */
  of: (side: MeasuredSide) => number | null;
  /** The moment to look at, in ms; null for none. Times use their own moment. */
  at: (side: MeasuredSide) => number | null;
}

const MINUTE = 60_000;

/** The last moment with known orders of the player, in ms. */
export const measuredUntil = (side: MeasuredSide): number => Math.min(endOf(side), side.firstMs ?? Infinity);

/** Insignificant difference of times in seconds; smaller ones are chance. */
const TRIVIAL_SEC = 10;

/** A game time, given in ms. */
export const clock = (
  id: string,
  name: string,
  ms: (side: MeasuredSide) => number | null | undefined,
  more: Partial<Pick<Measure, 'habit' | 'everyRace' | 'ordered'>> = {},
): Measure => ({
  ...{ id, name, unit: 'clock', worse: 'more', habit: id, trivial: TRIVIAL_SEC },
  ...{ everyRace: true, ordered: true },
  of: (side) => secondsOrNull(ms(side) ?? null),
  at: (side) => ms(side) ?? null,
  ...more,
});

/** Details of a measure at a time that not every game reaches. */
interface By {
  minute: number;
  trivial: number;
  worse?: Measure['worse'];
  unit?: Measure['unit'];
  habit?: string;
  everyRace?: boolean;
  at?: Measure['at'];
}

/** A number up to the end of a minute; null for players who had left. */
export const byMinute = (
  id: string,
  what: string,
  of: (side: MeasuredSide, ms: number) => number | null,
  { minute, trivial, worse = 'less', unit = 'number', habit = id, everyRace = true, at }: By,
): Measure => {
  const ms = minute * MINUTE;
  return {
    ...{
      id: `${id}-${minute}`,
      name: `${what} by ${formatClock(ms)}`,
      unit,
      worse,
      habit,
      trivial,
      everyRace,
    },
    ordered: false,
    of: (side) => (measuredUntil(side) < ms ? null : of(side, ms)),
    at: at ?? (() => ms),
  };
};
