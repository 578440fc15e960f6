import type { KeptGame } from '../../../game/stored/kept.ts';
import { AS_GIVEN, type Sorting } from '../table/sort.ts';
import type { ToKeep } from './store.ts';

/** The library's state for the page. */
export interface LibraryState {
  /** Whether games are saved. */
  on: boolean;
  games: readonly KeptGame[];
  /** Whether the list contains all games, not just the latest. */
  whole: boolean;
  sorting: Sorting;
  /** Whether the browser has promised not to clear the library on its own. */
  safe: boolean;
  /** The last deletion, for restoring. */
  deleted: readonly ToKeep[];
}

/** Nothing is stored, as far as known. */
export const OFF: LibraryState = {
  on: false,
  games: [],
  whole: true,
  sorting: AS_GIVEN,
  safe: false,
  deleted: [],
};
