/** The state of the page's filters, as plain data. */
import type { Counted } from '../engine/columns.ts';
import { EVERYTHING, type Filter, type Query } from '../query/query.ts';
import type { Answer } from '../../../view/ask/answers/answer.ts';
import type { ReadPart } from '../../../view/ask/search.ts';
import type * as answer from './Answer.tsx';
import type { Chip } from './words.ts';

/** The component that draws the search's answers. */
export type Asked = typeof answer;

/** A value of a filter. */
export interface Choice {
  key: string;
  name: string;
  /** Number of games that the value would leave; null if that is a spoiler. */
  games: number | null;
}

export interface BrowseState {
  query: Query;
  /** Null until the index has loaded; the filters work only after that. */
  choices: Readonly<Record<Counted, readonly Choice[]>> | null;
  /** The active filters. */
  chips: readonly Chip[];
  /** How the search was understood, part by part. */
  read: readonly ReadPart[];
  /** The answer to the search's question; null without a question. */
  answer: Answer | null;
  /** Number of matching team games left out. */
  teamGames: number;
  /** A sentence about the state of the list. */
  status: string;
  /** Near matches if nothing matches. */
  near: answer.Near | null;
  /** Draws answers and near matches; null until the search has loaded. */
  answers: Asked | null;
  /** Whether to hide results, lengths and numbers of games. */
  spoilerFree: boolean;
  /** Whether the filters are open on a small screen. */
  open: boolean;
}

/** The state before the script runs. */
export const BROWSE_START: BrowseState = {
  query: EVERYTHING,
  choices: null,
  chips: [],
  read: [],
  answer: null,
  teamGames: 0,
  status: '',
  near: null,
  answers: null,
  spoilerFree: false,
  open: false,
};

/** Actions of visitors. */
export interface BrowseActions {
  /** Called before typing, so that the parser can load. */
  intend: () => void;
  /** Called while typing, without a separate history entry. */
  type: (change: Partial<Query>) => void;
  choose: (change: Partial<Query>) => void;
  /** Replaces the whole query. */
  replace: (query: Query) => void;
  drop: (filter: Filter) => void;
  toggle: () => void;
  /** Saves the matching games as CSV. */
  save: () => void;
}
