/** All actions of visitors on the drop page. */
import { copy } from '../../shell/clipboard.ts';
import { nextSorting, sortRows } from '../../tables/columns.ts';
import { fromList } from '../input/picked-files.ts';
import { rowsOf, finishedEntries } from '../session/state.ts';
import { goBack } from './history.ts';
import { libraryActions } from './library-actions.ts';
import type { Visit } from './visit.ts';
import { ACTION_WORDS as WORDS } from './words.ts';

export type DropActions = ReturnType<typeof dropActions>;

/** `deprecations` are the API notices that a saved summary must contain. Games are named by the ids of their entries. */
export function dropActions(visit: Visit, deprecations: readonly unknown[]) {
  const { session, maps } = visit;
  return {
    /** Announces that a replay may follow. */
    intend: () => visit.expectReplay(),
    give: (files: Iterable<File>) => visit.readFiles(fromList(files)),
    example: (name: string) => visit.readExample(name),
    cancel: () => session.cancel(),
    open: (id: number) => session.showEntry(id),
    back: () => goBack(session),
    sort: (column: string) => session.change({ sorting: nextSorting(session.state.sorting, column) }),
    clear: () => session.clear(),
    ...savingActions(visit, deprecations),
    ...sharingActions(visit),
    ...comparingActions(visit),
    library: libraryActions(visit),
    maps,
    watch: watchActions(visit),
  };
}

/** Files of games, and of the table of all games. */
const savingActions = (visit: Visit, deprecations: readonly unknown[]) => ({
  saveTable: () =>
    visit.withSaving(({ saveTable }) => {
      const { state } = visit.session;
      return saveTable(sortRows(rowsOf(finishedEntries(state)), state.sorting));
    }),
  save: (id: number, what: 'saveSummary' | 'saveAnalysis' | 'savePage' | 'listCharts') =>
    visit.gamesOf(id).forEach((game) => visit.withSaving((part) => part[what](game, deprecations))),
});

/** Links, texts and pictures of a game for others. */
const sharingActions = (visit: Visit) => ({
  copyBuildOrders: (id: number) =>
    visit.gamesOf(id).forEach((game) =>
      visit.withSaving(async ({ buildOrders }) => {
        const text = buildOrders(game);
        if (await copy(text)) visit.session.notice(WORDS.buildOrdersCopied);
        else visit.session.copyByHand(text);
      }),
    ),
  copyLink: (id: number) =>
    visit.withPacked([id], (game) => visit.withSaving(({ copyLink }) => copyLink(visit.session, game))),
  /** Copies a link with only the first minutes, for chats with a maximum message length. */
  copyShortLink: (id: number) =>
    visit.withPacked([id], (game) =>
      visit.withSaving(({ copyShortLink }) => copyShortLink(visit.session, game)),
    ),
  /** Copies or saves a shareable picture of a game. */
  card: (id: number, how: 'copy' | 'SVG' | 'PNG') =>
    visit.gamesOf(id).forEach(({ analysis }) =>
      visit.loadPart(
        import('../card/card.ts'),
        'The part that draws the picture',
        async ({ copyCard, saveCard }) => {
          if (how !== 'copy') return saveCard(analysis, how);
          const copied = await copyCard(analysis);
          visit.session.notice(copied ? WORDS.cardCopied : NO_PICTURES);
        },
      ),
    ),
});

const NO_PICTURES = 'This browser doesn’t let pages copy pictures. Save the picture instead.';

const comparingActions = (visit: Visit) => ({
  /** Opens the compare page with one or two games. */
  compare: (...ids: number[]) =>
    visit.withPacked(ids, (...games) =>
      visit.loadPart(import('../link/compare.ts'), 'The comparison', ({ compareGames }) =>
        compareGames(...games),
      ),
    ),
  /** Opens the compare page with a player, for whom it offers the closest games. */
  race: (id: number, slot: string) =>
    visit.withPacked([id], (game) =>
      visit.loadPart(import('../link/compare.ts'), 'The comparison', ({ racePlayer }) =>
        racePlayer(game, slot),
      ),
    ),
});

/** Actions about the watched folder. */
const watchActions = (visit: Visit) => ({
  choose: () => visit.withWatch((watch) => watch.choose()),
  goOn: () => visit.withWatch((watch) => watch.askAgain()),
  stop: () => visit.withWatch((watch) => watch.stop()),
  readEarlier: (maxReplays: number) => visit.withWatch((watch) => watch.readEarlier(maxReplays)),
  open: (id: number) => visit.withWatch((watch) => watch.open(id)),
  /** Shows or leaves the second screen. */
  enlarge: (large: boolean) => visit.withWatch((watch) => watch.enlarge(large)),
});
