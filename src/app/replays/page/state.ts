/** The state of the list's search, as plain data. */
import type { Part } from '../../../search/parts/part.ts';
import type { ChoiceList } from './lists.ts';
import type { Found, Nearer, Search } from '../../../search/search.ts';

/** Id of the search field. */
export const SEARCH_BOX = 'browse-search';

export interface BrowseState {
  /** Null until the search has loaded. */
  engine: Search | null;
  /** The text in the field. */
  text: string;
  /** The parts of the query: those kept, then those of the text. */
  parts: readonly Part[];
  /** Place of the part that is being changed; null for none. */
  open: number | null;
  found: Found;
  /** A sentence about the state of the list. */
  status: string;
  /** Parts that could be left out, or be replaced by `part`, to find games. */
  nearer: readonly Nearer[];
  /** What can be added by list; null while the lists are closed. */
  lists: readonly ChoiceList[] | null;
  spoilerFree: boolean;
}

export const BROWSE_START: BrowseState = {
  engine: null,
  text: '',
  parts: [],
  open: null,
  found: { views: [], games: [], teamGames: 0, facts: [] },
  status: '',
  nearer: [],
  lists: null,
  spoilerFree: false,
};
