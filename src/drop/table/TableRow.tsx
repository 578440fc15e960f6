import { Component } from 'preact';
import { COLUMN_KEYS, COLUMNS } from './columns.ts';
import { sidesText, type GameFacts, type Row } from './row.ts';
import { Sides } from './Sides.tsx';

interface Props {
  row: Row;
  open: (id: number) => void;
  remove?: (id: number) => void;
}

/** Keeps the focus on its way back from the report. */
export const openButtonId = (id: number): string => `open-${id}`;

/** One file. Hundreds are shown while more come in, so a line is drawn again only when it says something new. */
export class TableRow extends Component<Props> {
  override shouldComponentUpdate({ row }: Props): boolean {
    const now = this.props.row;
    return row.game !== now.game || row.failure !== now.failure || row.sameGameAs !== now.sameGameAs;
  }

  override render({ row: { id, file, game, failure, sameGameAs, added }, open, remove }: Props) {
    return (
      <tr>
        <th scope="row" colSpan={failure ? COLUMN_KEYS.length : 1}>
          <button type="button" class="link" id={openButtonId(id)} onClick={() => open(id)}>
            {game ? <Sides sides={game.sides} /> : <span class="lost">No game</span>}
          </button>
          {failure && (
            <span class="note">
              <code>{failure.code}</code> {failure.sentence}
            </span>
          )}
          {sameGameAs !== null && (
            <span class="note">
              The same game as <bdi>{sameGameAs}</bdi>
            </span>
          )}
        </th>
        {game && <GameCells game={game} />}
        <td class="file">
          <bdi>{file}</bdi>
          {added && <span class="note">{added}</span>}
        </td>
        {remove && (
          <td class="remove">
            <button
              type="button"
              aria-label={`Delete ${game ? sidesText(game.sides) : file}`}
              onClick={() => remove(id)}
            >
              Delete
            </button>
          </td>
        )}
      </tr>
    );
  }
}

const GameCells = ({ game }: { game: GameFacts }) => (
  <>
    {COLUMN_KEYS.filter((key) => key !== 'players').map((key) => (
      <td key={key} class={key === 'duration' ? 'number' : key}>
        <bdi>{COLUMNS[key].text(game)}</bdi>
      </td>
    ))}
  </>
);
