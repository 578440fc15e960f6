/** Work that may wait until what a visitor waits for is on the screen. */
export class AfterPaint {
  #plan = 0;

  /**
   * Runs each step in a task of its own, in between which the page answers, and drops what was planned before. A step
   * may say in how many ms the next is due.
   */
  plan(steps: Iterable<number | undefined>): void {
    const own = ++this.#plan;
    const left = steps[Symbol.iterator]();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const step = own === this.#plan ? left.next() : null;
      if (!step || step.done) port1.close();
      else if (step.value) setTimeout(() => port2.postMessage(null), step.value);
      else port2.postMessage(null);
    };
    // A message that is sent before a frame is painted arrives behind it.
    requestAnimationFrame(() => port2.postMessage(null));
  }

  /** Drops what is planned. */
  cancel(): void {
    this.#plan++;
  }
}
