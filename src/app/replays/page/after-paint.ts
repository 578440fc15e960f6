import { afterPaint } from '../../shell/draw.ts';
import { breathe } from '../../shell/slices.ts';

/** Runs work that can wait until the visitor's result is on the screen. */
export class AfterPaint {
  #planned: Iterator<number | undefined> | undefined;

  /**
   * Runs each step in a separate task, so that the page stays responsive. A new plan replaces the previous one. A
   * step may return the delay in ms before the next step.
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
