/** The list of kept games. Games in which the visitor plays are shown from their side, with their words. */
import type { ComponentChild } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { formatClock } from '../../game/clock.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { whenText } from './dates.ts';
import { goTo } from './game-link.ts';
import type { LibraryGame, PlayedGame } from './history/games.ts';
import { timesIn } from './history/Goals.tsx';
import type { HistoryState } from './history/use-history.ts';
import type { LibraryActions } from './store/library.ts';
import { changeWords, type NoteChange } from './store/notes.ts';
import { LIBRARY_WORDS } from './words.ts';
import {
  COLUMNS,
  LISTED_COLUMNS,
  NOT_KNOWN,
  sortRows,
  type ListColumn,
  type ListColumns,
  type ListRow,
  type Sorting,
} from '../tables/columns.ts';
import { useGamesSearch } from './GamesSearch.tsx';
import { GamesTable } from '../tables/GamesTable.tsx';

const SEARCH = { id: 'my', things: 'names, races, heroes, maps, results, tags, notes' };

/** Shown for a game in which the visitor didn't play. */
const NOT_MINE = '–';

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
  const columns = useMemo<ListColumns<LibraryGame>>(
    () => (isMine ? columnsOfVisitor((words) => change(changeWords(words)), actions.open) : COLUMNS),
    [isMine],
  );
  const { field, found } = useGamesSearch(games, mine, columns, SEARCH);
  // The visitor's games are history, so the last one played comes first.
  const order = isMine && sorting.by === null ? NEWEST_FIRST : sorting;
  const rows = useMemo(() => sortRows(libraryRows(found), order, columns), [found, order, columns]);
  return (
    <>
      {field}
      <GamesTable
        caption={LIBRARY_WORDS.title}
        rows={rows}
        columns={columns}
        sorting={order}
        sort={(by) => actions.library.sort(by)}
        open={actions.open}
        remove={(fingerprint) => void actions.library.remove(fingerprint)}
      />
    </>
  );
}

export const libraryRows = (games: readonly LibraryGame[]): ListRow<LibraryGame, string>[] =>
  games.map((game) => ({
    ...{ id: game.fingerprint, file: game.file, game, failure: null, sameGameAs: null, added: game.added },
  }));

const NEWEST_FIRST: Sorting = { by: 'when', descending: true };

/** The opponents of a game, for screen readers. */
const against = ({ opponents }: PlayedGame): string => opponents.join(' & ') || 'computers';

/** A column about the visitor's side: its text, and what to draw instead. */
const ofMine = (
  name: string,
  text: (mine: PlayedGame) => string,
  cell?: (mine: PlayedGame) => ComponentChild,
): ListColumn<LibraryGame> => ({
  name,
  text: ({ mine }) => (mine ? text(mine) : NOT_MINE),
  ...(cell && { cell: ({ mine }) => (mine ? cell(mine) : NOT_MINE) }),
});

/** Stores words on a game. */
type Say = (words: NoteChange) => Promise<void>;

/** The columns from the visitor's side. `say` stores words on a game; `open` opens one. */
export function columnsOfVisitor(say: Say, open: LibraryActions['open']): ListColumns<LibraryGame> {
  const { players, map, matchup, result } = COLUMNS;
  return {
    players,
    when: { name: 'Date', text: whenText, rank: ({ when }) => when },
    result: {
      name: 'My result',
      text: (game) => (game.mine ? (game.mine.result ?? NOT_KNOWN) : result.text(game)),
      cell: ({ mine }) =>
        mine && (mine.byHand || mine.result === null) ? <ResultChoice game={mine} say={say} /> : null,
    },
    race: ofMine('My race', ({ race }) => (race ? RACE_NAMES[race] : NOT_MINE)),
    heroes: ofMine('My heroes', ({ heroes }) => heroes.join(', ') || NOT_MINE),
    map,
    matchup,
    ...LISTED_COLUMNS,
    tags: ofMine(
      'Tags',
      ({ tags }) => tags.join(', '),
      (mine) => (
        <DraftInput
          label={`Tags of the game against ${against(mine)}, separated by commas`}
          value={mine.tags.join(', ')}
          commit={(text) => {
            const tags = text.split(',').map((tag) => tag.trim());
            return say({ fingerprint: mine.fingerprint, tags: tags.filter(Boolean) });
          }}
        />
      ),
    ),
    notes: ofMine(
      'Note',
      ({ note }) => note,
      (mine) => (
        <>
          <DraftInput
            label={`Note on the game against ${against(mine)}`}
            value={mine.note}
            commit={(note) => say({ fingerprint: mine.fingerprint, note })}
          />
          {timesIn(mine.note).map((ms) => (
            <button
              key={ms}
              type="button"
              class="link"
              aria-label={momentLabel(ms, mine)}
              onClick={() => void open(mine.fingerprint).then((opened) => (opened ? goTo(ms) : undefined))}
            >
              {formatClock(ms)}
            </button>
          ))}
        </>
      ),
    ),
  };
}

/** For screen readers: "5:32 of the game against Thrall". */
const momentLabel = (ms: number, game: PlayedGame): string =>
  `${formatClock(ms)} of the game against ${against(game)}`;

/** Lets the visitor enter a result that the recording doesn't show. */
const ResultChoice = ({ game, say }: { game: PlayedGame; say: Say }) => (
  <select
    aria-label={`Result against ${against(game)}`}
    onChange={({ currentTarget: { value } }) =>
      void say({ fingerprint: game.fingerprint, result: value === 'won' || value === 'lost' ? value : null })
    }
  >
    {['not known', 'won', 'lost'].map((choice) => (
      <option key={choice} selected={choice === (game.result ?? 'not known')}>
        {choice}
      </option>
    ))}
  </select>
);

interface DraftProps {
  label: string;
  value: string;
  /** Called with the text when the visitor leaves the field or presses Enter. */
  commit: (text: string) => Promise<void>;
}

/** A text field that keeps half-typed text when the list around it is redrawn. */
function DraftInput({ label, value, commit }: DraftProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      aria-label={label}
      value={draft ?? value}
      onInput={({ currentTarget }) => setDraft(currentTarget.value)}
      onChange={({ currentTarget }) => {
        const { value: text } = currentTarget;
        void commit(text).then(() => setDraft((now) => (now === text ? null : now)));
      }}
    />
  );
}
