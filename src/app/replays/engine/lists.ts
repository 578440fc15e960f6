/** Many short lists of small numbers in two arrays: list `n` is `items` from `starts[n]` up to `starts[n + 1]`. */
export interface Lists {
  /** Where each list begins; one more entry than there are lists. */
  starts: Uint32Array;
  items: Uint32Array;
}
