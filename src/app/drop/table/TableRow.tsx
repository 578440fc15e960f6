import { useMemo } from 'preact/hooks';
import type { ListColumns } from './columns.ts';
import { openButtonId, sidesText, type GameFacts, type ListRow } from './row.ts';
import { Sides } from './Sides.tsx';
import { TABLE_WORDS as WORDS } from './words.ts';

interface Props<Facts extends GameFacts> {
  row: ListRow<Facts>;
  columns: ListColumns<Facts>;
  open: (id: number) => void;
  remove?: (id: number) => void;
}

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/**
 * A file's row. Rows are redrawn only when their content changes, because there may be hundreds while more arrive.
 */
export function TableRow<Facts extends GameFacts>({ row, columns, open, remove }: Props<Facts>) {
  const { id, file, game, failure, sameGameAs, added } = row;
  return useMemo(
    () => (
      <tr>
        <th scope="row" colSpan={failure ? Object.keys(columns).length : 1}>
          <button type="button" class="link" id={openButtonId(id)} onClick={() => open(id)}>
            {game ? <Sides sides={game.sides} /> : <span class="lost">{WORDS.noGame}</span>}
          </button>
          {failure && (
            <span class="note">
              <code>{failure.code}</code> {failure.sentence}
            </span>
          )}
          {sameGameAs !== null && <span class="note">{WORDS.sameGame(<bdi>{sameGameAs}</bdi>)}</span>}
        </th>
        {game && <GameCells game={game} columns={columns} />}
        <td class="file">
          <bdi>{file}</bdi>
          {added !== undefined && <span class="note">{WORDS.added(DATE.format(added))}</span>}
        </td>
        {remove && (
          <td class="remove">
            <button
              type="button"
              aria-label={
                game ? WORDS.removeGame(sidesText(game.sides), game.map, file) : WORDS.removeFile(file)
              }
              onClick={() => remove(id)}
            >
              {WORDS.remove}
            </button>
          </td>
        )}
      </tr>
    ),
    [game, failure, sameGameAs, columns],
  );
}

function GameCells<Facts>({ game, columns }: { game: Facts; columns: ListColumns<Facts> }) {
  return (
    <>
      {Object.entries(columns)
        .slice(1)
        .map(([key, { text }]) => (
          <td key={key} class={key === 'length' ? 'number' : key}>
            <bdi>{text(game)}</bdi>
          </td>
        ))}
    </>
  );
}
