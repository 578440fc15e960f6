/** The search over an archive: reads texts, says who fits, and answers questions. Loaded when somebody searches. */
import type { Answer } from './answers/answer.ts';
import { sortedViews } from './answers/first.ts';
import { answerTime } from './answers/times.ts';
import { answerTo, measuredOf } from './answers/to-question.ts';
import { viewsOf, type Sample } from './answers/views.ts';
import type { AskPart, Reading } from './ask.ts';
import { readingOfText, type Reader } from './grammar/read.ts';
import type { BrowserIndex } from './index/game.ts';
import { decodeSearch } from './index/search-index.ts';
import { duelsFirst } from './match/duels.ts';
import { hasForeignLetters, Translator, type NamesFile } from './languages/translate.ts';
import { Vocabulary } from './lexicon/vocabulary.ts';
import { Matcher } from './match/match.ts';
import { partText, questionText } from './readings/say.ts';
import { wholly } from './steps.ts';

type Pairs = Parameters<Matcher['mask']>[1];

/** A name that stands for more objects than this is no step of its own. */
const MOST_IDS = 3;

/** A part of a search as it was understood. */
export interface ReadPart {
  text: string;
  understood: boolean;
  /** Names that may have been meant, for what was not understood. */
  near: readonly string[];
  /** The words that they would stand for. */
  words: string;
}

/** What a text finds. */
export interface Reply {
  /** 1 for each pair that fits what was understood. */
  mask: Uint8Array;
  /** Games with teams that fit too but are left out, as the text does not ask for teams. */
  teamGames: number;
  /** Null where nothing is wanted, or where a word is not understood. */
  answer: Answer | null;
  /** The games in the order that the text asks for; null where it asks for none. */
  order: readonly number[] | null;
}

export interface Search {
  /** Takes names in other languages. */
  learn: (file: NamesFile) => void;
  /** Whether names in other languages might help to read a text, and are not there yet. */
  isForeign: (text: string) => boolean;
  /** How a text is read. */
  read: (text: string) => ReadPart[];
  /** End of an address that has the browser mark what a text asks for on the page of a game; nothing without any. */
  marks: (text: string) => string;
  /** What a text finds among pairs. */
  ask: (text: string, pairs: Pairs, limits?: Limits) => Reply;
  /** The mask of that alone. */
  mask: (text: string, pairs: Pairs, teams?: boolean) => Uint8Array;
  /** The text without one of its parts, for each part without which something fits, most games first. */
  nearer: (text: string, pairs: Pairs, limits?: Limits) => Nearer[];
}

/** What other filters ask for. */
interface Limits {
  /** Whether they ask for sizes of teams, so that games with teams stay. */
  teams: boolean;
  /** 1 for each pair that passes them; null for all. */
  within: Uint8Array | null;
}

/** A text with less in it. */
export interface Nearer {
  /** What was left out, in words. */
  left: string;
  text: string;
  games: number;
}

const NO_LIMITS: Limits = { teams: false, within: null };

/** The search of an index with its file; null for a file that is not about this index. `today` is an ISO day. */
export const searchOf = (index: BrowserIndex, file: unknown, today: string): Search | null =>
  wholly(searchSteps(index, file, today));

