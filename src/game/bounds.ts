/**
 * Bounds for times and texts from outside: dates of files, archives and stored games, names and paths. What passes can
 * be shown, sorted, saved and packed, whatever a file claims.
 */

/** The end of the last year that ISO 8601 writes in four digits. */
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** A time in whole ms since 1970, up to the year 9999; null for anything else. Zero means that no time is stated. */
export const timeWithin = (ms: unknown): number | null =>
  typeof ms === 'number' && ms >= 1 && ms <= LAST_MS ? Math.floor(ms) : null;

/** Maximum length of a name: twice the longest Windows path. The longest player name measured has 19 characters. */
export const MAX_NAME = 512;

/**
 * A text of at most `maxLength` characters. Of a longer one, the start and the end stay, because paths end in file
 * names.
 */
export function textWithin(text: string, maxLength = MAX_NAME): string {
  if (text.length <= maxLength) return text;
  const half = (maxLength - 1) >> 1;
  // The cut may go through a character of two parts.
  return `${text.slice(0, half)}…${text.slice(-half)}`.toWellFormed();
}
