/** A key moment in the list next to the map. */
import { formatClock } from '../../game/clock.ts';
import type { StageRow } from '../game/stage-rows.ts';
import { Glyph } from '../svg/glyphs/Glyph.tsx';
import { Time } from './Time.tsx';

/** Maximum bar length per side, in px like all that follows. */
const HALF = 52;
/** Between them is space for the number. */
const MIDDLE = HALF + 30;
/** Height of the drawing. */
const HEIGHT = 16;
/** Height of a bar. */
const BAR = 9;
const TOP = (HEIGHT - BAR) / 2;

interface Props {
  row: StageRow;
  sides: readonly string[];
  /** The most food that one side brought in any row. It gives a bar of full length. */
  most: number;
  /** Address of the page with the moment; undefined if it is this page. */
  page?: string;
}

/** A key moment: its time, pin and description, and for a fight the food that both sides brought. */
export const MomentRow = ({ row, sides, most, page = '' }: Props) => (
  <li class={[row.bold && 'bold', row.look].filter(Boolean).join(' ') || undefined}>
    {/* At the top of the stage, so that an address with a time scrolls the whole stage into view. */}
    {row.id && <span id={row.id} class="spot" />}
    <a href={`${page}#${row.fragment}`} aria-label={`${formatClock(row.ms)} ${row.sentence}`}>
      <Time ms={row.ms} />
    </a>{' '}
    <Pin row={row} />{' '}
    <span class="what">
      <bdi>{row.sentence}</bdi>
      {row.inferred && <span class="basis"> inferred</span>}
    </span>
    {row.food && ' '}
    {row.food && <Food food={row.food} sides={sides} most={most} />}{' '}
    {/* Not a tab stop: on the moment's link, S does the same. */}
    <button
      type="button"
      class="share-at"
      value={row.ms}
      tabIndex={-1}
      aria-label={`Share ${formatClock(row.ms)}`}
      hidden={typeof document === 'undefined'}
      data-md="skip"
    >
      <Glyph name="share" />
    </button>
  </li>
);

const Pin = ({ row: { number, side } }: { row: StageRow }) => (
  // In text, the list numbers its rows.
  <span
    class={`pin ${side === null ? 'both' : `side-${side % 4}`}${number === null ? ' nowhere' : ''}`}
    data-md="skip"
  >
    <span>{number}</span>
  </span>
);

function Food({ food, sides, most }: { food: readonly number[] } & Omit<Props, 'row' | 'page'>) {
  const words = food
    .map((count, side) =>
      count > 0 || food.length === 2 ? `${count} by ${sides[side] ?? 'another side'}` : '',
    )
    .filter(Boolean)
    .join(', ');
  if (food.length !== 2) return <span class="brought">Food, at least: {words}</span>;
  const [left = 0, right = 0] = food;
  const length = (count: number) => Math.round((count / most) * HALF);
  return (
    <svg
      class="bar"
      width={2 * MIDDLE}
      height={HEIGHT}
      role="img"
      aria-label={`Food brought, at least: ${words}`}
    >
      <rect class="a" x={MIDDLE - length(left)} y={TOP} width={length(left)} height={BAR} />
      <rect fill="url(#hatch)" x={MIDDLE} y={TOP} width={length(right)} height={BAR} />
      <path d={`M${MIDDLE} 0v${HEIGHT}`} />
      <text class="end" x={MIDDLE - 5 - length(left)} y={12}>
        {left}
      </text>{' '}
      <text x={MIDDLE + 5 + length(right)} y={12}>
        {right}
      </text>
    </svg>
  );
}
