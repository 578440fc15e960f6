/** A measure of a player, and its kinds. */
import { formatClock, secondsOrNull } from '../../../game/clock.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import { endOf, type Side } from '../../compare/side.ts';

/** A player of a game, with what is told of it on its map where that is known. */
export interface MeasuredSide extends Side {
  /** Where its orders end, in ms, if it is only the beginning of a game. */
  firstMs?: number | null;
  chronicle?: Partial<Pick<ToldGame, 'places' | 'fights' | 'economy'>> | null;
}

export interface Measure {
  id: string;
  name: string;
  /** A game time in seconds, a stretch of time in seconds, a share in percent, or a number. */
  unit: 'clock' | 'seconds' | 'percent' | 'number';
  /** Whether players who lose more often have more of it, or less. A later time is more. */
  worse: 'more' | 'less';
  /** Habit that it shows: advice names each habit once. */
  habit: string;
  /** Differences up to this from the median say nothing, in its unit; of times a tenth of the median does neither. */
  trivial: number;
  /** Whether players of different races can be compared in it. */
  everyRace: boolean;
  /** Whether an order shows it: only those can be missed, as places and births are not always recorded. */
  ordered: boolean;
  /** The value; null where the player has none, or the recording does not tell. */
  of: (side: MeasuredSide) => number | null;
  /** The moment of the game to look at, in ms; null for none. Times are their own moment. */
  at: (side: MeasuredSide) => number | null;
}

const MINUTE = 60_000;

/** The last moment, in ms, of which orders of the player are there. */
export const measuredUntil = (side: MeasuredSide): number => Math.min(endOf(side), side.firstMs ?? Infinity);

/** Seconds from which on times of a game may matter; below this players differ by chance. */
const TRIVIAL_SEC = 10;

/** A time of the game, given in ms. */
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

/** A number up to the end of a minute; null for players who had left by then. */
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
