interface Entry {
  cell: number;
  rank: number;
}

/** A priority queue of cells, lowest rank first, as a binary heap. */
export class Heap {
  readonly #entries: Entry[] = [];

  /** Adds a cell; the lowest rank comes first. */
  push(cell: number, rank: number): void {
    const entries = this.#entries;
    let index = entries.push({ cell, rank }) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#rank(parent) <= this.#rank(index)) return;
      this.#swap(parent, index);
      index = parent;
    }
  }

  /** Removes the cell with the lowest rank; undefined if the queue is empty. */
  pop(): number | undefined {
    const entries = this.#entries;
    const top = entries[0];
    const last = entries.pop();
    if (!top || !last) return undefined;
    if (entries.length === 0) return top.cell;
    entries[0] = last;
    for (let index = 0; ;) {
      const left = 2 * index + 1;
      const smaller = this.#rank(left + 1) < this.#rank(left) ? left + 1 : left;
      if (this.#rank(index) <= this.#rank(smaller)) return top.cell;
      this.#swap(smaller, index);
      index = smaller;
    }
  }

  /** The rank at an index; Infinity after the end. */
  #rank(index: number): number {
    return this.#entries[index]?.rank ?? Infinity;
  }

  #swap(a: number, b: number): void {
    const entries = this.#entries;
    [entries[a], entries[b]] = [entries[b]!, entries[a]!];
  }
}
