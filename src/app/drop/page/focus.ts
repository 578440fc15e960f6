import { focusIsLost, focusOn } from '../../shell/focus.ts';
import { hasEnded } from '../session/entry.ts';
import type { DropState } from '../session/state.ts';
import { openButtonId } from '../table/row.ts';

/** Which screen a state is, as far as the focus is concerned. */
function screenOf({ view, entries }: DropState): string {
  if (view.kind !== 'entry') return view.kind;
  const entry = entries.find(({ id }) => id === view.id);
  return entry && hasEnded(entry) ? `entry ${entry.id}` : 'reading';
}

/**
 * Moves the focus after a state was drawn over another one: to the heading of a new screen, and on the way back
 * to the list to the line one came from. A list that begins to fill leaves the focus where the visitor is.
 */
export function moveDropFocus(root: HTMLElement, before: DropState, now: DropState): void {
  const screen = screenOf(now);
  if (screen === screenOf(before)) {
    // The button that changes what is kept may be gone with the change.
    const changed = before.library !== null && before.library.games !== now.library?.games;
    if (changed && focusIsLost()) focusOn(document.getElementById('library'));
    return;
  }
  if (screen === 'reading') return;
  if (screen === 'list') {
    if (before.view.kind === 'entry') focusOn(document.getElementById(openButtonId(before.view.id)));
    return;
  }
  focusOn(root.querySelector('h1'));
  // The heading may be below what was scrolled to.
  scrollTo(0, 0);
}