/** The same in small steps, for a page that has to answer in between. */
export function* searchSteps(
  index: BrowserIndex,
  file: unknown,
  today: string,
): Generator<undefined, Search | null, undefined> {
  const search = decodeSearch(
    file,
    index.games.reduce((sum, { players }) => sum + players.length, 0),
  );
  if (!search) return null;
  yield;
  const vocabulary = new Vocabulary(index, search);
  yield;
  const reader: Reader = { vocabulary, today, translator: null };
  const matcher = new Matcher(index, search);
  const names = new Map(index.people.map(({ key, name }) => [key, name]));
  const objectNames = new Map(search.objects.map(({ key, name }) => [key, name]));
  let last: { text: string; reading: Reading } | null = null;
  const readingOf = (text: string): Reading => {
    if (last?.text !== text) last = { text, reading: readingOfText(text, reader) };
    return last.reading;
  };
  const foundBy = (parts: readonly AskPart[], pairs: Pairs, mask: Uint8Array): Sample => {
    const views = viewsOf(index.games, pairs, mask);
    return {
      ...{ index, parts, views, rows: matcher.rows, games: [...new Set(views.map(({ game }) => game))] },
      nameOf: ({ person, name }) => names.get(person ?? '') ?? name,
      objectName: (id) => objectNames.get(id) ?? id,
    };
  };
  const fitting = (
    parts: readonly AskPart[],
    pairs: Pairs,
    { teams, within }: Limits,
    everything: boolean,
  ) => {
    const mask = matcher.mask(parts, pairs, everything);
    if (within) for (let at = 0; at < mask.length; at++) mask[at]! &= within[at]!;
    return teams ? { mask, teamGames: 0 } : duelsFirst(mask, parts, index, pairs);
  };
  const ask = (text: string, pairs: Pairs, limits = NO_LIMITS): Reply => {
    const { question, parts } = readingOf(text);
    const isWhole = !parts.some(isUnknown);
    const { mask, teamGames } = fitting(parts, pairs, limits, question !== null && isWhole);
    const sample = foundBy(parts, pairs, mask);
    if (question?.asks === 'time' && isWhole) {
      const { measured, others } = measuredOf(parts);
      const among = foundBy(others, pairs, fitting(others, pairs, limits, true).mask);
      return { mask, teamGames, answer: answerTime(among, measured.ask), order: null };
    }
    return {
      ...{ mask, teamGames, answer: isWhole ? answerTo(question, sample) : null },
      order:
        question?.asks === 'first'
          ? [...new Set(sortedViews(sample, question).map(({ place }) => place))]
          : null,
    };
  };
  const nearer = (text: string, pairs: Pairs, limits = NO_LIMITS): Nearer[] => {
    const { parts } = readingOf(text);
    if (parts.length < 2) return [];
    return parts
      .map((part, place) => {
        const rest = parts.filter((_, at) => at !== place);
        const less = rest.map(({ words }) => words).join(' ');
        const { mask } = ask(less, pairs, limits);
        const games = new Set(pairs.flatMap(({ game }, at) => (mask[at] ? [game] : []))).size;
        return { left: partText({ ...part, follows: null }, parts), text: less, games };
      })
      .filter(({ games }) => games > 0)
      .sort((a, b) => b.games - a.games);
  };
  return {
    learn: (names) => {
      reader.translator = new Translator(names);
      last = null;
    },
    isForeign: (text) =>
      reader.translator === null && (hasForeignLetters(text) || readingOf(text).parts.some(isUnknown)),
    read: (text) => {
      const { question, parts } = readingOf(text);
      const wanted = question && { text: questionText(question), understood: true, near: [], words: '' };
      return [...(wanted ? [wanted] : []), ...parts.map((part) => readPart(part, parts))];
    },
    marks: (text) => {
      const ids = new Set(
        readingOf(text).parts.flatMap(({ ask: wanted, not }) =>
          wanted.is === 'objects' && !wanted.no && !not && wanted.ids.length <= MOST_IDS ? wanted.ids : [],
        ),
      );
      const marked = search.objects.flatMap(({ key, name }) =>
        ids.has(key) ? [encodeURIComponent(name)] : [],
      );
      return marked.length === 0
        ? ''
        : `#:~:${marked.map((name) => `text=${name.replaceAll('-', '%2D')}`).join('&')}`;
    },
    ask,
    nearer,
    mask: (text, pairs, teams = false) => {
      const { question, parts } = readingOf(text);
      return fitting(parts, pairs, { teams, within: null }, question !== null && !parts.some(isUnknown)).mask;
    },
  };
}

const readPart = (part: AskPart, parts: readonly AskPart[]): ReadPart => {
  const { ask } = part;
  const text = partText(part, parts);
  return ask.is === 'unknown'
    ? { text, understood: false, near: ask.near, words: ask.words }
    : { text, understood: true, near: [], words: '' };
};

const isUnknown = ({ ask }: AskPart): boolean => ask.is === 'unknown';
