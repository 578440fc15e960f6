/** Searches an archive: parses texts, finds matches, and answers questions. Loaded when someone searches. */
import { sortedViews } from './answers/first.ts';
import { answerTime } from './answers/times.ts';
import { answerTo, hasAnswer, measuredOf } from './answers/to-question.ts';
import { viewsOf, type Sample } from './answers/views.ts';
import type { AskPart, Reading } from './ask.ts';
import { readingOfText, type Reader } from './grammar/read.ts';
import type { BrowserIndex } from './index/game.ts';
import { decodeSearch } from './index/search-index.ts';
import { duelsFirst } from './match/duels.ts';
import { hasForeignLetters, Translator } from './languages/translate.ts';
import { Vocabulary } from './lexicon/vocabulary.ts';
import { Matcher } from './match/match.ts';
import type { Pair } from './match/pairs.ts';
import { partText, questionText } from './readings/say.ts';
import type { Limits, Nearer, ReadPart, Reply, Search } from './search.ts';
import { wholly } from './steps.ts';

type Pairs = readonly Pair[];

/** Maximum objects for a name to count as a step. */
const MOST_IDS = 3;

const NO_LIMITS: Limits = { teams: false, within: null };

/** Creates the search for an index and its file; null if the file belongs to another index. `today` is an ISO day. */
export const searchOf = (index: BrowserIndex, file: unknown, today: string): Search | null =>
  wholly(searchSteps(index, file, today));

/** Creates the search in small steps, so that the page stays responsive. */
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
  const sampleOf = (parts: readonly AskPart[], pairs: Pairs, mask: Uint8Array): Sample => {
    const views = viewsOf(index.games, pairs, mask);
    return {
      ...{ index, parts, views, rows: matcher.rows, games: [...new Set(views.map(({ game }) => game))] },
      nameOf: ({ person, name }) => names.get(person ?? '') ?? name,
      objectName: (id) => objectNames.get(id) ?? id,
    };
  };
  /** Cached, because the page needs both the mask and the answer for each text. */
  let fitted: { parts: readonly AskPart[]; pairs: Pairs; mask: Uint8Array } | null = null;
  const fitting = (
    parts: readonly AskPart[],
    pairs: Pairs,
    { teams, within }: Limits,
    everything: boolean,
  ) => {
    if (fitted?.parts !== parts || fitted.pairs !== pairs)
      fitted = { parts, pairs, mask: matcher.mask(parts, pairs, everything) };
    const mask = within ? fitted.mask.map((fits, at) => fits & within[at]!) : fitted.mask;
    return teams ? { mask, teamGames: 0 } : duelsFirst(mask, parts, index, pairs);
  };
  const ask = (text: string, pairs: Pairs, limits = NO_LIMITS): Reply => {
    const { question, parts } = readingOf(text);
    const isWhole = !parts.some(isUnknown);
    const { mask, teamGames } = fitting(parts, pairs, limits, question !== null && isWhole);
    if (question?.asks !== 'first' && !(isWhole && hasAnswer(question, parts)))
      return { mask, teamGames, answer: null, order: null };
    if (question?.asks === 'time') {
      const { measured, others } = measuredOf(parts);
      const among = sampleOf(others, pairs, fitting(others, pairs, limits, true).mask);
      return { mask, teamGames, answer: answerTime(among, measured.ask), order: null };
    }
    const sample = sampleOf(parts, pairs, mask);
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
