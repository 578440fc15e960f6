/** Finds suggested pages and questions for the text in a search field. */
import { foldWord } from './fold-word.ts';
import { initialsOf } from './short-names.ts';
import type { Suggestion } from './entries.ts';

/** Words that say nothing about a page. */
const EMPTY = new Set('a an and as at for from i in is my of on or s the to two vs versus with'.split(' '));
/** For words that ask for a build order, pages of openings are suggested too. */
const BUILD = /^builds?$/;

const wordsOf = (text: string): string[] => foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Finds pages and questions with all words of the text in their title or kind. A title at the start of the text is
 * enough too, as in "Grubby's best game". Initials count as a word of the title, as in "WCA 2015". Pages with exactly
 * this title come first, then titles that begin with the text, then titles with the words in the same order.
 */
export function findPages(text: string, suggestions: readonly Suggestion[], most: number): Suggestion[] {
  const typed = wordsOf(text);
  const telling = typed.filter((word) => !EMPTY.has(word));
  if (telling.join('').length < 2) return [];
  const ranked = suggestions.flatMap((page) => {
    const [, kind, href] = page;
    const rank = href === undefined && kind !== 'Ask' ? null : rankOf(page, typed, telling);
    return rank === null ? [] : [{ page, rank }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The rank of a page or question: 0 is the best; null if it doesn't match. */
function rankOf([title, kind]: Suggestion, typed: readonly string[], telling: readonly string[]) {
  const words = wordsOf(title);
  const initials = initialsOf(title);
  const searched = [...words, ...wordsOf(kind), ...(initials.length > 2 ? [initials] : [])];
  const placeOf = (word: string) => searched.findIndex((candidate) => candidate.startsWith(word));
  const literal = telling.filter((word) => placeOf(word) >= 0);
  const others = telling.filter((word) => placeOf(word) < 0);
  if (others.every((word) => BUILD.test(word) && words.includes('openings')))
    return closeness(words, typed, literal.map(placeOf)) + (others.length > 0 ? 2 : 0);
  const begins = words.every((word, at) => typed[at] === word || typed[at] === `${word}s`);
  if (words.length > 0 && typed.length > words.length && begins) return 6;
  return initials.length > 2 && typed[0] === initials ? 6 : null;
}

/**
 * 0 if the title equals the text, 1 if it begins with the text's first word, 2 for words in the same order, otherwise
 * 3.
 */
function closeness(words: readonly string[], typed: readonly string[], places: readonly number[]): number {
  if (words.length === typed.length && words.every((word, at) => word === typed[at])) return 0;
  if (words[0]?.startsWith(typed[0]!)) return 1;
  return places.every((place, at) => at === 0 || place > places[at - 1]!) ? 2 : 3;
}
