/** Parses a text: its question, and its games. */
import type { AskPart, Question, Reading } from '../ask.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { tokensIn } from '../tokens/words.ts';
import type { Translator } from '../languages/translate.ts';
import { parse } from './parse.ts';
import { readQuestion } from './questions.ts';
import { rewritten } from './rewrites.ts';

const RACES: Readonly<Record<string, string>> = {
  ...{ h: 'human', o: 'orc', e: 'night elf', n: 'night elf', u: 'undead' },
};

/** The parser's tools. */
export interface Reader {
  vocabulary: Vocabulary;
  /** An ISO day, for "last year". */
  today: string;
  /** Names in other languages; null until loaded. */
  translator: Translator | null;
}

/** The reading of a text with the fewest unknown words: unchanged, or with foreign names translated. */
export function readingOfText(text: string, reader: Reader): Reading {
  const words = tokensIn(text).join(' ');
  const reading = readingOfWords(words, reader);
  const unknown = unknownWords(reading.parts);
  const english = unknown > 0 ? (reader.translator?.english(words) ?? words) : words;
  if (english === words) return reading;
  const translated = readingOfWords(english, reader);
  return unknownWords(translated.parts) <= unknown ? translated : reading;
}

function readingOfWords(text: string, { vocabulary, today }: Reader): Reading {
  const words = rewritten(text);
  const form = readQuestion(words);
  const parts = (rest: string) => parse(rest, vocabulary, today);
  // In a question, the first race is the subject.
  const inOrder = (rest: string) =>
    rest.replace(/\b([hoeun])v([hoeun])\b/g, (_, a: string, b: string) => `${RACES[a]} vs ${RACES[b]}`);
  if (form === null) return { question: null, parts: parts(words) };
  const described = parts(inOrder(form.rest));
  // "foggy record" is about one player.
  const isOfOne = form.question.asks === 'record' && players(described) === 1;
  const question: Question = isOfOne ? { asks: 'rate' } : form.question;
  const reading = { question, parts: described };
  const unknown = unknownWords(reading.parts);
  if (unknown === 0 && isAnswerable(reading)) return reading;
  const plain = { question: null, parts: parts(words) };
  return isAnswerable(reading) && unknown <= unknownWords(plain.parts) ? reading : plain;
}

const unknownWords = (parts: readonly AskPart[]): number =>
  parts.reduce((sum, { ask }) => sum + (ask.is === 'unknown' ? ask.words.split(' ').length : 0), 0);

const MEASURED = new Set(['tier', 'expansion', 'hero', 'objects']);

/** Index of the part to time; -1 for none. */
export const measuredPart = (parts: readonly AskPart[]): number => {
  const fits = (part: AskPart) => MEASURED.has(part.ask.is) && part.side === 'self' && !part.not;
  const place = parts.findIndex((part) => fits(part) && part.ask.is !== 'objects');
  return place >= 0 ? place : parts.findLastIndex(fits);
};

const players = (parts: readonly AskPart[]): number => parts.filter(({ ask }) => ask.is === 'player').length;

/** Whether the parts have what a question needs: something with a time, or two players. */
function isAnswerable({ question, parts }: { question: Question; parts: readonly AskPart[] }): boolean {
  switch (question.asks) {
    case 'time':
      return measuredPart(parts) >= 0;
    case 'record':
      return players(parts) === 2;
    case 'rate':
    case 'when':
      return parts.length > 0;
    default:
      return true;
  }
}
