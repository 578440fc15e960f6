import { chosenSide, SIDE_KEYS, type Chosen, type State } from './state.ts';
import { headingId } from './SidePanel.tsx';

/** What a visitor has in front of them on one side, as far as the focus is concerned. */
const standOf = (chosen: Chosen): string =>
  chosen.status === 'ready' ? `ready ${chosen.game.replayId}` : chosen.status;

/**
 * Moves the focus after a state was drawn over another one, where the control that had it is gone or the answer is
 * elsewhere: to the answer of a search, to the heading of a side whose game changed, to the text to be copied.
 */
export function moveFocus(root: HTMLElement, before: State, now: State): void {
  if (now.copyByHand !== null && before.copyByHand !== now.copyByHand) {
    const text = root.querySelector('textarea');
    text?.focus();
    text?.select();
    return;
  }
  if (now.offer && now.offer.status !== 'loading' && now.offer !== before.offer) {
    document.getElementById('closest')?.focus();
    return;
  }
  // The first draw leaves the focus where the browser put it.
  if (document.activeElement !== document.body && root.contains(document.activeElement)) return;
  if (before === now || document.activeElement === null) return;
  const changed = SIDE_KEYS.find(
    (key) => now[key].status !== 'loading' && standOf(before[key]) !== standOf(now[key]),
  );
  if (!changed || !('used' in root.dataset)) return;
  const both = chosenSide(now.a) && chosenSide(now.b);
  (both ? root.querySelector('h1') : document.getElementById(headingId(changed)))?.focus();
}
