/** The program of the drop page: connects the visitor's actions, session, reader and screen. */
import { copy } from '../../shell/clipboard.ts';
import { afterPaint, takeOver } from '../../shell/draw.ts';
import { notLoaded } from '../../shell/words.ts';
import { HANDED, takeFiles } from '../input/handed-files.ts';
import { answerOtherTabs } from '../link/games-in-tabs.ts';
import { fetchExample } from '../input/examples.ts';
import { fromList, type Picks } from '../input/picked.ts';
import { MY_GAMES } from '../../library/words.ts';
import { Library } from '../../library/store/library.ts';
import { Links } from '../link/links.ts';
import { DropSession } from '../session/session.ts';
import { endedEntries, DROP_START, type DropState } from '../session/state.ts';
import { rowsOf } from '../session/rows.ts';
import { nextSorting, sortRows } from '../../tables/columns.ts';
import { gameTitle } from '../../../view/words.ts';
import { isComplete, type CompleteGame, type DroppedGame } from '../worker/messages.ts';
import { newReader } from '../worker/new-reader.ts';
import { hasKeptFolder } from '../watch/folder.ts';
import type { Watch } from '../watch/watch.ts';
import type { DropActions } from './actions.ts';
import { acceptFiles } from '../input/drag.ts';
import { acceptLaunches } from '../input/launched.ts';
import { DropPage } from './DropPage.tsx';
import { followAddress, libraryActions } from './library-actions.ts';
import { moveDropFocus } from './focus.ts';
import { ownMaps } from './map-files.ts';
import { REPORT } from './parts.ts';
import { saving } from './saving.ts';
import { Screen } from './screen.ts';
import { ACTION_WORDS as WORDS, PART_NAMES } from './words.ts';

