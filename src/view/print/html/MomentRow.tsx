import type { StageRow } from '../../game/stage-rows.ts';
import { Time } from './Time.tsx';

/** Half of the width of a bar, in px. */
const HALF = 56;
const HEIGHT = 9;

interface Props {
  row: StageRow;
  sides: readonly string[];
  /** Most orders of one side in any row: the full length of a bar. */
  most: number;
  /** Address of the page with the moment; none where that is this one. */
  page?: string;
}

/** One key moment: when, its pin, what, and the orders of both sides for a fight. */
export const MomentRow = ({ row, sides, most, page = '' }: Props) => (
  <li id={row.id ?? undefined} class={row.bold ? 'bold' : undefined}>
    <a href={`${page}#${row.fragment}`}>
      <Time ms={row.ms} />
    </a>{' '}
    <Pin row={row} />{' '}
    <span class="what">
      <bdi>{row.sentence}</bdi>
      {row.inferred && <span class="basis"> inferred</span>}
    </span>
    {row.orders && ' '}
    {row.orders && <Orders orders={row.orders} sides={sides} most={most} />}{' '}
  </li>
);

const Pin = ({ row: { number, side } }: { row: StageRow }) => (
  <span class={`pin ${side === null ? 'both' : `side-${side % 4}`}${number === null ? ' nowhere' : ''}`}>
    <span>{number}</span>
  </span>
);

function Orders({ orders, sides, most }: { orders: readonly number[] } & Omit<Props, 'row' | 'page'>) {
  const words = orders.map((count, side) => `${count} by ${sides[side] ?? 'another side'}`).join(', ');
  if (orders.length !== 2) return <span class="orders">{words}</span>;
  const [left = 0, right = 0] = orders;
  const length = (count: number) => Math.round((count / most) * HALF);
  return (
    <span class="orders" role="img" aria-label={`Orders at enemy units: ${words}`}>
      <span class="count">{left}</span>{' '}
      <svg class="bar" width={2 * HALF} height={HEIGHT} viewBox={`0 0 ${2 * HALF} ${HEIGHT}`}>
        <rect class="a" x={HALF - length(left)} width={length(left)} height={HEIGHT} />
        <rect class="b" x={HALF} width={length(right)} height={HEIGHT} />
        <path d={`M${HALF} 0v${HEIGHT}`} />
      </svg>{' '}
      <span class="count">{right}</span>
    </span>
  );
}
