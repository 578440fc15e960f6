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
  /** Whether a higher or a lower value is typical of players who lose more often. A later time is a higher value. */
  worse: 'more' | 'less';
  /** The habit that the measure shows: advice includes each habit only once. */
  habit: string;
  /** Insignificant difference from the median, in its unit; for times, also a tenth of the median. */
  trivial: number;
  /** Whether the measure is comparable between races. */
  everyRace: boolean;
  /**
   * Whether the measure is based on an order. Only such measures can be missed, because places and births are not
   * always recorded.
   */
  ordered: boolean;
  /** The value; null if the player has none or it isn't recorded. */
  of: (side: MeasuredSide) => number | null;
  /**
   * The highest possible value, if `of` only has what is confirmed. Without a proof for what was made, a player may have
   * made as much as everyone else.
   */
  most?: (side: MeasuredSide) => number | null;
  /** The moment to look at, in ms; null for none. Times use their own moment. */
  at: (side: MeasuredSide) => number | null;
}

const MINUTE = 60_000;

/** The last moment for which the player's orders are known, in ms. */
export const measuredUntil = (side: MeasuredSide): number => Math.min(endOf(side), side.firstMs ?? Infinity);

/** Insignificant time difference in seconds; smaller differences are chance. */
const TRIVIAL_SEC = 10;

/** Makes a measure of a game time that is given in ms. */
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
  most?: (side: MeasuredSide, ms: number) => number | null;
}

/** Makes a measure of a number up to the end of a minute; null for players who had left. */
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
    ...(most && { most: (side) => most(side, ms) }),
  };
};
