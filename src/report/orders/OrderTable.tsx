import { ObjectGlyph } from '../../glyphs/ObjectGlyph.tsx';
import { formatClock } from '../../replay/clock.ts';
import { stepText } from '../../replay/wording.ts';
import { RaceMark } from '../RaceMark.tsx';
import { kindWord } from '../timeline/kinds.ts';
import type { TimelinePlayer } from '../timeline/player.ts';
import { mergeOrders, type Row } from './merge.ts';

interface Props {
  players: readonly TimelinePlayer[];
  caption: string;
  /** How many rows to draw at most. */
  most?: number | undefined;
}

/** The orders of players on one time axis: a row for each order, a column for each player. */
export function OrderTable({ players, caption, most }: Props) {
  return (
    <table class="build dense">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          {players.map(({ label, player }) => (
            <th scope="col" key={`${label} ${player.slot}`}>
              <bdi>{label}</bdi> <RaceMark race={player.race} random={player.random} />
            </th>
          ))}
          <th scope="col">Kind</th>
        </tr>
      </thead>
      <tbody>
        {mergeOrders(players)
          .slice(0, most)
          .map((row, index) => (
            <OrderRow key={index} row={row} columns={players.length} />
          ))}
      </tbody>
    </table>
  );
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
