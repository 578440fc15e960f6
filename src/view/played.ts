/** When a game was played, in words: as exactly as it is known, and from what. */
import type { Days } from '../replay/derive/patches.ts';
import type { Played } from '../replay/derive/played.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A day, month or year of an ISO date as people write it: "20 December 2015", "April 2019", "2019". */
export function dateText(iso: string): string {
  const [year, month, day] = iso.split('-');
  const name = MONTHS[Number(month) - 1];
  return [day && String(Number(day)), name, year].filter(Boolean).join(' ');
}

/** "20 December 2015, 03:46 UTC", "27 December 2019", "between 8 August 2018 and 28 May 2019", "not before 4 November 2025". */
export function playedText({ at, from, to }: Played): string {
  if (at !== undefined) return `${dateText(at.slice(0, 10))}, ${at.slice(11, 16)} UTC`;
  if (from !== undefined && from === to) return dateText(from);
  if (from !== undefined && to !== undefined) return `between ${dateText(from)} and ${dateText(to)}`;
  if (from !== undefined) return `not before ${dateText(from)}`;
  return to === undefined ? 'not known' : `not after ${dateText(to)}`;
}

/**
 * The same for lists, by the month where the day is not known: "20 Dec 2015", "Aug 2018 – May 2019", "from Nov 2025";
 * null where nothing is known.
 */
export function playedShort({ from, to }: Days): string | null {
  const short = (iso: string) => dateText(iso).replace(/[a-z]{3,}/, (rest) => rest.slice(0, 2));
  const [first, last] = [from?.slice(0, 7), to?.slice(0, 7)];
  if (from !== undefined && from === to) return short(from);
  if (first === undefined) return last === undefined ? null : `until ${short(last)}`;
  if (last === undefined) return `from ${short(first)}`;
  return first === last ? short(first) : `${short(first)} – ${short(last)}`;
}

/** The days that a game lies between, the same day twice where its start is known. */
export const playedDays = ({ at, from, to }: Played): Days =>
  at === undefined
    ? { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }
    : { from: at.slice(0, 10), to: at.slice(0, 10) };

/** The same as ISO 8601 has it: a time, a day, or an interval that may be open; null where nothing is known. */
export function playedIso({ at, from, to }: Played): string | null {
  if (at !== undefined) return at;
  if (from === undefined && to === undefined) return null;
  return from === to ? from! : `${from ?? '..'}/${to ?? '..'}`;
}

/** What that rests on, to be read on: "while patch 1.30 was current". */
export function playedBasis({ from, to, basis }: Played, patch: string | null): string {
  switch (basis) {
    case 'seed':
      return 'from the recording';
    case 'event':
      return from === to ? 'the day of its event' : 'by its event';
    case 'map-build':
      return to === undefined ? 'when its map was built' : 'after its map was built, before the next patch';
    case 'patch':
      if (from === undefined && to === undefined) return 'its patch has no known date';
      if (from === undefined) return 'before the next patch came out';
      if (to === undefined) return patch ? `when patch ${patch} came out` : 'when its patch came out';
      return patch ? `while patch ${patch} was current` : 'while its patch was current';
  }
}
