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
  let shown = start;
  hydrate(view(start), root);
  return (state) => {
    const before = shown;
    shown = state;
    render(view(state), root);
    drawn(before, state);
  };
}
