/** A game time in ms as `m:ss`, floored: 65,831 ms is "1:05". Hours stay minutes, as replay clocks show them. */
export function formatClock(ms: number): string {
  const seconds = toSeconds(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Whole seconds of a time in ms, floored like `formatClock`, so that no two documents disagree. */
export const toSeconds = (ms: number): number => Math.floor(ms / 1000);

/** The same of a time that may not be known. */
export const secondsOrNull = (ms: number | null): number | null => (ms === null ? null : toSeconds(ms));
