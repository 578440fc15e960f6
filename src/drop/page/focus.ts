import { hasEnded } from '../session/entry.ts';
import type { State } from '../session/state.ts';
import { openButtonId } from '../table/TableRow.tsx';

/** Which screen a state is, as far as the focus is concerned. */
function screenOf({ view, entries }: State): string {
  if (view.kind !== 'entry') return view.kind;
  const entry = entries.find(({ id }) => id === view.id);
  return entry && hasEnded(entry) ? `entry ${entry.id}` : 'reading';
}

/**
 * Moves the focus after a state was drawn over another one: to the heading of a new screen, and on the way back
 * to the list to the line one came from. A list that begins to fill leaves the focus where the visitor is.
 */
export function moveFocus(root: HTMLElement, before: State, now: State): void {
  if (now.copyByHand !== null && before.copyByHand !== now.copyByHand) {
    const text = root.querySelector('textarea');
    text?.focus();
    text?.select();
    return;
  }
  const screen = screenOf(now);
  if (screen === screenOf(before)) {
    // The button that changes what is kept may be gone with the change.
    const changed = before.library !== null && before.library.games !== now.library?.games;
    if (changed && document.activeElement === document.body) document.getElementById('library')?.focus();
    return;
  }
  if (screen === 'reading') return;
  if (screen === 'list') {
    const from = before.view.kind === 'entry' ? document.getElementById(openButtonId(before.view.id)) : null;
    from?.focus();
    return;
  }
  root.querySelector('h1')?.focus();
  // The heading may be below what was scrolled to.
  scrollTo(0, 0);
}
