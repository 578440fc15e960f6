/** Turns a text into items, from left to right: values, keywords, names, and words that nobody knows. */
import { tokensIn } from '../words/fold.ts';
import type { Thing } from '../words/things.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { Values, type Value } from './values.ts';

export type Item = { words: string } & (
  | { is: 'word'; op: string }
  | { is: 'things'; things: readonly Thing[]; corrected: boolean }
  | { is: 'value'; value: Value }
  | { is: 'unknown' }
);

const RACES: Readonly<Record<string, string>> = { h: 'H', o: 'O', n: 'E', e: 'E', u: 'U' };

/** Two race letters: "HvO", "o v h", "nvu". */
function matchupAt(
  tokens: readonly string[],
  at: number,
): { races: [string, string]; length: number } | null {
  const [, first = '', second = ''] = /^([hoenu])v([hoenu])$/.exec(tokens[at] ?? '') ?? [];
  if (first) return { races: [RACES[first]!, RACES[second]!], length: 1 };
  const [a = '', sign = '', b = ''] = tokens.slice(at, at + 3);
  return RACES[a] && RACES[b] && /^vs?$/.test(sign) ? { races: [RACES[a], RACES[b]], length: 3 } : null;
}

export function itemsIn(text: string, vocabulary: Vocabulary): Item[] {
  const tokens = tokensIn(text).flatMap((token) => apart(token, vocabulary));
  const raceOf = (letter: string) =>
    vocabulary.things.filter(({ kind, key }) => kind === 'race' && key === letter);
  const items: Item[] = [];
  const values = new Values(tokens, vocabulary);
  for (let at = 0; at < tokens.length;) {
    const matchup = matchupAt(tokens, at);
    if (matchup) {
      const [me, him] = matchup.races.map((letter): Item => ({
        is: 'things',
        things: raceOf(letter),
        corrected: false,
        words: tokens.slice(at, at + matchup.length).join(' '),
      }));
      items.push(me!, { is: 'word', op: 'vs', words: '' }, him!);
      at += matchup.length;
      continue;
    }
    const { item, length } = itemAt(tokens, at, vocabulary, values);
    items.push(item);
    at += length;
  }
  return items;
}

function itemAt(
  tokens: readonly string[],
  at: number,
  vocabulary: Vocabulary,
  values: Values,
): { item: Item; length: number } {
  const value = values.at(at);
  const found = vocabulary.find(tokens.slice(at));
  const isNamed = found !== null && !found.corrected && found.length >= (value?.length ?? 0);
  const wordsOf = (length: number) => tokens.slice(at, at + length).join(' ');
  if (value && !isNamed)
    return { item: { is: 'value', value: value.value, words: wordsOf(value.length) }, length: value.length };
  if (!found) return { item: { is: 'unknown', words: wordsOf(1) }, length: 1 };
  const { meaning, length, corrected = false } = found;
  const words = wordsOf(length);
  return {
    item:
      meaning.is === 'word'
        ? { is: 'word', op: meaning.op, words }
        : { is: 'things', things: meaning.things, corrected, words },
    length,
  };
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
