/** What the filters of the page show, as plain data. */
import type { Counted } from '../engine/columns.ts';
import { EVERYTHING, type Filter, type Query } from '../query/query.ts';
import type { Answer } from '../../../view/ask/answers/answer.ts';
import type { ReadPart } from '../../../view/ask/search.ts';
import type * as answer from './Answer.tsx';
import type { Chip } from './words.ts';

/** What draws the answers of the search. */
export type Asked = typeof answer;

/** One value of a filter. */
export interface Choice {
  key: string;
  name: string;
  /** Games it would leave; null where the number must not be told. */
  games: number | null;
}

export interface BrowseState {
  query: Query;
  /** Null until the index is there; the filters are of no use before. */
  choices: Readonly<Record<Counted, readonly Choice[]>> | null;
  /** The filters in use. */
  chips: readonly Chip[];
  /** How the search was understood, part by part. */
  read: readonly ReadPart[];
  /** The answer to the question in the search; null without a question. */
  answer: Answer | null;
  /** Games with teams that fit too and are left out. */
  teamGames: number;
  /** What has become of the list, in a sentence. */
  status: string;
  /** What comes nearest where nothing fits. */
  near: answer.Near | null;
  /** How both are drawn: it comes with the search. */
  answers: Asked | null;
  /** Whether a reader wants to be told neither results and lengths nor how many games there were. */
  spoilerFree: boolean;
  /** Whether the filters are unfolded on a small screen. */
  open: boolean;
}

/** What a page shows before its script does anything. */
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

/** What a visitor can do. */
export interface BrowseActions {
  /** Is about to type: what understands texts can be loaded. */
  intend: () => void;
  /** Still typing: no step of its own for the way back. */
  type: (change: Partial<Query>) => void;
  choose: (change: Partial<Query>) => void;
  /** Everything at once. */
  replace: (query: Query) => void;
  drop: (filter: Filter) => void;
  toggle: () => void;
  /** Keeps the games that are found as CSV. */
  save: () => void;
}
