/** The mark of a side: a circle for the first, a square for the second; the text next to it says the same. */
export const SideMark = ({ side }: { side: number }) => (
  <span class={`mark-of side-${side % 4}`} aria-hidden="true" />
);
