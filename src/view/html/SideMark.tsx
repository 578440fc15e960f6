/** The mark of a side: a circle for the first, a square for the second; words next to it repeat this. */
export const SideMark = ({ side }: { side: number }) => (
  <span class={`mark-of side-${side % 4}`} aria-hidden="true" />
);
