/** The Markdown twin of a game's page: what the page says, so that nothing else need be fetched. */
import type { Standings } from '../../archive/count/standings.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import { amongOthers, evidenceReport, gameReport, ordersReport, type GameSetting } from '../game/game.ts';
import { IN_WORDS } from '../game/in-words.ts';
import { printDocument, type FrontMatter } from './document.ts';
import { code, heading, link, list } from './nodes.ts';
import type { ToTwin } from './rich-text.ts';
import { sectionNodes } from './sections.ts';

/** What the game itself does not know. */
export interface GamePage extends FrontMatter, GameSetting {
  /** Its key timings among those of the archive; null where there is nothing to compare. */
  standings: Standings | null;
  toTwin: ToTwin;
  /** Where to go on, with what is found there. */
  links: readonly { name: string; url: string; note: string }[];
}

/** The whole document of one game. */
export const gameMarkdown = (game: GameAnalysis, page: GamePage): string =>
  printDocument(page, [
    heading(1, page.title),
    ...sectionNodes(
      [...gameReport(game, { ...page, inWords: IN_WORDS }), ...amongOthers(page.standings)],
      page.toTwin,
    ),
    heading(2, 'This game as data'),
    list([
      ['Replay id: ', code(game.replayId)],
      ...page.links.map(({ name, url, note }) => [link(name, url), `: ${note}`]),
    ]),
  ]);

/** The document with the evidence of what was made in a game. */
export const evidenceMarkdown = (
  game: GameAnalysis,
  page: FrontMatter & { toTwin: ToTwin; items: ToldGame['items'] },
): string =>
  printDocument(page, [
    heading(1, page.title),
    ...sectionNodes(evidenceReport(game, page.items), page.toTwin),
  ]);

/** The document with every order of a game. */
export const ordersMarkdown = (game: GameAnalysis, page: FrontMatter & { toTwin: ToTwin }): string =>
  printDocument(page, [heading(1, page.title), ...sectionNodes(ordersReport(game), page.toTwin)]);
