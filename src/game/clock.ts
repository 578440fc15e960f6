/**
 * Formats a game time in ms as `m:ss`, rounded down: 65,831 ms is "1:05". Minutes go past 60, as in replay clocks.
 */
export function formatClock(ms: number): string {
  const seconds = toSeconds(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Converts ms to whole seconds, rounded down like `formatClock`, so that all documents agree. */
export const toSeconds = (ms: number): number => Math.floor(ms / 1000);

/** Converts ms to whole seconds; returns null for unknown times. */
export const secondsOrNull = (ms: number | null): number | null => (ms === null ? null : toSeconds(ms));
