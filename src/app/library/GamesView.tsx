/** All kept games, and what can be done with all of them. */
import { useEffect, useState } from 'preact/hooks';
import { counted } from '../../game/counted.ts';
import { formatSize } from '../shell/size.ts';
import { librarySize, type LibraryActions, type LibraryState } from './store/library.ts';
import { LIBRARY_FAILURES } from './store/database.ts';
import { HISTORY_TITLE } from './words.ts';
import { HistoryAndList } from './HistoryAndList.tsx';

/** Texts of the list of kept games. */
export const GAMES_WORDS = {
  unread: (entries: number): string =>
    entries === 1
      ? 'This page can’t read 1 of the kept games. It stays here until you delete it.'
      : `This page can’t read ${entries} of the kept games. They stay here until you delete them.`,
  removeUnread: 'Delete what can’t be read',
  none: 'None yet. Games you open from now on are kept on this device only.',
  saveAll: 'Save all as one file',
  deleteAll: 'Delete all kept games',
  turnOff: 'Stop keeping games',
  history: HISTORY_TITLE,
};

/** Non-standard; only in Chromium. */
interface Estimate extends StorageEstimate {
  usageDetails?: { indexedDB?: number };
}

interface Props {
  library: LibraryState;
  actions: LibraryActions;
}

/** The kept games with their history, and actions for all of them. */
export function GamesView({ library, actions }: Props) {
  const { games, unread, problem, safe, deleted } = library;
  const none = games.length + unread === 0 && problem === null;
  /** How much of its storage the browser uses for games, in bytes; undefined if it doesn't say. */
  const [used, setUsed] = useState<number>();
  useEffect(() => {
    void navigator.storage?.estimate?.().then(
      ({ usageDetails }: Estimate) => setUsed(usageDetails?.indexedDB),
      () => undefined,
    );
  }, [games]);
  return (
    <>
      {none && <p>{GAMES_WORDS.none}</p>}
      {problem && <p class="notice">{LIBRARY_FAILURES[problem]}</p>}
      {unread > 0 && (
        <p class="notice">
          {GAMES_WORDS.unread(unread)}{' '}
          {!problem && (
            <button type="button" onClick={() => void actions.library.removeUnread()}>
              {GAMES_WORDS.removeUnread}
            </button>
          )}
        </p>
      )}
      {games.length > 0 && <HistoryAndList library={library} actions={actions} />}
      {!none && (
        <p>
          {`${librarySize(library)}, on this device only. ` +
            (used ? `The browser uses ${formatSize(used)} for them. ` : '') +
            (safe
              ? ''
              : 'The browser may clear them when the device runs out of space; you can restore them from a saved file.')}
        </p>
      )}
      <div class="tools" role="group" aria-label="All kept games">
        {deleted.length > 0 && (
          <button type="button" onClick={() => void actions.library.restore()}>
            Bring back {counted(deleted.length, 'deleted game')}
          </button>
        )}
        <button type="button" disabled={none} onClick={() => actions.saveAll()}>
          {GAMES_WORDS.saveAll}
        </button>
        <button type="button" disabled={none} onClick={() => void actions.library.empty()}>
          {GAMES_WORDS.deleteAll}
        </button>
        <button type="button" onClick={() => void actions.library.turnOff()}>
          {GAMES_WORDS.turnOff}
        </button>
      </div>
    </>
  );
}
