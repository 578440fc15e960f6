/** Parses a text: its question, and its games. */
import type { AskPart, Question, Reading } from '../ask.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { tokensIn } from '../tokens/words.ts';
import type { Translator } from '../languages/translate.ts';
import { doubtIn } from './doubts.ts';
import { parse } from './parse.ts';
import { readQuestion, type QuestionForm } from './questions.ts';
import { rewritten } from './rewrites.ts';
import { readMomentSort } from './sorts.ts';

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

type AnsweredReading = Reading & { question: Question };

/** The reading of a text with the fewest words that are not understood: as it is, or with foreign names in English. */
export function readingOfText(text: string, reader: Reader): Reading {
  const words = tokensIn(text).join(' ');
  const reading = readingOfWords(words, reader);
  const unknown = unknownWords(reading.parts);
  const english = unknown > 0 ? (reader.translator?.english(words) ?? words) : words;
  if (english === words) return reading;
  const translated = readingOfWords(english, reader);
  const less = unknown - unknownWords(translated.parts);
  return less > 0 || (less === 0 && knownParts(translated) > knownParts(reading)) ? translated : reading;
}

function readingOfWords(text: string, { vocabulary, today }: Reader): Reading {
  const words = rewritten(text);
  const parts = (rest: string) => parse(rest, vocabulary, today);
  // In a question, the first race is the subject.
  const inOrder = (rest: string) =>
    rest.replace(/\b([hoeun])v([hoeun])\b/g, (_, a: string, b: string) => `${RACES[a]} vs ${RACES[b]}`);
  const readingOf = ({ question, rest }: QuestionForm): AnsweredReading => {
    const described = parts(inOrder(rest));
    // "foggy record" is of one player, "is orc better than undead" of races.
    const isOfThings = described.some(({ ask, side }) => side === 'rival' && MEASURED.has(ask.is));
    const isOfOne = question.asks === 'record' && players(described) < 2 && !isOfThings;
    return { question: isOfOne ? { asks: 'rate' } : question, parts: described };
  };
  const doubt = doubtIn(words);
  if (doubt) return { question: null, parts: [...parts(doubt.rest), notUnderstood(doubt.doubted)] };
  const moment = readMomentSort(words);
  const sorted = moment && readingOf(moment);
  const form = readQuestion(words);
  const reading = sorted && isAnswerable(sorted) ? sorted : form && readingOf(form);
  if (!reading) return { question: null, parts: parts(words) };
  const unknown = unknownWords(reading.parts);
  if (unknown === 0 && isAnswerable(reading)) return reading;
  const plain = { question: null, parts: parts(words) };
  return isAnswerable(reading) && unknown <= unknownWords(plain.parts) ? reading : plain;
}

const notUnderstood = (words: string): AskPart => ({
  ask: { is: 'unknown', words, near: [] },
  ...{ side: 'self', not: false, follows: null, typed: null, words },
});

const unknownWords = (parts: readonly AskPart[]): number =>
  parts.reduce((sum, { ask }) => sum + (ask.is === 'unknown' ? ask.words.split(' ').length : 0), 0);

const knownParts = ({ parts }: Reading): number => parts.filter(({ ask }) => ask.is !== 'unknown').length;

const MEASURED = new Set(['tier', 'expansion', 'hero', 'objects']);

/** Index of the part to time; -1 for none. */
export const measuredPart = (parts: readonly AskPart[]): number => {
  const fits = (part: AskPart) => MEASURED.has(part.ask.is) && part.side === 'self' && !part.not;
  const place = parts.findIndex((part) => fits(part) && part.ask.is !== 'objects');
  return place >= 0 ? place : parts.findLastIndex(fits);
};

/** The place of the part that sorts the games by its time: the first part with a time. */
export const sortedPart = (parts: readonly AskPart[]): number =>
  parts.findIndex(
    ({ ask, side, not }) => MEASURED.has(ask.is) && side === 'self' && !not && !('no' in ask && ask.no),
  );

const isOfSomebody = ({ ask, side }: AskPart): boolean =>
  side === 'self' && !/^(map|event|patch|played|length|sides|mirror)$/.test(ask.is);

const players = (parts: readonly AskPart[]): number => parts.filter(({ ask }) => ask.is === 'player').length;

/** Whether the parts have what a question needs: a time of something, a record of two players. */
function isAnswerable({ question, parts }: AnsweredReading): boolean {
  if (question.asks === 'first' && question.by === 'time') return sortedPart(parts) >= 0;
  // "human and orc win rate" can mean either race.
  const races = parts.filter(({ ask, side, not }) => ask.is === 'race' && side === 'self' && !not);
  if (races.length > 1 && /^(time|rate|most|best)$/.test(question.asks)) return false;
  switch (question.asks) {
    case 'best':
      // Half of all players on a map win.
      return !/^(map|event|matchup)$/.test(question.of) || parts.some(isOfSomebody);
    case 'time':
      return measuredPart(parts) >= 0;
    case 'record':
      return players(parts) === 2;
    case 'rate':
      // A win rate among won games would always be 100 %, and that of both sides 50 %.
      return (
        parts.length > 0 &&
        !parts.some(({ ask }) => ask.is === 'result') &&
        (parts.some(isOfSomebody) || !parts.some(({ side, not }) => side === 'both' && !not))
      );
    case 'when':
      return parts.length > 0;
    default:
      return true;
  }
}
