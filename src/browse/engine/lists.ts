/** Many short lists of small numbers in two arrays. */
export interface Lists {
  /** Where each list begins; one more entry than there are lists. */
  starts: Uint32Array;
  items: Uint32Array;
}

/** Puts lists behind one another; list `n` is `items` from `starts[n]` up to `starts[n + 1]`. */
export function gatherLists(lists: readonly (readonly number[])[]): Lists {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) starts[at + 1] = starts[at]! + list.length;
  return { starts, items: Uint32Array.from(lists.flat()) };
}
