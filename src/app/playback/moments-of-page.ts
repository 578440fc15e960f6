/** Rows of the page that have a time: during playback, the latest row reached is marked. */

import { clockMs } from '../shell/clock-text.ts';

/** Lists with a time at the start of each row. */
const LISTS = '.key-moments, table.build';
const ROWS = '.moments-list > li, tbody > tr';
/** Build orders of several players side by side: each player has columns that begin with a time. */
const STEPS = 'table.steps';
const TIME_HEAD = 'Time';

/** A row, or one player's cells in a row. */
interface TimedRow {
  cells: readonly Element[];
  ms: number;
}

/** Scrolls only the list around a row, so that the row is visible. */
function bringIntoView(row: Element | undefined): void {
  const list = row?.closest('.key-moments');
  if (!row || !list || list.scrollHeight <= list.clientHeight) return;
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/** Marks the latest row up to a time in each list, and unmarks all others. */
export function markMoments(root: ParentNode): (ms: number) => void {
  const lists = [
    ...[...root.querySelectorAll(LISTS)].map((list) =>
      [...list.querySelectorAll(ROWS)].flatMap((row) =>
        timedRow([row], row.querySelector('.time, th')?.textContent),
      ),
    ),
    ...[...root.querySelectorAll<HTMLTableElement>(STEPS)].flatMap(stepsOf),
  ].map((rows) => ({ rows, marked: undefined as TimedRow | undefined }));
  return (ms) => {
    for (const list of lists) {
      const row = list.rows.findLast((candidate) => candidate.ms <= ms);
      if (list.marked === row) continue;
      for (const cell of list.marked?.cells ?? []) cell.removeAttribute('aria-current');
      for (const cell of row?.cells ?? []) cell.setAttribute('aria-current', 'time');
      bringIntoView(row?.cells[0]);
      list.marked = row;
    }
  };
}

const timedRow = (cells: readonly Element[], clock: string | null | undefined): TimedRow[] => {
  const ms = clockMs(clock ?? '');
  return ms === null ? [] : [{ cells, ms }];
};

/** The rows of each player in a table of steps. */
function stepsOf({ tHead, tBodies }: HTMLTableElement): TimedRow[][] {
  const heads = [...(tHead?.rows[0]?.cells ?? [])];
  const starts = heads.flatMap(({ textContent }, index) => (textContent === TIME_HEAD ? [index] : []));
  const rows = [...tBodies].flatMap((body) => [...body.rows]);
  return starts.map((start, player) =>
    rows.flatMap((row) => {
      const cells = [...row.cells].slice(start, starts[player + 1]);
      return timedRow(cells, cells[0]?.textContent);
    }),
  );
}
