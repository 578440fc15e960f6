/** Works out when a game was played, as precisely as its recording and event allow. */
import type { Game } from '../game.ts';
import { RELEASES } from '../objects/numbers/releases.ts';
import { NEWEST_DAY, patchDays, type Days } from './patches.ts';

/** Possible bases of a date. The list of codes is closed. */
export const PLAYED_BASES = {
  seed: 'NetEase’s platform starts each game with the time as its random seed',
  event: 'Its event took place then',
  'map-build': 'The name of its map contains the date on which that map was built',
  patch: 'Its patch came out on the first day, and the next patch on the last',
  public: 'Its replay was public by the last day',
} as const;
export type PlayedBasis = keyof typeof PLAYED_BASES;

/**
 * The start time (`at`, `2015-12-20T03:46:41Z`), or the range of days (`2018-08-08`, both included). Unknown days are
 * absent. A patch's end is approximate: a tournament may use it a little longer.
 */
export interface Played extends Days {
  at?: string;
  /** The evidence that narrowed the range most. */
  basis: PlayedBasis;
}

type DatedGame = Pick<Game, 'patch' | 'build' | 'map' | 'randomSeed' | 'netease'> & { post202?: boolean };

/** Evidence about a game's date other than its recording. */
export interface DateEvidence {
  /** The days of the game's event. */
  event?: Days | undefined;
  /** A day on which the recording was public. */
  publicDay?: string | undefined;
}

/**
 * Works out when a game was played. Only NetEase seeds are times, and only if they fit the patch: one in ten other
 * seeds looks like a date by chance.
 */
export function whenPlayed(game: DatedGame, { event = {}, publicDay }: DateEvidence = {}): Played {
  const patch = patchDays(game);
  const startTime = game.netease ? seedTime(game.randomSeed, patch) : null;
  if (startTime !== null) return { at: startTime, basis: 'seed' };
  const sinceMapBuild = narrow({ ...patch, basis: 'patch' }, mapDays(game.map.path), 'map-build');
  const untilPublic = narrow(sinceMapBuild, publicDay === undefined ? {} : { to: publicDay }, 'public');
  return narrow(untilPublic, event, 'event');
}

/** The basis of a test version's date, to continue a sentence. */
export const testedPhrase = (patch: string): string =>
  `with a test version of patch ${patch}, before that came out`;

/**
 * The patch of which a game was played with a test version: only the patch says when it was played, and that ended before
 * the patch came out. Otherwise null.
 */
export function testedPatchOf({ basis, to }: Played, patch: string | null): string | null {
  const day = RELEASES.find((release) => release.patch === patch)?.day ?? '';
  return basis === 'patch' && to !== undefined && to <= day ? patch : null;
}

/** The evidence for a date as a sentence. */
export function playedSentence(played: Played, patch: string | null): string {
  const testedPatch = testedPatchOf(played, patch);
  return testedPatch === null
    ? `${PLAYED_BASES[played.basis]}.`
    : `It was played ${testedPhrase(testedPatch)}.`;
}

/** The range of days for a game; the same day twice if its start is known. */
export const playedDays = ({ at, from, to }: Played): Days =>
  at === undefined
    ? { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    : { from: at.slice(0, 10), to: at.slice(0, 10) };

/**
 * Converts an event's date, which may be a day, a month or a year, to a range of days. The event ended within
 * that period.
 */
export const eventDays = (date: string): Days => ({
  from: date + '-01-01'.slice(date.length - 4),
  to: date.length === 10 ? date : lastDayOf(date.length === 4 ? `${date}-12` : date),
});

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
/** NetEase's platform may move to the next patch later than others, but not by years. */
const LATE_MS = YEAR_MS;
/** Later than years after the newest release that we know, a date lies in the future, and is none. */
const FUTURE_MS = Date.parse(NEWEST_DAY) + 3 * YEAR_MS;

/**
 * Converts a seed to its UTC second; null if the patch wasn't out yet at that time, or had long been
 * replaced.
 */
function seedTime(seed: number, { from, to }: Days): string | null {
  const ms = seed * 1000;
  const end = to === undefined ? FUTURE_MS : Date.parse(to) + LATE_MS;
  const isPossible = ms >= Date.parse(from ?? '2003-07-01') && ms < end;
  return isPossible ? new Date(ms).toISOString().replace('.000Z', 'Z') : null;
}

/** Reads the build day of a W3Champions map from its name: `54_w3c_251104_0950_Tidehunters`. */
function mapDays(path: string): Days {
  const [, year, month, day] = /w3c_(\d\d)(\d\d)(\d\d)_\d{4}_[^\\/]*$/i.exec(path) ?? [];
  const from = `20${year}-${month}-${day}`;
  return isDay(from) && Date.parse(from) < FUTURE_MS ? { from } : {};
}

function isDay(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/**
 * Narrows a range with one more fact. Ignores the fact if it ends before the range begins. If the fact begins
 * after the range ends, it replaces the end, which is only approximate.
 */
function narrow(span: Played, fact: Days, basis: PlayedBasis): Played {
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
