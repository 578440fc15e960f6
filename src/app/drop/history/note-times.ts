/** Times of the game in a note, such as the 5:32 of "5:32 second hero, too late". */
const CLOCK = /(?<![\d:])(\d{1,3}):([0-5]\d)(?![\d:])/g;

/** In ms, in the order in which they come up, each once. */
export const timesIn = (note: string): number[] => [
  ...new Set(
    [...note.matchAll(CLOCK)].map(([, minutes, seconds]) => (Number(minutes) * 60 + Number(seconds)) * 1000),
  ),
];
