/**
 * Reads the table of strings that a map's other files refer to (war3map.wts), and cleans map makers' text for display.
 */
import { MAP_LIMITS } from './limits.ts';

/** Reads the strings, keyed by number. Skips everything that doesn't look like an entry. */
export function readStrings(bytes: Uint8Array): Map<number, string> {
  const strings = new Map<number, string>();
  const text = new TextDecoder().decode(bytes);
  for (const entry of text.split(/^STRING /m).slice(1)) {
    const [open, close] = [entry.indexOf('{'), entry.indexOf('}')];
    if (open >= 0 && close > open)
      strings.set(Number.parseInt(entry, 10), entry.slice(open + 1, close).trim());
  }
  return strings;
}

/**
 * A map maker's text as one line: references are resolved, colour codes and invisible characters removed, long text shortened.
 * Null if it is empty.
 */
export function shownText(text: string, strings: ReadonlyMap<number, string>): string | null {
  const [, number] = /^TRIGSTR_(\d{1,6})$/.exec(text.trim()) ?? [];
  const full = number === undefined ? text : (strings.get(Number(number)) ?? '');
  const line = full
    .slice(0, 4 * MAP_LIMITS.text)
    .replace(/\|c[0-9a-f]{8}|\|[rn]/gi, ' ')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, MAP_LIMITS.text).join('').trim() || null;
}
