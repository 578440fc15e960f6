/** Describes when a game was played, as precisely as known, with the basis. */
import { testedPhrase, testedPatchOf, type Played } from '../game/derive/played.ts';
import { dateText } from './dates.ts';

/** Texts about when a game was played. */
export const DATE_WORDS = {
  /** The basis of a date; these texts continue a sentence. */
  basis: {
    eventDay: 'the day of its event',
    mapBuilt: 'when its map was built',
    publicBefore: 'before its replay was public',
    publicUntil: 'after its patch or map came out, before its replay was public',
    noPatchDate: 'its patch has no known date',
    beforeNextPatch: 'before the next patch came out',
    patchCurrent: (patch: string | null): string =>
      patch ? `while patch ${patch} was current` : 'while its patch was current',
  },
};

/**
 * "20 December 2015, 03:46 UTC", "27 December 2019", "between 8 August 2018 and 28 May 2019", "not before 4 November
 * 2025".
 */
export function playTimeText({ at, from, to }: Played): string {
  if (at !== undefined) return `${dateText(at.slice(0, 10))}, ${at.slice(11, 16)} UTC`;
  if (from !== undefined && from === to) return dateText(from);
  if (from !== undefined && to !== undefined) return `between ${dateText(from)} and ${dateText(to)}`;
  if (from !== undefined) return `not before ${dateText(from)}`;
  return to === undefined ? 'not known' : `not after ${dateText(to)}`;
}

/** The date in ISO 8601: a time, a day, or a possibly open interval; null if unknown. */
export function playTimeIso({ at, from, to }: Played): string | null {
  if (at !== undefined) return at;
  if (from === undefined && to === undefined) return null;
  return from === to ? from! : `${from ?? '..'}/${to ?? '..'}`;
}

/** The basis of a date, to continue a sentence: "while patch 1.30 was current". */
export function playBasisText(played: Played, patch: string | null): string {
  const { from, to, basis } = played;
  const tested = testedPatchOf(played, patch);
  const words = DATE_WORDS.basis;
  switch (basis) {
    case 'seed':
      return 'from the recording';
    case 'event':
      return from === to ? words.eventDay : 'by its event';
    case 'map-build':
      return to === undefined ? words.mapBuilt : 'after its map was built, before the next patch';
    case 'public':
      return from === undefined ? words.publicBefore : words.publicUntil;
    case 'patch':
      if (from === undefined && to === undefined) return words.noPatchDate;
      if (from === undefined) return words.beforeNextPatch;
      if (tested !== null) return testedPhrase(tested);
      if (to !== undefined) return words.patchCurrent(patch);
      return patch ? `when patch ${patch} came out` : 'when its patch came out';
  }
}
