import { afterPaint } from '../../island/draw.ts';

/** Work that may wait until what a visitor waits for is on the screen. */
export class AfterPaint {
  #drop = () => {};

  /**
   * Runs each step in a task of its own, in between which the page answers, and drops what was planned before. A step
   * may say in how many ms the next is due.
   */
  plan(steps: Iterable<number | undefined>): void {
    this.cancel();
    const left = steps[Symbol.iterator]();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const step = left.next();
      if (step.done) port1.close();
      else if (step.value) setTimeout(() => port2.postMessage(null), step.value);
      else port2.postMessage(null);
    };
    const callOff = afterPaint(() => port2.postMessage(null));
    this.#drop = () => {
      callOff();
      port1.close();
    };
  }

  /** Drops what is planned. */
  cancel(): void {
    this.#drop();
  }
}
