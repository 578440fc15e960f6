/** Turns a text into items, from left to right: values, keywords, names, and words that nobody knows. */
import { tokensIn } from '../words/fold.ts';
import type { Meaning, Vocabulary } from '../words/vocabulary.ts';
import { Values, type Read, type Value } from './values.ts';

type Said = Meaning | { is: 'value'; value: Value } | { is: 'unknown' };
export type Item = Said & { words: string };

/** Races by the letters of matchups. */
const LETTERS: Readonly<Record<string, string>> = {
  h: 'human',
  o: 'orc',
  n: 'night elf',
  e: 'night elf',
  u: 'undead',
};
/** "HvO", "o v h", "n vs u". */
const MATCHUP = /(?<![\p{Script=Latin}\p{N}])([hoenu])(?: vs? |v)([hoenu])(?![\p{Script=Latin}\p{N}])/giu;

const withRaces = (text: string): string =>
  text.replace(MATCHUP, (_, me: string, him: string) =>
    [me, 'vs', him].map((word) => LETTERS[word.toLowerCase()] ?? word).join(' '),
  );

export function itemsIn(text: string, vocabulary: Vocabulary): Item[] {
  const tokens = tokensIn(withRaces(text)).flatMap((token) => apart(token, vocabulary));
  const values = new Values(tokens, vocabulary);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const { value, length } = saidAt(tokens, at, vocabulary, values);
    const words = tokens.slice(at, at + length).join(' ');
    items.push({ words, ...value });
    at += length;
  }
  return items;
}

/** A value, unless a name is as long; or else a keyword, a name, or a word that nobody knows. */
function saidAt(tokens: readonly string[], at: number, vocabulary: Vocabulary, values: Values): Read<Said> {
  const value = values.at(at);
  const found = vocabulary.find(tokens.slice(at));
  const isNamed = found !== null && !found.corrected && found.length >= (value?.length ?? 0);
  if (value && !isNamed) return { value: { is: 'value', value: value.value }, length: value.length };
  return { value: found?.meaning ?? { is: 'unknown' }, length: found?.length ?? 1 };
}

/** Splits names that stand together without spaces, as in Chinese. */
function apart(token: string, vocabulary: Vocabulary): string[] {
  if (!/^\p{Script=Han}+$/u.test(token)) return [token];
  const parts: string[] = [];
  let rest = '';
  for (let at = 0; at < token.length;) {
    const length = vocabulary.begins(token.slice(at));
    if (length > 0) {
      if (rest !== '') parts.push(rest);
      rest = '';
      parts.push(token.slice(at, at + length));
      at += length;
    } else rest += token[at++]!;
  }
  return rest === '' ? parts : [...parts, rest];
}
