import { useEffect, useMemo, useState } from 'preact/hooks';
import { notLoaded } from '../../shell/words.ts';
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
import { KEPT_WORDS as WORDS } from '../library/kept-words.ts';
import { LIBRARY_WORDS } from '../library/words.ts';
import { PART_NAMES } from './words.ts';

const HISTORY = part(
  async () => (await import('../history/History.tsx')).History,
  notLoaded(PART_NAMES.history),
);

interface Props {
  library: LibraryState;
  actions: LibraryActions;
}

/** All saved games, with actions for them. */
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
          ? WORDS.moreFollow
          : none
            ? WORDS.none
            : `${WORDS.here(librarySize(library))} ${used}${library.safe ? '' : WORDS.mayBeCleared}`}
      </p>
      {!none && <GamesList library={library} actions={actions} />}
      {whole && (
        <div class="tools" role="group" aria-label={WORDS.group}>
          {library.deleted.length > 0 && (
            <button type="button" onClick={() => actions.restore()}>
              {WORDS.bringBack(library.deleted.length)}
            </button>
          )}
          <button type="button" disabled={none} onClick={() => actions.saveAll()}>
            {WORDS.saveAll}
          </button>
          <button type="button" disabled={none} onClick={() => actions.empty()}>
            {WORDS.deleteAll}
          </button>
          <button type="button" onClick={() => actions.turnOff()}>
            {WORDS.turnOff}
          </button>
        </div>
      )}
    </>
  );
}

/** The list of games. Once the visitor's name is known, it shows the visitor's results and opponents. */
function GamesList({ library: { games, whole, sorting }, actions }: Props) {
  const history = useHistory(games, whole);
  const { kept } = history;
  const played = useMemo(
    () => (kept ? ownGames(games, kept.facts, kept.me) : []),
    [games, kept?.facts, kept?.me],
  );
  const mine = useMemo(() => withWords(played, kept?.words ?? []), [played, kept?.words]);
  const rows = useMemo(
    () => libraryRows(games, ownFacts(games, mine, kept?.facts ?? [])),
    [games, mine, kept?.facts],
  );
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
            {WORDS.history}
          </button>
        </p>
      )}
      <FileTable
        caption={LIBRARY_WORDS.title}
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
