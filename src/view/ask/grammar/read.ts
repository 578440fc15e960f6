/** Parses a text: its question, and its games. */
import type { AskPart, Reading } from '../ask.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import { tokensIn } from '../tokens/words.ts';
import type { Translator } from '../languages/translate.ts';
import { doubtIn } from './doubts.ts';
import { isAnswerable, isOfSomebody, MEASURED, playerCount, type AnsweredReading } from './answerable.ts';
import { lackingNoun } from './head-nouns.ts';
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

/** Question words that ask for something other than games: "which orc wins". "Who is Xelsing" is a name. */
const OTHER_QUESTION =
  /^(?:(which)(?! (?:games?|match|matches|replays?|ones?)(?: |$))|(where)|(who)(?! (?:is|are|was) \S+(?: \S+)?$)) (?=\S)/;

/**
 * The reading of a text with the fewest words that are not understood. The choice is between the text as it is and
 * the text with foreign names in English.
 */
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
    const isOfTime = question.asks === 'time' || (question.asks === 'first' && question.by === 'time');
    const described = parts(inOrder(rest)).map((part) => (isOfTime ? withoutFirst(part) : part));
    // "foggy record" is about one player; "is orc better than undead" compares races.
    const isOfThings = described.some(({ ask, side }) => side === 'rival' && MEASURED.has(ask.is));
    // "Is Echo Isles better than Turtle Rock" has no answer, because every game has a winner and a loser.
    const isOfOne =
      question.asks === 'record' && playerCount(described) < 2 && !isOfThings && described.some(isOfSomebody);
    // "Who wins Orc vs Human" asks for a race; "who won most Orc vs Human" asks for players.
    const isOfRaces = question.asks === 'winners' && !/ most /.test(` ${text} `) && areRacesOnly(described);
    return { question: isOfOne || isOfRaces ? { asks: 'rate' } : question, parts: described };
  };
  const doubt = doubtIn(words);
  if (doubt) return { question: null, parts: [...parts(doubt.rest), notUnderstood(doubt.doubted)] };
  const moment = readMomentSort(words);
  const sorted = moment && readingOf(moment);
  const form = readQuestion(words);
  const reading = sorted && isAnswerable(sorted) ? sorted : form && readingOf(form);
  const questionWord = OTHER_QUESTION.exec(words)?.slice(1).find(Boolean);
  if (questionWord !== undefined && (!reading || !isAnswerable(reading)))
    return {
      question: null,
      parts: [...parts(words.replace(OTHER_QUESTION, '')), notUnderstood(questionWord)],
    };
  if (!reading) return withFirstHero(parts(words));
  const lacking = form && reading !== sorted ? lackingNoun(form, words, parts) : null;
  if (lacking !== null) return { question: null, parts: [...parts(form!.rest), notUnderstood(lacking)] };
  const unknown = unknownWords(reading.parts);
  if (unknown === 0 && isAnswerable(reading)) return reading;
  const plain = { question: null, parts: parts(words) };
  return isAnswerable(reading) && unknown <= unknownWords(plain.parts) ? reading : plain;
}

/** "Time of the first Gargoyle": the first of them, not the first kind of unit. */
const withoutFirst = (part: AskPart): AskPart =>
  part.ask.is === 'objects' && !part.ask.heroes && part.ask.place === 1
    ? { ...part, ask: { ...part.ask, place: null } }
    : part;

/** "First hero for Undead vs Human": every player has a first hero, so the question is which one is most common. */
function withFirstHero(parts: readonly AskPart[]): Reading {
  const isBare = ({ ask, not }: AskPart) =>
    !not && ask.is === 'hero' && ask.place === 1 && !ask.no && ask.before === null && ask.after === null;
  if (!parts.some(isBare)) return { question: null, parts };
  const others = parts.filter((part) => !isBare(part)).map((part) => ({ ...part, follows: null }));
  return { question: { asks: 'most', of: 'hero1' }, parts: others };
}

/** Whether races stand against each other, and no player is named. */
const areRacesOnly = (parts: readonly AskPart[]): boolean =>
  playerCount(parts) === 0 &&
  (['self', 'rival'] as const).every((of) =>
    parts.some(({ ask, side, not }) => ask.is === 'race' && side === of && !not),
  );

const notUnderstood = (words: string): AskPart => ({
  ask: { is: 'unknown', words, near: [] },
  ...{ side: 'self', not: false, follows: null, typed: null, words },
});

const unknownWords = (parts: readonly AskPart[]): number =>
  parts.reduce((sum, { ask }) => sum + (ask.is === 'unknown' ? ask.words.split(' ').length : 0), 0);

const knownParts = ({ parts }: Reading): number => parts.filter(({ ask }) => ask.is !== 'unknown').length;
