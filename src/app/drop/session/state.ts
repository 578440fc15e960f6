/** The drop page as plain data. */
import { AS_GIVEN, type Sorting, gameFacts, type ListRow } from '../../tables/columns.ts';
import type { LibraryState } from '../../library/store/library.ts';
import { NO_OWN_MAPS, type MapsState } from '../maps/state.ts';
import type { WatchState } from '../watch/state.ts';
import { hasEnded, type EndedEntry, type Entry } from './entry.ts';
import type { Progress } from './progress.ts';

/** The page's view. */
export type View =
  | { kind: 'start' }
  /** The kept games. */
  | { kind: 'mine' }
  /** All files, with the id of the entry that the visitor came back from. */
  | { kind: 'list'; from?: number }
  | { kind: 'entry'; id: number };

/** The state of the page. Replaced as a whole, never changed. */
export interface DropState {
  entries: readonly Entry[];
  /** The highest id of this visit. An emptied list doesn't lower it, because the library remembers ids. */
  lastId: number;
  progress: Progress | null;
  view: View;
  sorting: Sorting;
  /** Sentences about the last files, for example those left out. */
  notices: readonly string[];
  /** Text for screen readers, in addition to the focused element. */
  announcement: string;
  /** The notice about a link that is too long for a chat; while it is shown, so are other ways to send the game. */
  longLink: string | null;
  /** Text to copy by hand if the browser doesn't allow copying. */
  copyByHand: string | null;
  /** The games saved in this browser; null until known. */
  library: LibraryState | null;
  /** The visitor’s map files. */
  maps: MapsState;
  /** The watched folder; null if none is. */
  watch: WatchState | null;
}

/** The state before any file. */
export const DROP_START: DropState = {
  entries: [],
  lastId: 0,
  progress: null,
  view: { kind: 'start' },
  sorting: AS_GIVEN,
  notices: [],
  announcement: '',
  longLink: null,
  copyByHand: null,
  library: null,
  maps: NO_OWN_MAPS,
  watch: null,
};

/** The files that were read, or that can't be. */
export const finishedEntries = ({ entries }: Pick<DropState, 'entries'>): EndedEntry[] =>
  entries.filter(hasEnded);

/** The rows of all finished files, in the given order. A game that was there before names the first file with it. */
export function rowsOf(entries: readonly EndedEntry[]): ListRow[] {
  const seen = new Map<string, string>();
  return entries.map(({ id, path, outcome }) => {
    if (!outcome.ok) return { id, file: path, game: null, failure: outcome.failure, sameGameAs: null };
    const { analysis } = outcome.value;
    const sameGameAs = seen.get(analysis.fingerprint) ?? null;
    if (sameGameAs === null) seen.set(analysis.fingerprint, path);
    return { id, file: path, game: gameFacts(analysis), failure: null, sameGameAs };
  });
}
