/** When kept games were played, as far as recording, file name and file tell. */
import { timeWithin } from '../../game/bounds.ts';
import type { KeptGame } from '../../game/stored/library-game.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Setting } from '../../view/game/facts.ts';
import { playBasisText } from '../../view/played.ts';

/** What a date is based on, in words. */
export const WHEN_WORDS = {
  /** Follow a date in lists. */
  bases: {
    played: '',
    name: ', by its file name',
    entry: ', by its date in the archive',
    file: ', by its file date',
    patch: ' or later, by its patch',
    kept: ', when it was kept',
  },
  /** The basis of a date from a file name, in a report. */
  byName: 'by its file name',
  /** Follow the basis of a range of days in a report. */
  lastChange: {
    entry: (basis: string, day: string): string => `${basis}; its date in the archive is ${day}`,
    file: (basis: string, day: string): string => `${basis}; its file date is ${day}`,
  },
};

/** Dates in file names, such as `w3c-20260426112948.w3g`, `Replay_2026_04_26_1129.w3g` or `2019-05-03 final.w3g`. */
const DAY =
  /(?<!\d)(20\d\d)([-_. ]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[-_ T]?([01]\d|2[0-3])[-_.:]?([0-5]\d)(?:[-_.:]?([0-5]\d))?)?(?!\d)/;

/** Tolerance of a day, because device clocks and time zones differ. */
const SLACK_MS = 24 * 60 * 60 * 1000;

/** The game's release, before which no recording exists. */
const FIRST_MS = Date.UTC(2002, 6, 3);

/**
 * When a recording was saved, according to its file name, in ms since 1970 by the device's clock. Null if the name
 * contains no date, or if the date is more than a day after `before`.
 */
export function dateInName(path: string, savedMs: number): number | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [, year, , month, day, hours = '12', minutes = '0', seconds = '0'] = DAY.exec(name) ?? [];
  if (year === undefined) return null;
  const date = new Date(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hours),
    Number(minutes),
    Number(seconds),
  );
  const ms = date.getTime();
  // Rejects dates such as 31 February, which would become a day in March.
  return date.getDate() === Number(day) && ms >= FIRST_MS && ms < savedMs + SLACK_MS ? ms : null;
}

/**
 * The basis of a date, best first. NetEase's recordings contain their start (`played`), exact to the second. A date in
 * a file name survives copying: all 6 in our test recordings fit their patches. The last change, from an archive
 * (`entry`) or of the file, is often the day of a download: it fits for 10 of 307 recordings. The rest have only the
 * release of their patch, or the time of saving.
 */
export type WhenBasis = 'played' | 'name' | 'entry' | 'file' | 'patch' | 'kept';

export interface When {
  when: number;
  whenBasis: WhenBasis;
}

/** The evidence of a recording's date. */
interface Dated {
  /** ISO 8601, if the recording proves when it was played. */
  playedAt: string | null;
  /** First possible day, from patch and map; null if unknown. */
  playedFrom: string | null;
}

/** Paths inside an archive, such as "games.zip/day 1/final.w3g". */
const IN_ARCHIVE = /\.(?:zip|tar|tgz|gz)\//i;

const UNDATED: Dated = { playedAt: null, playedFrom: null };

/**
 * When a game was played. A date before the release of the game's patch is ignored. A much later date is accepted,
 * because people play old patches for many years.
 */
export function whenOf(
  { name, added, modified }: Pick<KeptGame, 'name' | 'added' | 'modified'>,
  facts: Dated | null,
): When {
  const { playedAt, playedFrom } = facts ?? UNDATED;
  const [played, first] = [playedAt, playedFrom].map((day) => timeWithin(Date.parse(day ?? '')));
  if (played) return { when: played, whenBasis: 'played' };
  const firstMs = first ?? -Infinity;
  const fits = (ms: number | null): ms is number => ms !== null && ms >= firstMs;
  const named = dateInName(name, added);
  if (fits(named)) return { when: named, whenBasis: 'name' };
  if (fits(modified)) return { when: modified, whenBasis: IN_ARCHIVE.test(name) ? 'entry' : 'file' };
  if (first) return { when: first, whenBasis: 'patch' };
  return { when: added, whenBasis: 'kept' };
}

/** Whether a game's day is known, not just its patch or when it was kept. */
export const hasOwnDate = ({ whenBasis }: Pick<When, 'whenBasis'>): boolean =>
  whenBasis !== 'patch' && whenBasis !== 'kept';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** "3 May 2019", in the visitor's time zone. */
export const dayText = ({ when }: Pick<When, 'when'>): string => DATE.format(when);

/** "3 May 2019, by its file name". */
export const whenText = (game: When): string => dayText(game) + WHEN_WORDS.bases[game.whenBasis];

/** A visitor's file: `inside` is set if it is inside an archive, `from` if the game isn't from a visitor's file. */
interface FileOf {
  path: string;
  file: File;
  from?: string;
  inside?: object;
  added?: number;
}

/** Path in an archive with only this recording, and last change in ms since 1970. Null if there is none. */
interface Dates {
  path: string | null;
  modified: number | null;
}

/**
 * Path and last change (in ms since 1970) of a game's file, inside its archive if it is in one. An example was never
 * the visitor's file, a packed game may have no date, and the date of an archive isn't that of its files.
 */
export function fileDates(
  { path: dropped, from, file, inside }: FileOf,
  { path, modified }: Dates,
): Pick<KeptGame, 'name' | 'modified'> {
  const name = path ?? dropped;
  const ofFile = inside || path !== null ? null : timeWithin(file.lastModified);
  return { name, modified: from === 'example' ? null : (modified ?? ofFile) };
}

/**
 * The date for a report, if the file has one and the recording doesn't. A date in the name replaces the range of days.
 * The last change only follows it, because it is often the day of a download.
 */
export function dateByFile(file: FileOf, dates: Dates, { played, patch }: GameAnalysis): Setting['dated'] {
  const { at: playedAt = null, from: playedFrom = null } = played;
  const kept = { ...fileDates(file, dates), added: file.added ?? Date.now() };
  const when = whenOf(kept, { playedAt, playedFrom });
  if (when.whenBasis === 'name') return { day: dayText(when), basis: WHEN_WORDS.byName };
  if (when.whenBasis !== 'entry' && when.whenBasis !== 'file') return undefined;
  return { basis: WHEN_WORDS.lastChange[when.whenBasis](playBasisText(played, patch), dayText(when)) };
}
