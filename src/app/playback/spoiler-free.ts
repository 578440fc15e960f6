/** What spoiler-free mode shows of a game. */

/**
 * In spoiler-free mode, the first minutes that are visible, in ms, even if the game was shorter; null if the whole game
 * is visible.
 */
export function visibleMs(root: HTMLElement): number | null {
  const { spoilers, first } = document.documentElement.dataset;
  return spoilers === 'hidden' && first && !root.closest('.asked') ? Number(first) * 60_000 : null;
}

/** The range of a slider that must not tell how long the game lasted: it grows as the visitor goes on. */
export const openEndMs = (ms: number): number => 600_000 * Math.max(2, Math.ceil((ms + 300_000) / 600_000));

/** Whether results are hidden, and the visitor hasn't asked for those of this game. */
export const hidesResults = (root: HTMLElement): boolean =>
  document.documentElement.dataset['spoilers'] === 'hidden' && !root.closest('.asked');
