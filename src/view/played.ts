/** Describes when a game was played, as precisely as known, with the basis. */
import type { Played } from '../game/derive/played.ts';
import { dateText } from './dates.ts';
import { DATE_WORDS } from './played-words.ts';

/** "20 December 2015, 03:46 UTC", "27 December 2019", "between 8 August 2018 and 28 May 2019", "not before 4 November 2025". */
export function playedText({ at, from, to }: Played): string {
  if (at !== undefined) return DATE_WORDS.time(dateText(at.slice(0, 10)), at.slice(11, 16));
  if (from !== undefined && from === to) return dateText(from);
  if (from !== undefined && to !== undefined) return DATE_WORDS.between(dateText(from), dateText(to));
  if (from !== undefined) return DATE_WORDS.notBefore(dateText(from));
  return to === undefined ? DATE_WORDS.unknown : DATE_WORDS.notAfter(dateText(to));
}

/** The date in ISO 8601: a time, a day, or a possibly open interval; null if unknown. */
export function playedIso({ at, from, to }: Played): string | null {
  if (at !== undefined) return at;
  if (from === undefined && to === undefined) return null;
  return from === to ? from! : `${from ?? '..'}/${to ?? '..'}`;
}

/** The basis of a date, to continue a sentence: "while patch 1.30 was current". */
export function playedBasis({ from, to, basis }: Played, patch: string | null): string {
  const words = DATE_WORDS.basis;
  switch (basis) {
    case 'seed':
      return words.recording;
    case 'event':
      return from === to ? words.eventDay : words.event;
    case 'map-build':
      return to === undefined ? words.mapBuilt : words.mapBuiltUntil;
    case 'public':
      return from === undefined ? words.publicBefore : words.publicUntil;
    case 'patch':
      if (from === undefined && to === undefined) return words.noPatchDate;
      if (from === undefined) return words.beforeNextPatch;
      return to === undefined ? words.patchOut(patch) : words.patchCurrent(patch);
  }
}
