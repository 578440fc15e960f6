/** Texts about when a game was played. */

export const DATE_WORDS = {
  time: (day: string, time: string): string => `${day}, ${time} UTC`,
  between: (from: string, to: string): string => `between ${from} and ${to}`,
  notBefore: (day: string): string => `not before ${day}`,
  notAfter: (day: string): string => `not after ${day}`,
  unknown: 'not known',
  /** The basis of a date; these texts continue a sentence. */
  basis: {
    recording: 'from the recording',
    eventDay: 'the day of its event',
    event: 'by its event',
    mapBuilt: 'when its map was built',
    mapBuiltUntil: 'after its map was built, before the next patch',
    publicBefore: 'before its replay was public',
    publicUntil: 'after its patch or map came out, before its replay was public',
    noPatchDate: 'its patch has no known date',
    beforeNextPatch: 'before the next patch came out',
    /** `patch` is null if unknown. */
    patchOut: (patch: string | null): string =>
      patch ? `when patch ${patch} came out` : 'when its patch came out',
    patchCurrent: (patch: string | null): string =>
      patch ? `while patch ${patch} was current` : 'while its patch was current',
  },
};
