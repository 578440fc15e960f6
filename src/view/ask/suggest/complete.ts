/** Completes what is typed: the words at its end, as far back as they begin a suggestion. */
import type { Suggestion } from './entries.ts';

/** A text that completes what was typed. */
export interface Completion {
  /** The whole text. */
  text: string;
  /** The completed word. */
  name: string;
  kind: string;
}

/** Suggestions at once. */
const MOST = 7;
/** Letters that begin a name. */
const FEWEST = 2;
/** Words that are completed together. */
const LONGEST = 6;

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();

/** The completions of a text, the likeliest first; none where nothing begins so, or where it is complete. */
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
      // A question is about everything, so it stands alone.
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
