/** The time of a text such as "15:36", in ms; null for other texts. */
export function clockMs(text: string): number | null {
  const [, minutes, seconds] = /^\s*(\d{1,4}):([0-5]\d)\s*$/.exec(text) ?? [];
  return minutes === undefined ? null : (Number(minutes) * 60 + Number(seconds)) * 1000;
}

/** Parses the fragment of a link to a moment of the game, which playback goes to. */
export const momentOf = (hash: string): number | null =>
  hash.startsWith('#t=') ? clockMs(hash.slice(3)) : null;
