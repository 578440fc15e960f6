import { focusIsLost, focusOn } from '../../shell/focus.ts';
import { hasEnded } from '../session/entry.ts';
import type { DropState } from '../session/state.ts';
import { openButtonId } from '../../tables/columns.ts';

/** Identifies the screen of a state, as far as the focus is concerned. */
function screenOf({ view, entries, watch }: DropState): string {
  if (watch?.large) return 'second screen';
  if (view.kind !== 'entry') return view.kind;
  const entry = entries.find(({ id }) => id === view.id);
  return entry && hasEnded(entry) ? `entry ${entry.id}` : 'reading';
}

/**
 * Moves the focus after a redraw: to the heading of a new screen or, when returning to the list, to the previous row.
 * When a list begins to fill, the focus stays.
 */
export function moveDropFocus(root: HTMLElement, before: DropState, now: DropState): void {
  const screen = screenOf(now);
  if (screen === screenOf(before)) {
    // The button that was pressed may have disappeared with the change.
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
  // The heading may be outside the visible area.
  scrollTo(0, 0);
}
