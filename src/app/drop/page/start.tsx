/** The program of the drop page: draws a visit, lets files in, and follows the address. */
import { urls } from '../../../urls.ts';
import { gameTitle } from '../../../view/game-title.ts';
import { takeOver } from '../../shell/island/draw.ts';
import { MY_GAMES } from '../../library/words.ts';
import { acceptFiles } from '../input/drag.ts';
import { acceptLaunches } from '../input/launched-files.ts';
import { answerOtherTabs } from '../link/games-in-tabs.ts';
import { DROP_START, type DropState } from '../session/state.ts';
import { hasKeptFolder } from '../watch/folder.ts';
import { dropActions, type DropActions } from './actions.ts';
import { DropPage } from './DropPage.tsx';
import { enterReport, hasReport } from './history.ts';
import { followAddress } from './library-actions.ts';
import { moveDropFocus, Screen } from './screen.ts';
import { REPORT } from './parts.ts';
import { Visit } from './visit.ts';

/** Takes over the page. `deprecations` are the API notices that a saved summary must contain. */
export function startDrop(root: HTMLElement, deprecations: readonly unknown[]): void {
  const visit = new Visit(() => REPORT.load());
  const actions = dropActions(visit, deprecations);
  show(visit, root, actions);
  letFilesIn(visit);
  followAddresses(visit, actions);
  addEventListener('beforeunload', (event) => {
    const { state } = visit.session;
    if (visit.library.owes(state.entries) || isUnsaved(state)) event.preventDefault();
  });
  if (hasKeptFolder()) visit.withWatch((watch) => watch.restore());
  root.dataset['ready'] = '';
}

/** Draws every state, with its title and history entry. */
function show({ session, links }: Visit, root: HTMLElement, actions: DropActions): void {
  const draw = takeOver(
    root,
    DROP_START,
    (state) => <DropPage state={state} actions={actions} />,
    (previous, now) => moveDropFocus(root, previous, now),
  );
  const { title } = document;
  const screen = new Screen((state) => {
    links.leave(state);
    enterReport(state);
    document.title = titleOf(state, title);
    markPlace(state);
    document.documentElement.toggleAttribute('data-reading', state.view.kind !== 'start');
    draw(state);
  });
  session.subscribe((state) => screen.show(state));
}

/** Files are dropped, pasted, or opened by the system; other tabs ask for the games that are open here. */
function letFilesIn(visit: Visit): void {
  const { session } = visit;
  answerOtherTabs(() => session.state.entries.flatMap(({ outcome }) => (outcome?.ok ? [outcome.value] : [])));
  acceptFiles({
    near: () => visit.expectReplay(),
    give: async (picks) => {
      visit.expectReplay();
      visit.readFiles(await picks);
    },
    read: (text) => visit.links.read(text),
  });
  acceptLaunches((picks) => visit.readFiles(picks));
}

/** Shows what the address names, now and whenever it changes. */
function followAddresses(visit: Visit, { library }: DropActions): void {
  const { session, links } = visit;
  addEventListener('popstate', () => {
    if (location.hash === MY_GAMES) return session.showKept();
    // Links to parts of a report change the address too, but the way back from them must not lead to the list.
    if (!links.follow() && location.hash === '' && !hasReport()) session.showList();
  });
  // Not every browser fires the event above when only the fragment changes.
  addEventListener('hashchange', () => links.follow() || visit.followMine() || followAddress(library));
  links.follow();
  visit.takeHanded();
  void visit.library.refresh().then(() => visit.followMine() || followAddress(library));
}

/** Marks “My games” in the masthead and the foot while the visitor's games are shown: they have no page of their own. */
function markPlace({ view, entries }: DropState): void {
  const entry = view.kind === 'entry' ? entries.find(({ id }) => id === view.id) : undefined;
  const isMine = view.kind !== 'start' && entry?.from !== 'link' && entry?.from !== 'example';
  const mark = (url: string, value: string | null) => {
    for (const link of document.querySelectorAll(`:is(header, footer) a[href="${url}"]`))
      if (value === null) link.removeAttribute('aria-current');
      else link.setAttribute('aria-current', value);
  };
  mark(urls.myGames(), isMine ? (view.kind === 'mine' ? 'page' : 'true') : null);
  mark(urls.tools(), isMine ? null : 'true');
  mark(urls.drop(), isMine ? null : 'page');
}

/** The page's title, with the displayed game if there is one. */
function titleOf({ view, entries }: DropState, title: string): string {
  const outcome = view.kind === 'entry' && entries.find(({ id }) => id === view.id)?.outcome;
  return outcome && outcome.ok ? title.replace(/^.*(?= ·)/, () => gameTitle(outcome.value.analysis)) : title;
}

/** Whether leaving would lose several of the visitor's games, read or still to read, that aren't saved anywhere. */
const isUnsaved = ({ entries, library }: DropState): boolean =>
  !library?.on && entries.filter(({ outcome, from }) => outcome?.ok !== false && !from).length > 1;
