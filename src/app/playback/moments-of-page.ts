/** Rows of the page with a time: the latest one reached is marked during playback. */

/** Parses the fragment of a link to a moment of the game, which playback goes to. */
export const momentOf = (hash: string): number | null => {
  const [, minutes, seconds] = /^#t=(\d{1,4}):(\d\d)$/.exec(hash) ?? [];
  return minutes && seconds ? (Number(minutes) * 60 + Number(seconds)) * 1000 : null;
};

/** Lists with a time at the start of each row. */
const LISTS = '.key-moments, table.build';
const ROWS = '.moments-list > li, tbody > tr';

/** Scrolls only the list around a row, so that the row is visible. */
function bringIntoView(row: Element | undefined): void {
  const list = row?.closest('.key-moments');
  if (!row || !list || list.scrollHeight <= list.clientHeight) return;
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

/** Marks the latest row up to a time in each list, and unmarks the others. */
export function markMoments(root: ParentNode): (ms: number) => void {
  const lists = [...root.querySelectorAll(LISTS)].map((list) => ({
    marked: undefined as Element | undefined,
    rows: [...list.querySelectorAll(ROWS)].flatMap((row) => {
      const ms = momentOf(`#t=${row.querySelector('.time, th')?.textContent ?? ''}`);
      return ms === null ? [] : [{ row, ms }];
    }),
  }));
  return (ms) => {
    for (const list of lists) {
      const row = list.rows.findLast((candidate) => candidate.ms <= ms)?.row;
      if (list.marked === row) continue;
      list.marked?.removeAttribute('aria-current');
      row?.setAttribute('aria-current', 'time');
      bringIntoView(row);
      list.marked = row;
    }
  };
}
