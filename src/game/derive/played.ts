/** When a game was played: as exactly as its recording and its event tell. */
import type { Game } from '../game.ts';
import { patchDays, type Days } from './patches.ts';

/** What a date is concluded from. The codes are closed. */
export const PLAYED_BASES = {
  seed: 'NetEase’s platform starts each game with the time as its random seed',
  event: 'The event it belongs to was held then',
  'map-build': 'The name of its map carries the day on which that map was built',
  patch: 'Its patch came out on the first day, and the next one on the last',
  public: 'Its replay was public by the last day',
} as const;
export type PlayedBasis = keyof typeof PLAYED_BASES;

/**
 * The moment it started (`at`, `2015-12-20T03:46:41Z`), or the days it lies between (`2018-08-08`, both included).
 * A day is left out where nothing is known of it. The end of a patch is soft: a tournament may stay on it a little.
 */
export interface Played extends Days {
  at?: string;
  /** What narrowed it most. */
  basis: PlayedBasis;
}

type Dated = Pick<Game, 'patch' | 'build' | 'map' | 'randomSeed' | 'netease'>;

/** What is known of the date of a game besides its recording. */
export interface DatedBy {
  /** The days of its event. */
  event?: Days | undefined;
  /** A day on which the recording was public. */
  publicDay?: string | undefined;
}

/**
 * Concludes when a game was played. Only a seed of NetEase's platform is a
 * time, and only while that fits its patch: one in ten others looks like a date by chance.
 */
export function whenPlayed(game: Dated, { event = {}, publicDay }: DatedBy = {}): Played {
  const patch = patchDays(game);
  const at = game.netease ? seedTime(game.randomSeed, patch) : null;
  if (at !== null) return { at, basis: 'seed' };
  const built = narrowed({ ...patch, basis: 'patch' }, mapDays(game.map.path), 'map-build');
  const open = narrowed(built, publicDay === undefined ? {} : { to: publicDay }, 'public');
  return narrowed(open, event, 'event');
}

/** The days that a game lies between, the same day twice where its start is known. */
export const playedDays = ({ at, from, to }: Played): Days =>
  at === undefined
    ? { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    : { from: at.slice(0, 10), to: at.slice(0, 10) };

/** The days of an event whose first day is known as a day, a month or a year, and which was over with it. */
export const daysOf = (date: string): Days => ({
  from: date + '-01-01'.slice(date.length - 4),
  to: date.length === 4 ? `${date}-12-31` : date.length === 7 ? lastDayOf(date) : date,
});

/** NetEase's platform may move to the next patch later than others, but not by years. */
const LATE_MS = 366 * 24 * 60 * 60 * 1000;

/** A seed as the UTC second that it is; null where the patch was not out, or long gone. */
function seedTime(seed: number, { from, to }: Days): string | null {
  const ms = seed * 1000;
  const fits = ms >= Date.parse(from ?? '2003-07-01') && (to === undefined || ms < Date.parse(to) + LATE_MS);
  return fits ? new Date(ms).toISOString().replace('.000Z', 'Z') : null;
}

/** W3Champions puts the day and time a map was built into its name: `54_w3c_251104_0950_Tidehunters`. */
function mapDays(path: string): Days {
  const [, year, month, day] = /w3c_(\d\d)(\d\d)(\d\d)_\d{4}_[^\\/]*$/i.exec(path) ?? [];
  const from = `20${year}-${month}-${day}`;
  return isDay(from) ? { from } : {};
}

function isDay(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** What is known with one more fact. It gives way where it lies before all that is known, and a soft end to it. */
function narrowed(span: Played, fact: Days, basis: PlayedBasis): Played {
  if (fact.to !== undefined && fact.to < (span.from ?? '')) return span;
  const from = fact.from !== undefined && fact.from > (span.from ?? '') ? fact.from : span.from;
  const ends = [span.to, fact.to].filter((day) => day !== undefined && day >= (from ?? ''));
  const to = ends.sort()[0];
  if (from === span.from && to === span.to) return span;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }), basis };
}

const lastDayOf = (month: string): string => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number, 0)).toISOString().slice(0, 10);
};
