/** The state of the list's search, as plain data. */
import type { Fact } from '../../../search/facts/usual.ts';
import type { Part } from '../../../search/parts/part.ts';
import type { ChoiceList } from './lists.ts';
import type { Search } from '../../../search/search.ts';

/** Id of the search field. */
export const SEARCH_BOX = 'browse-search';

export interface Chip {
  part: Part;
  text: string;
}

/** A change of one part that finds games. */
export interface Nearer {
  at: number;
  /** What stands there instead; null for nothing. */
  part: Part | null;
  text: string;
  games: number;
}

export interface BrowseState {
  /** Null until the search has loaded. */
  engine: Search | null;
  /** The text in the field. */
  text: string;
  /** The parts of the query: those kept, then those of the text. */
  chips: readonly Chip[];
  /** The chip that is being changed; null for none. */
  open: number | null;
  facts: readonly Fact[];
  /** A sentence about the state of the list. */
  status: string;
  /** Number of fitting team games left out. */
  teamGames: number;
  /** Parts that could be left out, or be replaced by `part`, to find games. */
  nearer: readonly Nearer[];
  /** What can be added by list; null while the lists are closed. */
  lists: readonly ChoiceList[] | null;
  /** The key of the order. */
  sort: string;
  /** Whether no game fits. */
  empty: boolean;
  spoilerFree: boolean;
}

export const BROWSE_START: BrowseState = {
  engine: null,
  text: '',
  chips: [],
  open: null,
  facts: [],
  status: '',
  teamGames: 0,
  nearer: [],
  lists: null,
  sort: '',
  empty: false,
  spoilerFree: false,
};
