import { useEffect, useMemo, useState } from 'preact/hooks';
import { counted } from '../../../game/counted.ts';
import { notLoaded } from '../../shell/json.ts';
import { ownGames, withWords } from '../history/own.ts';
import { OWN_COLUMNS, ownFacts } from '../history/own-columns.ts';
import { useHistory } from '../history/use-history.ts';
import type { LibraryState } from '../library/state.ts';
import { libraryRows, librarySize } from '../library/rows.ts';
import { usedSentence } from '../library/used.ts';
import { COLUMNS, type ListColumns } from '../table/columns.ts';
import { sortRows } from '../table/sort.ts';
import { FileTable } from '../table/Table.tsx';
import type { LibraryActions } from './actions.ts';
import { part } from './part.tsx';

const HISTORY = part(async () => (await import('../history/History.tsx')).History, notLoaded('Your history'));

interface Props {
  library: LibraryState;
  actions: LibraryActions;
}

const MAY_BE_CLEARED =
  'The browser may clear them when the device runs out of space; you can restore them from a saved file.';

/** All saved games with the actions for them. */
export function KeptGames({ library, actions }: Props) {
  const { games, whole } = library;
  const none = games.length === 0;
  const [used, setUsed] = useState('');
  useEffect(
    () =>
      void usedSentence()
        .catch(() => '')
        .then(setUsed),
    [games],
  );
  return (
    <>
      <p>
        {!whole
          ? 'More follow.'
          : none
            ? 'None yet. Games you open from now on are kept on this device only.'
            : `${librarySize(library)}, on this device only. ${used}${library.safe ? '' : MAY_BE_CLEARED}`}
      </p>
      {!none && <GamesList library={library} actions={actions} />}
      {whole && (
        <div class="tools" role="group" aria-label="All kept games">
          {library.deleted.length > 0 && (
            <button type="button" onClick={() => actions.restore()}>
              Bring back {counted(library.deleted.length, 'deleted game')}
            </button>
          )}
          <button type="button" disabled={none} onClick={() => actions.saveAll()}>
            Save all as one file
          </button>
          <button type="button" disabled={none} onClick={() => actions.empty()}>
            Delete all kept games
          </button>
          <button type="button" onClick={() => actions.turnOff()}>
            Stop keeping games
          </button>
        </div>
      )}
    </>
  );
}

/** The list, from the visitor's side once the visitor is known. */
function GamesList({ library: { games, whole, sorting }, actions }: Props) {
  const history = useHistory(games, whole);
  const { kept } = history;
  const played = useMemo(
    () => (kept ? ownGames(games, kept.facts, kept.me) : []),
    [games, kept?.facts, kept?.me],
  );
  const mine = useMemo(() => withWords(played, kept?.words ?? []), [played, kept?.words]);
  const rows = useMemo(() => libraryRows(games, ownFacts(games, mine)), [games, mine]);
  const columns: ListColumns<(typeof rows)[number]['game'] & object> =
    mine.length > 0 ? OWN_COLUMNS : COLUMNS;
  const sorted = useMemo(() => sortRows(rows, sorting, columns), [rows, sorting, columns]);
  const [isOpen, setOpen] = useState(false);
  const historyProps = { games, mine, history, open: actions.openGame };
  return (
    <>
      {/* Visitors with known names see their history first, before the full list. */}
      {isOpen || (kept && kept.me.length > 0) ? (
        <HISTORY.Part {...historyProps} />
      ) : (
        <p class="tools">
          <button type="button" onClick={() => setOpen(true)}>
            My history
          </button>
        </p>
      )}
      <FileTable
        caption="Games kept in this browser"
        rows={sorted}
        columns={columns}
        sorting={sorting}
        sort={actions.sort}
        open={actions.open}
        remove={actions.remove}
      />
    </>
  );
}
