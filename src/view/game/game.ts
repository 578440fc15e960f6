/** What is said of one game, section by section. */
import type { SeriesView } from './series-view.ts';
import type { Standings } from '../../archive/count/standings.ts';
import type { ToldGame } from '../../game/map/story-schema.ts';
import type { GameAnalysis } from '../../game/analysis.ts';
import type { Section } from '../page.ts';
import { apm } from './apm.ts';
import { buildOrders } from './build-orders.ts';
import { creepRoutes } from './creep-routes.ts';
import { economySection } from './economy.ts';
import type { Evidence } from './evidence.ts';
import { facts, moreFacts, type Setting } from './facts.ts';
import { fightsSection } from './fights.ts';
import { heroLevelsSection } from './hero-levels.ts';
import { heroes } from './heroes.ts';
import type { InWords } from './in-words.ts';
import { items } from './items.ts';
import { unitsAndBuildings } from './made.ts';
import { playersSection } from './players.ts';
import { research } from './research.ts';
import { seriesSentence } from './series.ts';
import { goldSpent, spendingInFull } from './spending.ts';
import { summoned } from './summoned.ts';
import { stage, type OnMap } from './stage.ts';
import { standings } from './standings.ts';
import { storySection } from './story.ts';
import { timeline } from './timeline.ts';
import { timings } from './timings.ts';

/** What the game itself does not know. A dropped replay has none of it. */
export interface GameSetting extends Setting {
  /** The game on its map, and the card of it; a link has none. */
  onMap?: OnMap | null | undefined;
  /** What only text says, where text is printed. */
  inWords?: InWords;
  /** Address of the page with the evidence for units and buildings; where there is none, each number opens its own. */
  evidence?: string | undefined;
  /** Page with every order, where those are not on this one. */
  orders?: string | undefined;
  /** Where it stands in its series; null for a game that is in none. */
  series?: SeriesView | null | undefined;
}

/** The report of a game, the same for an archived game and a dropped replay. */
export const gameReport = (game: GameAnalysis, setting: GameSetting = {}): Section[] => [
  ...opening(game, setting),
  ...details(game, setting),
];

/** What a report begins with: nothing else is on the screen before somebody scrolls. */
export const opening = (game: GameAnalysis, setting: GameSetting): Section[] =>
  sections(
    facts(game, setting, setting.inWords?.reading),
    // Text tells the game first; a page shows it.
    ...(setting.inWords ? [] : [stage(game, setting.onMap)]),
    seriesSentence(setting.series),
    storySection(setting.onMap?.chronicle, setting.evidence),
    ...(setting.inWords ? [stage(game, setting.onMap, setting.inWords.stage)] : [moreFacts(game, setting)]),
    playersSection(game, setting.people, setting.orders),
  );

/** All else of a report. A new section gets its line here, or above. */
export function details(game: GameAnalysis, { evidence: page, orders, onMap }: GameSetting): Section[] {
  const evidence: Evidence = page === undefined ? 'opens' : { page };
  const chronicle = onMap?.chronicle;
  return sections(
    orders === undefined ? timeline(game) : null,
    timings(game),
    heroes(game),
    creepRoutes(game, chronicle, evidence, onMap?.card ? onMap.routes : {}),
    evidence === 'opens' ? heroLevelsSection(game, chronicle) : null,
    fightsSection(game, chronicle, evidence),
    orders === undefined ? apm(game) : null,
    economySection(game, chronicle),
    goldSpent(game, page),
    research(game),
    unitsAndBuildings(game, evidence),
    ...(evidence === 'opens' ? besideMade(game, chronicle?.items ?? null, evidence) : []),
    buildOrders(game, orders === undefined ? 'opens' : { page: orders }),
  );
}

/** Every order of a game, drawn and as tables, and all actions as numbers; `line` draws its heroes, halls and fights. */
export const ordersReport = (game: GameAnalysis, line: Section | null): Section[] =>
  sections(line, timeline(game), buildOrders(game, 'open'), apm(game));

/** Units and buildings of a game, all evidence open, what is told of its items, creep routes and levels, and what it cost. */
export const evidenceReport = (game: GameAnalysis, chronicle: ToldGame): Section[] =>
  sections(
    unitsAndBuildings(game, 'open'),
    ...besideMade(game, chronicle.items, 'open'),
    heroLevelsSection(game, chronicle),
    fightsSection(game, chronicle, 'open'),
    creepRoutes(game, chronicle, 'open'),
    spendingInFull(game),
  );

/** What players had without making it. */
const besideMade = (game: GameAnalysis, itemLists: ToldGame['items'], evidence: 'open' | 'opens') => [
  summoned(game, evidence),
  items(game, itemLists),
];

/** What the archive adds to the report of one of its games: key timings among those of other games. */
export const amongOthers = (ranks: Standings | null): Section[] => sections(ranks && standings(ranks));

const sections = (...list: readonly (Section | null)[]): Section[] =>
  list.filter((section) => section !== null);
