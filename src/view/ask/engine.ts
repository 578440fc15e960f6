/** The search over an archive: reads texts and says who fits. Loaded when somebody searches. */
import { wholly } from './steps.ts';
import type { BrowserIndex } from './index/game.ts';
import type { AskPart } from './ask.ts';
import { Matcher } from './match/match.ts';
import { parse } from './grammar/parse.ts';
import { partText } from './readings/say.ts';
import { decodeSearch } from './index/search-index.ts';
import { Vocabulary } from './lexicon/vocabulary.ts';

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

export interface Search {
  /** How a text is read. */
  read: (text: string) => ReadPart[];
  /** End of an address that has the browser mark what a text asks for on the page of a game; nothing without any. */
  marks: (text: string) => string;
  /** 1 for each pair that fits a text. */
  mask: (text: string, pairs: Pairs) => Uint8Array;
}

/** The search of an index with its file; null for a file that is not about this index. */
export const searchOf = (index: BrowserIndex, file: unknown): Search | null =>
  wholly(searchSteps(index, file));

/** The same in small steps, for a page that has to answer in between. */
export function* searchSteps(
  index: BrowserIndex,
  file: unknown,
): Generator<undefined, Search | null, undefined> {
  const search = decodeSearch(
    file,
    index.games.reduce((sum, { players }) => sum + players.length, 0),
  );
  if (!search) return null;
  yield;
  const vocabulary = new Vocabulary(index, search);
  yield;
  const matcher = new Matcher(index, search);
  let last: { text: string; parts: AskPart[] } = { text: '', parts: [] };
  const partsOf = (text: string): AskPart[] => {
    if (last.text !== text) last = { text, parts: parse(text, vocabulary) };
    return last.parts;
  };
  return {
    read: (text) =>
      partsOf(text).map((part, _, parts) => ({
        text: partText(part, parts),
        understood: part.ask.is !== 'unknown',
        near: part.ask.is === 'unknown' ? part.ask.near : [],
        words: part.ask.is === 'unknown' ? part.ask.words : '',
      })),
    marks: (text) => {
      const ids = new Set(
        partsOf(text).flatMap(({ ask }) =>
          ask.is === 'objects' && !ask.no && ask.ids.length <= MOST_IDS ? ask.ids : [],
        ),
      );
      const names = search.objects.flatMap(({ key, name }) =>
        ids.has(key) ? [encodeURIComponent(name)] : [],
      );
      return names.length === 0
        ? ''
        : `#:~:${names.map((name) => `text=${name.replaceAll('-', '%2D')}`).join('&')}`;
    },
    mask: (text, pairs) => matcher.mask(partsOf(text), pairs),
  };
}
