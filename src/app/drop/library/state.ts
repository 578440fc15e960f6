import type { KeptGame } from '../../../game/stored/kept.ts';
import { AS_GIVEN, type Sorting } from '../table/sort.ts';
import type { ToKeep } from './store.ts';

/** What the page shows of the library. */
export interface LibraryState {
  /** Whether games are kept. */
  on: boolean;
  games: readonly KeptGame[];
  /** Whether these are all, and not only those added last. */
  whole: boolean;
  sorting: Sorting;
  /** Whether the browser promised not to clear the library by itself. */
  safe: boolean;
  /** What was deleted last, to be brought back. */
  deleted: readonly ToKeep[];
}

/** Nothing is kept, as far as is known. */
export const OFF: LibraryState = {
  on: false,
  games: [],
  whole: true,
  sorting: AS_GIVEN,
  safe: false,
  deleted: [],
};
