/** When a game was played, in words: as exactly as it is known, and from what. */
import type { Played } from '../game/derive/played.ts';
import { dateText } from './dates.ts';

/** "20 December 2015, 03:46 UTC", "27 December 2019", "between 8 August 2018 and 28 May 2019", "not before 4 November 2025". */
export function playedText({ at, from, to }: Played): string {
  if (at !== undefined) return `${dateText(at.slice(0, 10))}, ${at.slice(11, 16)} UTC`;
  if (from !== undefined && from === to) return dateText(from);
  if (from !== undefined && to !== undefined) return `between ${dateText(from)} and ${dateText(to)}`;
  if (from !== undefined) return `not before ${dateText(from)}`;
  return to === undefined ? 'not known' : `not after ${dateText(to)}`;
}

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
    case 'public':
      return from === undefined
        ? 'before its replay was public'
        : 'from its patch or map until its replay was public';
    case 'patch':
      if (from === undefined && to === undefined) return 'its patch has no known date';
      if (from === undefined) return 'before the next patch came out';
      if (to === undefined) return patch ? `when patch ${patch} came out` : 'when its patch came out';
      return patch ? `while patch ${patch} was current` : 'while its patch was current';
  }
}
