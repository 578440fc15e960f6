/** Game times in a note, such as the 5:32 in "5:32 second hero, too late". */
const CLOCK = /(?<![\d:])(\d{1,3}):([0-5]\d)(?![\d:])/g;

/** Distinct times in ms, in order of appearance. */
export const timesIn = (note: string): number[] => [
  ...new Set(
    [...note.matchAll(CLOCK)].map(([, minutes, seconds]) => (Number(minutes) * 60 + Number(seconds)) * 1000),
  ),
];
