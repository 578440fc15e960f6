/** The program of the compare page: connects address, session and screen. */
import { copy } from '../../shell/clipboard.ts';
import { takeOver } from '../../shell/draw.ts';
import { fromFragment, toFragment, type Refs } from '../permalink.ts';
import type { CompareActions } from './actions.ts';
import { ComparePage } from './ComparePage.tsx';
import { moveCompareFocus } from './focus.ts';
import { linkNote } from './link-note.ts';
import { sourcesWith, type GameReader } from './load.ts';
import { CompareSession } from './session.ts';
import { COMPARE_START, type SideKey } from './state.ts';
import { titleOf } from './title.ts';
import { COMPARE_PAGE_WORDS, COMPARE_STATUS_WORDS } from './words.ts';

/**
 * Takes over the page and shows the comparison in its address. `loadReader` loads the reader for games outside the
 * archive.
 */
export function startCompare(root: HTMLElement, loadReader: () => Promise<GameReader>): void {
  const { title } = document;
  const session = new CompareSession(sourcesWith(loadReader));
  /** A choice makes a new address, so that the back button undoes it. */
  const go = (refs: Refs) => {
    root.dataset['used'] = '';
    const fragment = toFragment(refs);
    if (fragment !== location.hash) history.pushState(null, '', location.pathname + fragment);
    void session.read(fragment);
  };
  const change = (key: SideKey, ref: Refs[SideKey]) => go({ ...session.refs, [key]: ref });
  const actions: CompareActions = {
    search: () => void session.loadList(),
    choose: (key, replayId, slot) => change(key, { game: { kind: 'archive', replayId }, slot }),
    give: async (key, file) => {
      root.dataset['used'] = '';
      const game = await session.readFile(key, file);
      if (game) change(key, { game, slot: null });
    },
    player: (key, slot) => {
      const ref = session.refs[key];
      if (ref) change(key, { ...ref, slot });
    },
    clear: (key) => change(key, null),
    swap: () => go({ a: session.refs.b, b: session.refs.a }),
    findClosest: (key) => {
      root.dataset['used'] = '';
      void session.findClosest(key);
    },
    closeOffer: () => session.closeOffer(),
    copyLink: async () => {
      if (await copy(location.href))
        session.say(`${COMPARE_STATUS_WORDS.copied} ${linkNote(session.refs, location.href)}`.trim());
      else session.copyByHand(location.href);
    },
  };
  const draw = takeOver(
    root,
    COMPARE_START,
    (state) => <ComparePage state={state} actions={actions} />,
    (before, now) => moveCompareFocus(root, before, now),
  );
  session.subscribe((state) => {
    draw(state);
    document.title = title.replace(COMPARE_PAGE_WORDS.start, titleOf(state));
  });
  addEventListener('popstate', () => {
    const { a, b, wrong } = fromFragment(location.hash);
    if (location.hash === '' || a || b || wrong.length > 0) return void session.read(location.hash);
    // After a jump within the page, the address is restored to name the comparison.
    history.replaceState(null, '', location.pathname + toFragment(session.refs));
  });
  void session.read(location.hash).then(() => {
    root.dataset['ready'] = '';
    // Replaces the short form with both players, so that a copied link names them.
    if (fromFragment(location.hash).both)
      history.replaceState(null, '', location.pathname + toFragment(session.refs));
  });
}
