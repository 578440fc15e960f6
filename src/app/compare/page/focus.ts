import { focusIsLost, focusOn } from '../../shell/focus.ts';
import { chosenSide, SIDE_KEYS, type Chosen, type CompareState } from './state.ts';
import { headingId } from './SidePanel.tsx';

/** Identifies the content of a side, as far as the focus is concerned. */
const standOf = (chosen: Chosen): string =>
  chosen.status === 'ready' ? `ready ${chosen.game.replayId}` : chosen.status;

/** Moves the focus to the result of a search, or to the heading of a side with a new game. */
export function moveCompareFocus(root: HTMLElement, before: CompareState, now: CompareState): void {
  if (now.offer && now.offer.status !== 'loading' && now.offer !== before.offer)
    return focusOn(document.getElementById('closest'));
  // When the page is drawn first, the focus stays where the browser put it.
  if (!focusIsLost() && root.contains(document.activeElement)) return;
  const changed = SIDE_KEYS.find(
    (key) => now[key].status !== 'loading' && standOf(before[key]) !== standOf(now[key]),
  );
  if (!changed || !('used' in root.dataset)) return;
  const both = chosenSide(now.a) && chosenSide(now.b);
  focusOn(both ? root.querySelector('h1') : document.getElementById(headingId(changed)));
}
