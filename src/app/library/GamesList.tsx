/** The list of kept games. Games in which the visitor plays are shown from their side, with their words. */
import { useMemo } from 'preact/hooks';
import { sortRows, type ListColumns, type ListRow, type Sorting } from '../tables/columns.ts';
import { GamesTable } from '../tables/GamesTable.tsx';
import type { LibraryGame, PlayedGame } from './history/games.ts';
import type { HistoryState } from './history/use-history.ts';
import type { LibraryActions } from './store/library.ts';
import { changeWords } from './store/notes.ts';
import { LIBRARY_WORDS } from './words.ts';
import { columnsOfVisitor, columnsWithDate } from './visitor-columns.tsx';
import { useGamesSearch } from './GamesSearch.tsx';

const SEARCH = { id: 'my', things: 'names, races, heroes, maps, results, tags, notes' };

interface Props {
  games: readonly LibraryGame[];
  /** The visitor's games, from their side. */
  mine: readonly PlayedGame[];
  change: HistoryState['change'];
  sorting: Sorting;
  actions: LibraryActions;
}

/** All kept games in one table, with search, sorting and notes. */
export function GamesList({ games, mine, change, sorting, actions }: Props) {
  const isMine = mine.length > 0;
  const [first] = games;
  const basis =
    first && games.every(({ whenBasis }) => whenBasis === first.whenBasis) ? first.whenBasis : null;
  // An earlier `change` and `actions` do the same, because they hold no state.
  const columns = useMemo<ListColumns<LibraryGame>>(
    () =>
      isMine
        ? columnsOfVisitor((words) => change(changeWords(words)), actions.open, basis)
        : columnsWithDate(basis),
    [isMine, basis],
  );
  const { field, found } = useGamesSearch(games, mine, columns, SEARCH);
  // Kept games are history, so the last one played comes first.
  const order = sorting.by === null ? NEWEST_FIRST : sorting;
  const rows = useMemo(() => sortRows(libraryRows(found), order, columns), [found, order, columns]);
  return (
    <>
      {field}
      <GamesTable
        caption={LIBRARY_WORDS.mine}
        rows={rows}
        columns={columns}
        sorting={order}
        sort={(column) => actions.library.sort(column)}
        open={actions.open}
        remove={(fingerprint) => void actions.library.remove(fingerprint)}
      />
    </>
  );
}

/** The games as rows of the list. */
export const libraryRows = (games: readonly LibraryGame[]): ListRow<LibraryGame, string>[] =>
  games.map((game) => ({
    id: game.fingerprint,
    file: game.file,
    game,
    failure: null,
    sameGameAs: null,
  }));

const NEWEST_FIRST: Sorting = { by: 'when', descending: true };
