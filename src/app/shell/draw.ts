import { hydrate, render, type ComponentChild } from 'preact';

/**
 * Takes over what the build drew of `start`, and gives what draws every further state over it. `drawn` sees a state
 * and the one before, to move the focus where the control that had it is gone or the answer is elsewhere.
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
    const before = current;
    current = state;
    render(view(state), root);
    drawn(before, state);
  };
}

/**
 * Calls back once what is drawn now has been painted, and gives what calls that off. A busy browser runs an effect before
 * it paints, so this waits for a frame of its own; a page that nobody sees has no frames and goes on at once.
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
