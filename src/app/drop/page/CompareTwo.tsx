import { createRef } from 'preact';
import type { EndedEntry } from '../session/entry.ts';
import { rowsOf } from '../session/state.ts';
import { sidesText, type ListRow } from '../../tables/columns.ts';

interface Props {
  entries: readonly EndedEntry[];
  compare: (id: number, other: number) => void;
}

/** Lets visitors choose two games from the list to compare. */
export function CompareTwo({ entries, compare }: Props) {
  const games = rowsOf(entries).filter(({ game }) => game !== null);
  if (games.length < 2) return null;
  const [first, second] = [createRef<HTMLSelectElement>(), createRef<HTMLSelectElement>()];
  return (
    <div class="tools" role="group" aria-label="Two games">
      <Choice label="Compare" choice={first} games={games} first={0} />
      <Choice label="with" choice={second} games={games} first={1} />
      <button
        type="button"
        onClick={() => compare(Number(first.current?.value), Number(second.current?.value))}
      >
        Compare (new tab)
      </button>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  choice: ReturnType<typeof createRef<HTMLSelectElement>>;
  games: readonly ListRow[];
  first: number;
}

const Choice = ({ label, choice, games, first }: ChoiceProps) => (
  <>
    <label for={`compare-${first}`}>{label}</label>
    <select id={`compare-${first}`} ref={choice}>
      {games.map(({ id, game, file }, index) => (
        <option key={id} value={id} selected={index === first}>
          {game && sidesText(game.sides)}, {file}
        </option>
      ))}
    </select>
  </>
);
