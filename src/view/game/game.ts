/** The Markdown twin of a game's page: what the page says, so that nothing else need be fetched. */
import type { GameAnalysis } from '../../replay/analysis.ts';
import { apm } from './apm.ts';
import { buildOrders } from './build-orders.ts';
import { printDocument, type FrontMatter } from '../print/markdown/document.ts';
import { gameFacts } from './facts.ts';
import { heroes } from './heroes.ts';
import { code, heading, link, list } from '../print/markdown/nodes.ts';
import { players } from './players.ts';
import type { SeriesView } from './series-view.ts';
import type { Standings } from '../../archive/standings.ts';
import { research } from './research.ts';
import { series } from './series.ts';
import { standings } from './standings.ts';
import { timings } from './timings.ts';
import { totals } from './totals.ts';

/** What the game itself does not know. */
export interface GamePage extends FrontMatter {
  /** Name of its event, where known. */
  event: string | null;
  /** Where it stands in its series; null for a game that is in none. */
  series: SeriesView | null;
  /** Its key timings among those of the archive; null where there is nothing to compare. */
  standings: Standings | null;
  /** The absolute address to link to in place of an address of this site. */
  toTwin: (path: string) => string;
  /** Where to go on, with what is found there. */
  links: readonly { name: string; url: string; note: string }[];
}

/** The whole document of one game. */
export const gameMarkdown = (game: GameAnalysis, page: GamePage): string =>
  printDocument(page, [
    heading(1, page.title),
    ...gameFacts(game, page.event),
    ...series(page),
    ...players(game),
    ...timings(game),
    ...buildOrders(game),
    ...heroes(game),
    ...apm(game),
    ...research(game),
    ...totals(game),
    ...standings(page),
    heading(2, 'This game as data'),
    list([
      ['Replay id: ', code(game.replayId)],
      ...page.links.map(({ name, url, note }) => [link(name, url), `: ${note}`]),
    ]),
  ]);
