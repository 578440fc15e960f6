/** Formats dates. Separate from `played.ts`, because the replay browser needs only this part. */
import type { Days } from '../game/derive/patches.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** Formats a day, month or year: "20 December 2015", "April 2019", "2019". */
export function dateText(iso: string): string {
  const [year, month, day] = iso.split('-');
  const name = MONTHS[Number(month) - 1];
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ');
}

/**
 * Formats a range of days for lists, by month if the day is unknown: "20 Dec 2015", "Aug 2018 – May 2019", "from Nov
 * 2025"; null if nothing is known.
 */
export function shortDates({ from, to }: { [Side in keyof Days]: string | null }): string | null {
  // Three letters of each month: "Dec" from "December".
  const short = (iso: string) => dateText(iso).replace(/[a-z]{3,}/, (letters) => letters.slice(0, 2));
  const [first, last] = [from?.slice(0, 7), to?.slice(0, 7)];
  if (from && from === to) return short(from);
  if (first === undefined) return last === undefined ? null : `until ${short(last)}`;
  if (last === undefined) return `from ${short(first)}`;
  return first === last ? short(first) : `${short(first)} – ${short(last)}`;
}
