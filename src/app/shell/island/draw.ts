import { hydrate, render, type ComponentChild } from 'preact';

/**
 * Takes over the built rendering of `start`, and returns a function that draws every later state. `drawn` is called
 * with a state and the previous one, to move the focus if its control is gone or the result is in another place.
 */
export function takeOver<State>(
  root: HTMLElement,
  start: State,
  view: (state: State) => ComponentChild,
  drawn: (before: State, now: State) => void = () => undefined,
): (state: State) => void {
  let current = start;
  hydrate(view(start), root);
  return (state) => {
    const previous = current;
    current = state;
    render(view(state), root);
    drawn(previous, state);
  };
}

/**
 * Calls back after the current drawing has been painted, and returns a function that cancels it. A busy browser runs
 * an effect before painting, so this waits for a separate frame. A hidden page has no frames and continues at once.
 */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => (timer = setTimeout(then));
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return () => {
    cancelAnimationFrame(frame as number);
    clearTimeout(timer);
  };
}

/** Actions without effect, for drawing a page before its program runs. */
export const noActions = <Actions extends object>(): Actions =>
  new Proxy({} as Actions, { get: () => () => undefined });
