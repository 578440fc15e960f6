/** The program of the compare page: joins the address, the comparison and the screen. */
import { hydrate, render } from 'preact';
import { fromFragment, toFragment, type Refs } from '../permalink.ts';
import type { Actions } from './actions.ts';
import { loadList, loadOpenings } from './catalogue.ts';
import { Comparison, type Sources } from './comparison.ts';
import { ComparePage } from './ComparePage.tsx';
import { moveFocus } from './focus.ts';
import { loadGame } from './load.ts';
import { linkNote } from './link-note.ts';
import { START, type SideKey } from './state.ts';
import { START_TITLE, titleOf } from './title.ts';

/** Takes over the page and shows what its address names. `pack` reads a recording of the visitor's. */
export function start(root: HTMLElement, pack: Sources['pack']): void {
  const sources = { game: loadGame, pack, list: loadList, openings: loadOpenings };
  const { title } = document;
  let shown = START;
  const comparison = new Comparison(sources, (state) => {
    render(<ComparePage state={state} actions={actions} />, root);
    document.title = title.replace(START_TITLE, titleOf(state));
    moveFocus(root, shown, state);
    shown = state;
  });
  /** A choice is a new address, so that the browser's way back undoes it. */
  const go = (refs: Refs) => {
    root.dataset['used'] = '';
    const fragment = toFragment(refs);
    if (fragment !== location.hash) history.pushState(null, '', location.pathname + fragment);
    void comparison.read(fragment);
  };
  const change = (key: SideKey, ref: Refs[SideKey]) => go({ ...comparison.refs, [key]: ref });
  const actions: Actions = {
    search: () => void comparison.loadList(),
    choose: (key, replayId, slot) => change(key, { game: { kind: 'archive', replayId }, slot }),
    give: async (key, file) => {
      root.dataset['used'] = '';
      const game = await comparison.readFile(key, file);
      if (game) change(key, { game, slot: null });
    },
    player: (key, slot) => {
      const ref = comparison.refs[key];
      if (ref) change(key, { ...ref, slot });
    },
    clear: (key) => change(key, null),
    swap: () => go({ a: comparison.refs.b, b: comparison.refs.a }),
    findClosest: (key) => {
      root.dataset['used'] = '';
      void comparison.findClosest(key);
    },
    closeOffer: () => comparison.closeOffer(),
    copyLink: async () => {
      try {
        await navigator.clipboard.writeText(location.href);
        comparison.say(`The link is on the clipboard. ${linkNote(comparison.refs, location.href)}`.trim());
      } catch {
        // The browser or the visitor forbids it; by hand it always works.
        comparison.copyByHand(location.href);
      }
    },
  };
  hydrate(<ComparePage state={START} actions={actions} />, root);
  addEventListener('popstate', () => {
    const { a, b, wrong } = fromFragment(location.hash);
    if (location.hash === '' || a || b || wrong.length > 0) return void comparison.read(location.hash);
    // A place on this page was jumped to. The address goes on to say what is compared.
    history.replaceState(null, '', location.pathname + toFragment(comparison.refs));
  });
  void comparison.read(location.hash).then(() => (root.dataset['ready'] = ''));
}
