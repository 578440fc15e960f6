/**
 * Writes of the visitor's words, one after the other. A page that reads its database in between would otherwise show older words
 * again, and the next word said of that game would be kept without them.
 */
export class Writes {
  #count = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Writes after all earlier writes; rejects as `write` does. */
  add<Written>(write: () => Promise<Written>): Promise<Written> {
    this.#count++;
    const written = this.#last.then(write);
    this.#last = written.catch(() => undefined);
    return written;
  }

  /** Reads once all is written, and again if more was written meanwhile. */
  async settled<Read>(read: () => Promise<Read>): Promise<Read> {
    for (;;) {
      const before = this.#count;
      await this.#last;
      const value = await read();
      if (before === this.#count) return value;
    }
  }
}
