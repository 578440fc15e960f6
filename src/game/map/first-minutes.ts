/** What spoiler-free mode may be asked to show of a game: its first minutes. The same in pages, scripts and styles. */
export const FIRST_MINUTES = [5, 8, 10] as const;

/** A class that all of these hide: what tells something of the whole game. */
export const WHOLE_GAME = 'from-10';

/**
 * Class of something that happened at a game time in ms: "from-5", "from-8" or "from-10" once so many minutes were
 * over, else none.
 */
export function fromClass(ms: number): string {
  const passed = FIRST_MINUTES.findLast((minutes) => ms >= minutes * 60_000);
  return passed === undefined ? '' : `from-${passed}`;
}