/** Takes over the page. `deprecations` are the API notices that a saved summary must contain. */
export function startDrop(root: HTMLElement, deprecations: readonly unknown[]): void {
  const reader = newReader(afterPaint);
  const session = new DropSession(reader, (entry) => void library.keepOwn([entry]));
  const expectReplay = () => {
    reader.warmUp();
    void REPORT.load();
  };
  const library = new Library({
    show: (state) => session.library(state),
    say: (sentence) => session.notice(sentence),
  });
  const maps = ownMaps(session, reader);
  const links = new Links(session);
  const gameOf = (id: number): DroppedGame[] => {
    const outcome = session.state.entries.find((entry) => entry.id === id)?.outcome;
    return outcome?.ok ? [outcome.value] : [];
  };
  const withGame = (id: number, use: (game: DroppedGame) => void) => gameOf(id).forEach(use);
  /** Passes packed games to a function. Packing takes a little longer than the first screen. */
  const withPacked = (ids: readonly number[], use: (...games: CompleteGame[]) => void) => {
    const games = ids.flatMap(gameOf);
    const packed = games.filter(isComplete);
    if (packed.length < games.length) session.notice(WORDS.notPacked);
    else use(...packed);
  };
  const give = (dropped: Picks) => {
    const picks = maps.take(dropped);
    if (picks.files.length + picks.leftOut === 0 && dropped.files.length > 0) return;
    if (!picks.files.some(({ file }) => /\.json$/i.test(file.name))) return void session.add(picks);
    saving(session, ({ bringBack }) => bringBack(picks, session, library));
  };
  let watched: Watch | undefined;
  const watching = (use: (watch: Watch) => unknown) => {
    expectReplay();
    void import('../watch/watch.ts').then(
      ({ Watch: Class }) => use((watched ??= new Class(session))),
      () => session.notice(notLoaded(PART_NAMES.watch)),
    );
  };
  // Adds examples in the order of the requests, regardless of which loads first.
  let examples = Promise.resolve();
  const actions: DropActions = {
    intend: expectReplay,
    give: (files) => void give(fromList(files)),
    example: (name) => {
      const fetched = fetchExample(name);
      examples = examples.then(async () => {
        const file = await fetched;
        if (file) void session.add({ files: [{ file, path: name, from: 'example' }], leftOut: 0 });
        else session.notice(notLoaded(PART_NAMES.example));
      });
    },
    cancel: () => session.cancel(),
    open: (id) => session.open(id),
    back: () => goBack(session),
    sort: (by) => session.sort(nextSorting(session.state.sorting, by)),
    clear: () => session.clear(),
    saveTable: () => saving(session, ({ saveTable }) => saveTable(rowsIn(session.state))),
    compare: (...ids: number[]) =>
      withPacked(
        ids,
        (...games) =>
          void import('../link/compare.ts').then(
            ({ compareGames }) => compareGames(...games),
            () => session.notice(notLoaded(PART_NAMES.comparison)),
          ),
      ),
    copyLink: (id) => withPacked([id], (game) => saving(session, ({ copyLink }) => copyLink(session, game))),
    copyShortLink: (id) =>
      withPacked([id], (game) => saving(session, ({ copyShortLink }) => copyShortLink(session, game))),
    card: (id, how) =>
      withGame(id, ({ analysis }) =>
        import('../card/card.ts').then(
          async ({ copyCard, saveCard }) => {
            if (how !== 'copy') await saveCard(analysis, how);
            else session.notice((await copyCard(analysis)) ? WORDS.cardCopied : WORDS.cardNotCopied);
          },
          () => session.notice(notLoaded(PART_NAMES.picture)),
        ),
      ),
    library: libraryActions(session, library),
    maps: maps.actions,
    watch: {
      choose: () => watching((watch) => watch.choose()),
      goOn: () => watching((watch) => watch.goOn()),
      stop: () => watching((watch) => watch.stop()),
      readEarlier: (most) => watching((watch) => watch.readEarlier(most)),
      open: (id) => watching((watch) => watch.open(id)),
      enlarge: (large) => watching((watch) => watch.enlarge(large)),
    },
    save: (id, what) => withGame(id, (game) => saving(session, (part) => part[what](game, deprecations))),
    copyBuildOrders: (id) =>
      withGame(id, (game) =>
        saving(session, async ({ buildOrders }) => {
          const text = buildOrders(game);
          if (await copy(text)) session.notice(WORDS.buildOrdersCopied);
          else session.copyByHand(text);
        }),
      ),
  };
  const draw = takeOver(
    root,
    DROP_START,
    (state) => <DropPage state={state} actions={actions} />,
    (before, now) => moveDropFocus(root, before, now),
  );
  const { title } = document;
  const screen = new Screen((state) => {
    links.leave(state);
    enterReport(state);
    document.title = titleOf(state, title);
    document.documentElement.toggleAttribute('data-reading', state.view.kind !== 'start');
    draw(state);
  });
  let before = DROP_START;
  session.subscribe((state) => {
    screen.show(state);
    if (state.progress) void REPORT.load();
    const news = state.entries !== before.entries || state.library !== before.library;
    before = state;
    // Stored as soon as read, because the visitor may leave before the last file.
    if (news) void library.keepOwn(endedEntries(state));
  });
  const followMine = (): boolean => {
    const leads = location.hash === MY_GAMES;
    if (leads && session.state.view.kind !== 'mine') session.mine();
    return leads;
  };
  answerOtherTabs(() => session.state.entries.flatMap(({ outcome }) => (outcome?.ok ? [outcome.value] : [])));
  acceptFiles({
    near: expectReplay,
    give: async (picks) => {
      expectReplay();
      give(await picks);
    },
    read: (text) => links.read(text),
  });
  acceptLaunches(give);
  addEventListener('popstate', () => {
    if (location.hash === MY_GAMES) return session.mine();
    // Links to parts of a report change the address too, but the way back from them must not lead to the list.
    if (!links.follow() && location.hash === '' && !hasReport()) session.list();
  });
  addEventListener('beforeunload', (event) => {
    const { entries } = session.state;
    if (library.owes(entries) || isUnsaved(session.state)) event.preventDefault();
  });
  // Not every browser fires the event above when only the fragment changes.
  addEventListener('hashchange', () => links.follow() || followMine() || followAddress(actions.library));
  links.follow();
  if (location.hash === HANDED) {
    history.replaceState(history.state, '', location.pathname);
    void takeFiles().then((picks) => (picks ? give(picks) : session.notice(WORDS.notHanded)));
  }
  void library.refresh().then(() => followMine() || followAddress(actions.library));
  if (hasKeptFolder()) watching((watch) => watch.restore());
  root.dataset['ready'] = '';
}

const rowsIn = (state: DropState) => sortRows(rowsOf(endedEntries(state)), state.sorting);

/** The page's title, with the displayed game if there is one. */
function titleOf({ view, entries }: DropState, title: string): string {
  const outcome = view.kind === 'entry' && entries.find(({ id }) => id === view.id)?.outcome;
  return outcome && outcome.ok ? title.replace(/^.*(?= ·)/, () => gameTitle(outcome.value.analysis)) : title;
}

/** Whether leaving would lose several of the visitor's games, read or still to read, that aren't saved anywhere. */
const isUnsaved = ({ entries, library }: DropState): boolean =>
  !library?.on && entries.filter(({ outcome, from }) => outcome?.ok !== false && !from).length > 1;

const hasReport = (): boolean => history.state !== null && 'entry' in history.state;

/** A report gets a separate history entry, so that the back button leaves the report and not the page. */
function enterReport({ view }: DropState): void {
  if (view.kind === 'entry' && !hasReport() && ['', MY_GAMES].includes(location.hash))
    history.pushState(
      { entry: view.id, ...(location.hash === MY_GAMES && { mine: true }) },
      '',
      location.pathname,
    );
}

/** The back button leads to the list too, so both must stay in sync. */
function goBack(session: DropSession): void {
  if ((history.state as { mine?: true } | null)?.mine) return history.back();
  if (session.state.entries.length > 1) {
    if (hasReport()) history.back();
    else session.list();
    return;
  }
  session.clear();
  history.replaceState(null, '');
}
