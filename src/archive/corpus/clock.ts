/** Finds times that can't be right, because a clock was wrong or somebody mistyped a year. */
import type { AddedTimes } from './added-times.ts';
import type { TournamentEvent } from './events.ts';
import { ADDED_FILE, EVENTS_FILE, PUBLIC_FILE } from './layout.ts';
import type { PublicDays } from './public-days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Machines and time zones differ by less than this. */
const SLACK_MS = DAY_MS;
/** An archive that got no game for this long is rarer than a wrong clock. */
const LONG_MS = 3 * 365 * DAY_MS;

/** The latest of the times; null if there are none. */
const newestOf = (times: AddedTimes): string | null => [...times.values()].sort().at(-1) ?? null;

/**
 * Throws a sentence if games were added after the current time `now`: they would come before these games in every feed,
 * because the clock runs backwards or was wrong then.
 */
export function checkClock(now: string, times: AddedTimes): void {
  const newest = newestOf(times);
  if (newest === null || Date.parse(newest) <= Date.parse(now) + SLACK_MS) return;
  const said = new Error(
    `The clock of this machine says ${now}, but ${ADDED_FILE} has a game of ${newest}. Set the clock, or correct the ` +
      'time in the list.',
  );
  delete said.stack;
  throw said;
}

/** A sentence if the clock is so far ahead of the newest game that it may be wrong; null otherwise. */
export function doubtfulClock(now: string, times: AddedTimes): string | null {
  const newest = newestOf(times);
  if (newest === null || Date.parse(now) - Date.parse(newest) <= LONG_MS) return null;
  return `The clock of this machine says ${now}. New games get this time; the newest game before is of ${newest}.`;
}

/** Dates of a corpus that lie in the future, as sentences. */
export function futureDates(
  now: string,
  {
    added,
    events,
    publicDays,
  }: { added: AddedTimes; events: readonly TournamentEvent[]; publicDays: PublicDays },
): string[] {
  const limit = new Date(Date.parse(now) + SLACK_MS).toISOString();
  const future = (file: string, what: string, date: string | null): string[] =>
    // A year or a month is compared by its own length.
    date !== null && date > limit.slice(0, date.length)
      ? [`${file}: ${what} has the date ${date}, which lies in the future.`]
      : [];
  return [
    ...[...added].flatMap(([id, time]) => future(ADDED_FILE, id, time)),
    ...events.flatMap(({ id, date }) => future(EVENTS_FILE, id, date)),
    ...[...publicDays].flatMap(([id, { day }]) => future(PUBLIC_FILE, id, day)),
  ];
}
