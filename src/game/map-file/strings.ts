/** The table of texts that other files of a map refer to (war3map.wts), and how texts of mapmakers are shown. */
import { MAP_LIMITS } from './limits.ts';

/** Texts by number. What does not look like an entry is passed over. */
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
 * A text of a mapmaker on one line: looked up where it is a reference, without colour codes and characters that nobody can
 * see, cut where it is long. Null for an empty one.
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
