import { Component } from 'preact';
import { ObjectGlyph } from '../../../../glyphs/ObjectGlyph.tsx';
import { formatClock } from '../../../../replay/clock.ts';
import { stepText } from '../../../words.ts';
import { kindWord } from '../../../drawing/kinds.ts';
import type { Row } from '../../../game/merge.ts';

interface Props {
  rows: readonly Row[];
  columns: number;
}

/** Rows that are drawn and compared together. */
const PORTION = 100;

/**
 * The rows of a table that may grow to thousands. They stand in portions, and one that has all its rows is not
 * looked at again: else every growth would cost as much as the whole table.
 */
export const OrderRows = ({ rows, columns }: Props) => (
  <>
    {Array.from({ length: Math.ceil(rows.length / PORTION) }, (_, index) => (
      <Portion key={index} rows={rows.slice(index * PORTION, (index + 1) * PORTION)} columns={columns} />
    ))}
  </>
);

class Portion extends Component<Props> {
  override shouldComponentUpdate({ rows, columns }: Props): boolean {
    const drawn = this.props;
    // Steps belong to one game and stay the same as long as it is shown.
    return (
      rows.length !== drawn.rows.length || rows[0]?.step !== drawn.rows[0]?.step || columns !== drawn.columns
    );
  }

  override render({ rows, columns }: Props) {
    return rows.map((row, index) => <OrderRow key={index} row={row} columns={columns} />);
  }
}

const OrderRow = ({ row: { step, kind, column }, columns }: { row: Row; columns: number }) => (
  <tr class={step.count === 0 ? `${kind} cancelled` : kind}>
    <th scope="row">{formatClock(step.ms)}</th>
    {Array.from({ length: columns }, (_, index) => (
      <td key={index}>
        {index === column && (
          <>
            <ObjectGlyph id={step.id} kind={step.type} /> {stepText(step)}
          </>
        )}
      </td>
    ))}
    <td>{kindWord(step, kind)}</td>
  </tr>
);
