/** Completes the typed text: its last words are completed to suggestions that begin with them. */
import { EMPTY_WORDS, GRAMMAR_WORDS } from '../lexicon/grammar-words.ts';
import type { Suggestion } from './entries.ts';
import { findPages } from './find-pages.ts';
import { foldWord } from './fold-word.ts';
import { isShortFor } from './short-names.ts';

/** A completed text. */
export interface Completion {
  /** The whole text. */
  text: string;
  /** The completion itself, or the title of a page. */
  name: string;
  kind: string;
  /** The address of a suggested page; undefined for a completion of the search text. */
  href?: string;
}

/** Maximum suggestions in total: completions and pages. */
const MOST = 7;
/** Maximum pages and questions that share words with the text. */
const MOST_PAGES = 3;
/** Minimum letters of a completed word. */
const FEWEST = 2;
/** Maximum words completed together. */
const LONGEST = 6;
/** Signs before a name's first word, as in `"sparx" match`. */
const BEFORE_WORDS = /(?<=^|\s)[^\p{L}\p{N}\s]+/gu;

/** The completions of a text, followed by questions and pages about it, likeliest first. */
export function completions(text: string, suggestions: readonly Suggestion[]): Completion[] {
  const completed = searches(text, suggestions);
  const questions = new Set(completed.filter(({ kind }) => kind === 'Ask').map(({ name }) => name));
  const about = findPages(text, suggestions, MOST_PAGES)
    .filter(([name, , href]) => href !== undefined || !questions.has(name))
    .map(([name, kind, href]): Completion =>
      href === undefined ? { text: name, name, kind } : { text, name, kind, href },
    );
  return [...completed.slice(0, MOST - about.length), ...about];
}

/** A number, a time or a range. Four digits don't count, because they can begin an event's name. */
const NUMBER = /^[\d<>][\d:.<>+-]*$/;
const BEGINS_UNIT = /^m(?:i(?:n(?:s|u(?:t(?:es?)?)?)?)?)?$/;

/**
 * Whether a word is already complete, so that it isn't taken for the beginning of a name: "20+ min" doesn't mean "20+
 * Mine", nor does "orc or" mean "orc Orc".
 */
const isComplete = (word: string, before: string): boolean =>
  (NUMBER.test(word) && !/^\d{4}/.test(word)) ||
  (BEGINS_UNIT.test(word) && /[\d+] ?$/.test(before)) ||
  (before !== '' && (GRAMMAR_WORDS.has(word) || EMPTY_WORDS.has(word)));

/** The completions of a text; empty if there are none or the text is complete. */
function searches(text: string, suggestions: readonly Suggestion[]): Completion[] {
  const words = [...text.matchAll(/\S+/g)];
  if (words.length === 0 || /\s$/.test(text)) return [];
  for (const { index } of words.slice(-LONGEST)) {
    const typed = foldWord(text.slice(index));
    if (isComplete(typed, foldWord(text.slice(0, index)))) continue;
    if (typed.length < FEWEST && !/\p{Script=Han}/u.test(typed)) return [];
    const whole: Completion[] = [];
    const inside: Completion[] = [];
    const short: Completion[] = [];
    for (const [name, kind, href] of suggestions) {
      if (href !== undefined) continue;
      const folded = foldWord(name).replace(BEFORE_WORDS, '');
      if (folded === typed) continue;
      // A question is about everything, so it can't follow other words.
      if (kind === 'Ask' && index > 0) continue;
      const completion = { text: text.slice(0, index) + name, name, kind };
      if (folded.startsWith(typed)) whole.push(completion);
      else if (folded.includes(` ${typed}`)) inside.push(completion);
      else if (kind !== 'Ask' && isShortFor(typed, name)) short.push(completion);
      if (whole.length === MOST) break;
    }
    const best = [...whole, ...inside, ...short].slice(0, MOST);
    if (best.length > 0) return best;
  }
  return [];
}
