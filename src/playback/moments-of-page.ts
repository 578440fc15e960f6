/** Rows of the page that stand for a time: the latest that has come is marked while the game plays. */

/** A link to a moment of the game ends like this; pages write it, and playback goes there. */
export const momentOf = (hash: string): number | null => {
  const [, minutes, seconds] = /^#t=(\d{1,4}):(\d\d)$/.exec(hash) ?? [];
  return minutes && seconds ? (Number(minutes) * 60 + Number(seconds)) * 1000 : null;
};

/** Marks in each list of moments the latest one up to a time, and takes the mark from the others. */
export function markMoments(root: ParentNode): (ms: number) => void {
  const lists = Map.groupBy(
    [...root.querySelectorAll<HTMLElement>('[data-at]')].map((row) => ({
      row,
      ms: Number(row.dataset['at']),
    })),
    ({ row }) => row.parentElement,
  );
  const groups = [...lists.values()].map((rows) => rows.sort((a, b) => a.ms - b.ms));
  const marked = new Map<number, HTMLElement | undefined>();
  return (ms) => {
    groups.forEach((rows, group) => {
      const row = rows.findLast((one) => one.ms <= ms)?.row;
      if (marked.get(group) === row) return;
      marked.get(group)?.removeAttribute('aria-current');
      row?.setAttribute('aria-current', 'time');
      marked.set(group, row);
    });
  };
}
