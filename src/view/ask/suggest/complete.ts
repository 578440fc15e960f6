/** Completes the typed text: its last words, as many of them as begin a suggestion. */
import type { Suggestion } from './entries.ts';

/** A completed text. */
export interface Completion {
  /** The whole text. */
  text: string;
  /** The completed word. */
  name: string;
  kind: string;
}

/** Maximum suggestions. */
const MOST = 7;
/** Minimum letters of a completed word. */
const FEWEST = 2;
/** Maximum words completed together. */
const LONGEST = 6;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();

/** The completions of a text, likeliest first; empty if there are none or the text is complete. */
export function completions(text: string, suggestions: readonly Suggestion[]): Completion[] {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length === 0 || /\s$/.test(text)) return [];
  for (const { index } of words.slice(-LONGEST)) {
    const typed = fold(text.slice(index));
    if (typed.length < FEWEST && !/\p{Script=Han}/u.test(typed)) return [];
    const whole: Completion[] = [];
    const inside: Completion[] = [];
    for (const [name, kind] of suggestions) {
      const folded = fold(name);
      if (folded === typed) continue;
      // A question is about everything, so it can't follow other words.
      if (kind === 'Ask' && index > 0) continue;
      const completion = { text: text.slice(0, index) + name, name, kind };
      if (folded.startsWith(typed)) whole.push(completion);
      else if (folded.includes(` ${typed}`)) inside.push(completion);
      if (whole.length === MOST) break;
    }
    const best = [...whole, ...inside].slice(0, MOST);
    if (best.length > 0) return best;
  }
  return [];
}
