/** The program of the compare page: connects address, session and screen. */
import { LINK_LIMIT } from '../../../game/stored/link/limit.ts';
import { copy } from '../../shell/clipboard.ts';
import { takeOver } from '../../shell/island/draw.ts';
import { focusIsLost, focusOn } from '../../shell/island/focus.ts';
import { fromFragment, type Refs, toFragment } from '../permalink.ts';
import {
  type CompareActions,
  type Chosen,
  sideOfChoice,
  COMPARE_START,
  type CompareState,
  SIDE_KEYS,
  type SideKey,
} from './state.ts';
import { ComparePage } from './ComparePage.tsx';
import { type GameReader, sourcesWith } from './load.ts';
import { CompareSession } from './session.ts';
import { COMPARE_PAGE_WORDS, COMPARE_STATUS_WORDS } from './words.ts';
import { headingId } from './SidePanel.tsx';

/**
 * Takes over the page and shows the comparison in its address. `loadReader` loads the reader for games outside the
 * archive.
 */
export function startCompare(root: HTMLElement, loadReader: () => Promise<GameReader>): void {
  const { title } = document;
  const session = new CompareSession(sourcesWith(loadReader));
  const openAddress = async (fragment: string) => {
    await session.openFragment(fragment);
    void session.offerClosest();
  };
  /** A choice makes a new address, so that the back button undoes it. */
  const go = (refs: Refs) => {
    root.dataset['used'] = '';
    const fragment = toFragment(refs);
    if (fragment !== location.hash) history.pushState(null, '', location.pathname + fragment);
    void openAddress(fragment);
  };
  const actions = actionsOf(root, session, go);
  const draw = takeOver(
    root,
    COMPARE_START,
    (state) => <ComparePage state={state} actions={actions} />,
    (previous, now) => moveCompareFocus(root, previous, now),
  );
  session.subscribe((state) => {
    draw(state);
    document.title = title.replace(COMPARE_PAGE_WORDS.start, titleOf(state));
  });
  addEventListener('popstate', () => {
    const { a, b, wrong } = fromFragment(location.hash);
    if (location.hash === '' || a || b || wrong.length > 0) return void openAddress(location.hash);
    // After a jump within the page, the address is restored to name the comparison.
    history.replaceState(null, '', location.pathname + toFragment(session.refs));
  });
  void session.openFragment(location.hash).then(async () => {
    root.dataset['ready'] = '';
    // Replaces the short form with both players, so that a copied link names them.
    if (fromFragment(location.hash).both)
      history.replaceState(null, '', location.pathname + toFragment(session.refs));
    await session.offerClosest();
    // Whoever comes with a game of their own wants to race. Going back offers the other games.
    const closest = session.refs.a?.game.kind === 'packed' && session.closestRace;
    if (closest) actions.race('b', closest.replayId, closest.slot);
  });
}

/** What visitors do on the page. `go` shows other sides, with an address of their own. */
function actionsOf(root: HTMLElement, session: CompareSession, go: (refs: Refs) => void): CompareActions {
  const change = (key: SideKey, ref: Refs[SideKey]) => go({ ...session.refs, [key]: ref });
  return {
    search: () => void session.loadList(),
    choose: (key, replayId, slot) => change(key, { game: { kind: 'archive', replayId }, slot }),
    race: (key, replayId, slot) => {
      change(key, { game: { kind: 'archive', replayId }, slot });
      session.race();
    },
    give: async (key, file) => {
      root.dataset['used'] = '';
      const game = await session.readFile(key, file);
      if (game) change(key, { game, slot: null });
    },
    player: (key, slot, source = key) => {
      const ref = session.refs[source];
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
        session.say(`The link is on the clipboard. ${linkNote(session.refs, location.href)}`.trim());
      else session.copyByHand(location.href);
    },
  };
}

/** The title with the two players, once both have loaded. */
function titleOf(state: CompareState): string {
  const [a, b] = [sideOfChoice(state.a), sideOfChoice(state.b)];
  return a && b ? `${a.player.handle} compared with ${b.player.handle}` : COMPARE_PAGE_WORDS.start;
}

/** Identifies the content of a side, as far as the focus is concerned. */
const standOf = (chosen: Chosen): string =>
  chosen.status === 'ready' ? `ready ${chosen.game.replayId}` : chosen.status;

/** Moves the focus to the result of a search, or to the heading of a side with a new game. */
function moveCompareFocus(root: HTMLElement, previous: CompareState, now: CompareState): void {
  const isAnswer = now.offer && now.offer.status !== 'loading' && now.offer !== previous.offer;
  if (isAnswer && 'used' in root.dataset) return focusOn(document.getElementById('closest'));
  // When the page is drawn first, the focus stays where the browser put it.
  if (!focusIsLost() && root.contains(document.activeElement)) return;
  const changed = SIDE_KEYS.find(
    (key) => now[key].status !== 'loading' && standOf(previous[key]) !== standOf(now[key]),
  );
  if (!changed || !('used' in root.dataset)) return;
  const both = sideOfChoice(now.a) && sideOfChoice(now.b);
  focusOn(both ? root.querySelector('h1') : document.getElementById(headingId(changed)));
}

/** A note about a link before sharing it; empty if it only names archived games. */
export function linkNote({ a, b }: Refs, link: string): string {
  if (a?.game.kind !== 'packed' && b?.game.kind !== 'packed') return '';
  const { linkWithGame, longLinkWithGame } = COMPARE_STATUS_WORDS;
  return (link.length > LINK_LIMIT ? longLinkWithGame : linkWithGame)(link.length);
}
