import { afterPaint } from '../../island/draw.ts';

/** Work that may wait until what a visitor waits for is on the screen. */
export class AfterPaint {
  #drop = () => {};

  /**
   * Runs each step in a task of its own, in between which the page answers, and drops what was planned before. A step
   * may say in how many ms the next is due.
   */
  plan(steps: Iterable<number | undefined>): void {
    this.#drop();
    const left = steps[Symbol.iterator]();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      const step = left.next();
      if (!step.done) timer = setTimeout(go, step.value);
    };
    const callOff = afterPaint(go);
    this.#drop = () => {
      callOff();
      clearTimeout(timer);
    };
  }
}
