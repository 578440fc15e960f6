import { afterPaint } from '../../shell/draw.ts';
import { breathe } from '../../shell/slices.ts';

/** Work that may wait until what a visitor waits for is on the screen. */
export class AfterPaint {
  #planned: Iterator<number | undefined> | undefined;

  /**
   * Runs each step in a task of its own, in between which the page answers, and drops what was planned before. A step
   * may say in how many ms the next is due.
   */
  plan(steps: Iterable<number | undefined>): void {
    const planned = steps[Symbol.iterator]();
    this.#planned = planned;
    const go = () => {
      if (this.#planned !== planned) return;
      const { done, value } = planned.next();
      if (done) return;
      if (value) setTimeout(go, value);
      else void breathe().then(go);
    };
    afterPaint(go);
  }
}
