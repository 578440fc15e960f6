/**
 * Writes the visitor's notes one after the other. Otherwise a page that reads its database in between would show
 * older notes, and the next note on that game would overwrite newer ones.
 */
export class Writes {
  #count = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Writes after all earlier writes; rejects like `write`. */
  add<Written>(write: () => Promise<Written>): Promise<Written> {
    this.#count++;
    const written = this.#last.then(write);
    this.#last = written.catch(() => undefined);
    return written;
  }

  /** Reads after all writes, and again if more were added meanwhile. */
  async settled<Read>(read: () => Promise<Read>): Promise<Read> {
    for (;;) {
      const before = this.#count;
      await this.#last;
      const value = await read();
      if (before === this.#count) return value;
    }
  }
}
