/** A measure of a player, and its kinds. */
import { formatClock, secondsOrNull } from '../../../game/clock.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import { endOf, type Side } from '../../compare/side.ts';
import { measuredBy } from './measure-words.ts';

/** A player of a game, with the game's map facts if known. */
export interface MeasuredSide extends Side {
  /** If only the beginning of the game is known, the time in ms at which its orders end. */
  firstMs?: number | null;
  chronicle?: Partial<Pick<ToldGame, 'places' | 'fights' | 'economy'>> | null;
}

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

/** The part of an address that leads to a moment of a game. */
export const momentAt = (sec: number): string => `#t=${formatClock(sec * 1000)}`;

const MINUTE = 60_000;

/** The last time in ms up to which the player's orders are known. */
export const measuredUntil = (side: MeasuredSide): number => Math.min(endOf(side), side.firstMs ?? Infinity);

/** Time differences below this number of seconds are insignificant. */
const TRIVIAL_SEC = 10;

/** Creates a measure for a game time in ms. */
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
  shownAt: null,
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
  most?: (side: MeasuredSide, ms: number) => number | null;
}

/** Creates a measure for a number up to the end of a minute; null for players who left earlier. */
export const byMinute = (
  id: string,
  what: string,
  of: (side: MeasuredSide, ms: number) => number | null,
  { minute, trivial, worse = 'less', unit = 'number', habit = id, everyRace = true, at, most }: By,
): Measure => {
  const ms = minute * MINUTE;
  return {
    ...{
      id: `${id}-${minute}`,
      name: measuredBy(what, formatClock(ms)),
      unit,
      worse,
      habit,
      trivial,
      everyRace,
    },
    ordered: false,
    of: (side) => (measuredUntil(side) < ms ? null : of(side, ms)),
    at: at ?? (() => ms),
    shownAt: { minute },
    ...(most && { most: (side) => most(side, ms) }),
  };
};
