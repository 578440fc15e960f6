/** A game's pages as data: its Markdown version, the evidence, and all orders. */
import type { Archive, ArchivedGame } from '../../archive/count/archive.ts';
import { atlasOf } from '../../archive/count/atlas.ts';
import { checkErrata } from '../../archive/count/errata.ts';
import { onMap, chronicleIn } from '../../archive/count/games-on-map.ts';
import { standingsOf, type Standings } from '../../archive/count/standings.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { withDoubt } from '../../map/levels/supply-in-doubt.ts';
import { urls } from '../../urls.ts';
import { inTwin, type Section, type SectionedPage } from '../page.ts';
import { gameLine } from '../timeline/section.ts';
import { errataParts } from './facts.ts';
import { amongOthers, evidenceReport, gameReport, ordersReport, type GameSetting } from './game.ts';
import { evidenceHead, headOf, ordersHead, type GameHead } from './game-heads.ts';
import { TEXT_ONLY } from './text-only.ts';
import { seriesView } from './series-view.ts';

/** Facts from outside the game. */
export interface GameText extends GameHead, GameSetting {
  /**
   * Compares the game's key timings with those of other games in the archive; null if there is nothing to compare.
   */
  standings: Standings | null;
  /** Links to related pages, with descriptions. */
  links: readonly (readonly [text: string, href: string, note: string])[];
}

/** A game as text, complete without further requests. */
export const gameText = (
  game: GameAnalysis,
  { title, description, standings, links, ...setting }: GameText,
): SectionedPage => ({
  ...{ path: urls.game(game.replayId), trail: [], title, description },
  sections: [
    ...gameReport(game, { ...setting, textOnly: TEXT_ONLY }),
    ...amongOthers(standings),
    asData(game.replayId, links),
  ],
});

const asData = (replayId: string, links: GameText['links']): Section => ({
  id: 'data',
  title: 'This game as data',
  parts: [
    inTwin(() => [
      {
        kind: 'list',
        items: [
          ['Replay id: ', { code: replayId }],
          ...links.map(([text, href, note]) => [{ text, href }, `: ${note}`]),
        ],
      },
    ]),
  ],
});

/** An archived game as text. */
export const gamePage = (archive: Archive, game: ArchivedGame): SectionedPage =>
  gameText(game.analysis, {
    ...headOf(archive, game.replayId),
    event: game.event?.name ?? null,
    errata: errataSentences(archive, game),
    series: seriesView(game.replayId, archive.catalogue),
    onMap: onMap(archive, game),
    standings: standingsOf(game.replayId, archive.catalogue, atlasOf(archive)),
    links: linksOf(archive, game),
  });

const linksOf = ({ builds }: Archive, game: ArchivedGame): GameText['links'] => [
  ['Summary', urls.summary(game.replayId), 'documented, stable JSON'],
  ['Analysis', urls.analysis(game.replayId), 'this whole page as JSON, in a format that may change'],
  [
    'Evidence for units and buildings',
    urls.made(game.replayId),
    'all orders and all confirmed objects behind every count',
  ],
  ['Every order', urls.orders(game.replayId), 'all build orders, and the actions in each minute'],
  ['API guide', urls.api(), 'what every field means and how far it can be trusted'],
  ['All replays', urls.replays(), 'every game in the archive'],
  ...game.builds.map(
    ({ build, slot }) =>
      [
        builds.find(({ id }) => id === build)!.name,
        urls.build(build),
        `the build of the player in slot ${slot}`,
      ] as const,
  ),
];

/** The evidence for units and buildings in a game. */
export const evidencePage = (archive: Archive, game: ArchivedGame): SectionedPage =>
  besideGame(archive, game, {
    ...evidenceHead(headOf(archive, game.replayId)),
    ...{ name: 'Units and buildings', path: urls.made(game.replayId) },
    sections: evidenceReport(game.analysis, chronicleIn(archive, game)),
  });

/** All orders of a game. */
export const ordersPage = (archive: Archive, game: ArchivedGame): SectionedPage =>
  besideGame(archive, game, {
    ...ordersHead(headOf(archive, game.replayId)),
    ...{ name: 'Every order', path: urls.orders(game.replayId) },
    sections: ordersReport(
      withDoubt(game.analysis, chronicleIn(archive, game)),
      gameLine(game.analysis, onMap(archive, game)),
    ),
  });

/** A subpage of a game; `name` is its label in the trail. */
function besideGame(
  archive: Archive,
  game: ArchivedGame,
  { name, sections, ...page }: Omit<SectionedPage, 'trail'> & { name: string },
): SectionedPage {
  const doubts = errataParts(errataSentences(archive, game));
  return {
    ...page,
    sections: doubts.length > 0 ? [{ id: 'doubtful', title: null, parts: doubts }, ...sections] : sections,
    trail: [
      { text: 'Games', href: urls.replays() },
      { text: headOf(archive, game.replayId).title, href: urls.game(game.replayId) },
      { text: name, href: page.path },
    ],
  };
}

/** The players' names as the tables of a game page show them. */
export const handlesIn = ({ players }: GameAnalysis): string[] => players.map(({ handle }) => handle);

/** A sentence for each value that people reported as doubtful. */
export const errataSentences = (archive: Archive, game: ArchivedGame): string[] =>
  checkErrata(archive, game).map(({ sentence }) => sentence);
