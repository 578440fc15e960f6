/** The columns of kept games from the visitor's side, with fields for their words. */
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { formatClock } from '../../game/clock.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import { COLUMNS, LISTED_COLUMNS, NOT_KNOWN, type ListColumn, type ListColumns } from '../tables/columns.ts';
import { dayText, WHEN_WORDS, type WhenBasis, whenText } from './dates.ts';
import { goTo } from './game-link.ts';
import type { LibraryGame, PlayedGame } from './history/games.ts';
import { timesIn } from './history/Goals.tsx';
import type { LibraryActions } from './store/library.ts';
import type { NoteChange } from './store/notes.ts';

/** Shown for a game in which the visitor didn't play. */
const NOT_MINE = '–';

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

/** The date. If all games have the same basis of it, only the heading says that. */
const dateColumn = (basis: WhenBasis | null): ListColumn<LibraryGame> => ({
  name: `Date${basis === null ? '' : WHEN_WORDS.bases[basis]}`,
  text: (game) => (game.whenBasis === basis ? dayText(game) : whenText(game)),
  rank: ({ when }) => when,
});

const { players: PLAYERS, ...OTHERS } = COLUMNS;

/** The columns of games that aren't shown from anyone's side. */
export const columnsWithDate = (basis: WhenBasis | null): ListColumns<LibraryGame> => ({
  players: PLAYERS,
  when: dateColumn(basis),
  ...OTHERS,
});

/** The columns from the visitor's side. `say` stores words on a game; `open` opens one. */
export function columnsOfVisitor(
  say: Say,
  open: LibraryActions['open'],
  basis: WhenBasis | null,
): ListColumns<LibraryGame> {
  const { map, matchup, result } = COLUMNS;
  return {
    players: PLAYERS,
    when: dateColumn(basis),
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
