/** Work that may wait until what a visitor waits for is on the screen. */
export class AfterPaint {
  #plan = 0;

  /** Runs each step in a task of its own, in between which the page answers, and drops what was planned before. */
  plan(steps: Iterable<void>): void {
    const own = ++this.#plan;
    const left = steps[Symbol.iterator]();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (own !== this.#plan || left.next().done) port1.close();
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
