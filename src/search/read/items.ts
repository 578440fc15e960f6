/** Turns a text into items, from left to right: values, keywords, names, and words that nobody knows. */
import { tokensIn } from '../words/fold.ts';
import type { Meaning, Vocabulary } from '../words/vocabulary.ts';
import { Values, type Read, type Value } from './values.ts';

type Said = Meaning | { is: 'value'; value: Value } | { is: 'unknown' };
export type Item = Said & { words: string };

const RACES: Readonly<Record<string, string>> = { h: 'H', o: 'O', n: 'E', e: 'E', u: 'U' };

/** Two race letters: "HvO", "o v h", "nvu". */
function matchupAt(tokens: readonly string[], at: number): Read<[string, string]> | null {
  const [, first = '', second = ''] = /^([hoenu])v([hoenu])$/.exec(tokens[at] ?? '') ?? [];
  if (first) return { value: [RACES[first]!, RACES[second]!], length: 1 };
  const [a = '', sign = '', b = ''] = tokens.slice(at, at + 3);
  return RACES[a] && RACES[b] && /^vs?$/.test(sign) ? { value: [RACES[a], RACES[b]], length: 3 } : null;
}

export function itemsIn(text: string, vocabulary: Vocabulary): Item[] {
  const tokens = tokensIn(text).flatMap((token) => apart(token, vocabulary));
  const values = new Values(tokens, vocabulary);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const { value, length } = matchedAt(tokens, at, vocabulary) ?? saidAt(tokens, at, vocabulary, values);
    const words = tokens.slice(at, at + length).join(' ');
    items.push(...value.map((said) => ({ words, ...said })));
    at += length;
  }
  return items;
}

type Reading = Read<readonly (Said & { words?: string })[]>;

function matchedAt(tokens: readonly string[], at: number, { things }: Vocabulary): Reading | null {
  const matchup = matchupAt(tokens, at);
  if (!matchup) return null;
  const [me, him] = matchup.value.map((race): Said => ({
    is: 'things',
    things: things.filter(({ kind, key }) => kind === 'race' && key === race),
  }));
  return { value: [me!, { is: 'word', op: 'vs', words: '' }, him!], length: matchup.length };
}

/** A value, unless a name is as long; or else a keyword, a name, or a word that nobody knows. */
function saidAt(tokens: readonly string[], at: number, vocabulary: Vocabulary, values: Values): Reading {
  const value = values.at(at);
  const found = vocabulary.find(tokens.slice(at));
  const isNamed = found !== null && !found.corrected && found.length >= (value?.length ?? 0);
  if (value && !isNamed) return { value: [{ is: 'value', value: value.value }], length: value.length };
  return { value: [found?.meaning ?? { is: 'unknown' }], length: found?.length ?? 1 };
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
