/** Many short lists of small numbers in two arrays: list `n` is `items` from `starts[n]` up to `starts[n + 1]`. */
export interface Lists {
  /** Start of each list; one more entry than lists. */
  starts: Uint32Array;
  items: Uint32Array;
}
