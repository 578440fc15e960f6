/** How many minutes spoiler-free mode can reveal. Shared by pages, scripts and styles. */
export const FIRST_MINUTES = [5, 8, 10] as const;

/** Class that is hidden at every setting, for facts about the whole game. */
export const WHOLE_GAME = 'from-10';

/**
 * Class for an event at a game time in ms: "from-5", "from-8" or "from-10" after that many minutes, otherwise empty.
 */
export function fromClass(ms: number): string {
  const passed = FIRST_MINUTES.findLast((minutes) => ms >= minutes * 60_000);
  return passed === undefined ? '' : `from-${passed}`;
}
