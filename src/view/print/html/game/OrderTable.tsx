import { RaceMark } from '../RaceMark.tsx';
import type { TimelinePlayer } from '../../../drawing/player.ts';
import { mergeOrders } from '../../../game/merge.ts';
import { OrderRows } from './OrderRows.tsx';

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
        <OrderRows rows={mergeOrders(players).slice(0, most)} columns={players.length} />
      </tbody>
    </table>
  );
}
