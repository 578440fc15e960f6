import { formatClock } from '../../game/clock.ts';

/** Parses a time as people write it, such as "4:30", "5" or "5 min", to seconds; null for anything else. */
export function parseClock(text: string): number | null {
  const [, minutes, seconds = '0'] =
    /^(\d{1,3})(?::([0-5]\d))?\s*(?:m|min|mins|minutes?)?$/.exec(text.trim().toLowerCase()) ?? [];
  return minutes === undefined ? null : Number(minutes) * 60 + Number(seconds);
}

/** Formats seconds as `m:ss`. */
export const plainClock = (seconds: number): string => formatClock(seconds * 1000);
