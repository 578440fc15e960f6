/** The report of a game, section by section. */
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
import type { TextOnly } from './text-only.ts';
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

/** Facts from outside the game; a dropped replay has none. */
export interface GameSetting extends Setting {
  /** The game on its map with its card; a shared link has none. */
  onMap?: OnMap | null | undefined;
  /** Content that only text versions have. */
  textOnly?: TextOnly;
  /** Address of the page with evidence for units and buildings; without it, each number opens its evidence. */
  evidence?: string | undefined;
  /** Page with all orders, if they aren't on this page. */
  orders?: string | undefined;
  /** If only the orders up to a time are known, as in a short link, this time in ms. */
  firstMs?: number | null | undefined;
  /** The game's position in its series; null without a series. */
  series?: SeriesView | null | undefined;
}

/** The report of a game, the same for archived and dropped games. */
export const gameReport = (game: GameAnalysis, setting: GameSetting = {}): Section[] => [
  ...opening(game, setting),
  ...details(game, setting),
];

/** The start of a report, which is visible without scrolling. */
export const opening = (game: GameAnalysis, setting: GameSetting): Section[] =>
  sections(
    facts(game, setting, setting.textOnly?.reading),
    // Text versions begin with the story; pages show it later.
    ...(setting.textOnly ? [] : [stage(game, setting.onMap)]),
    seriesSentence(setting.series),
    storySection(setting.onMap?.chronicle, setting.evidence),
    ...(setting.textOnly ? [stage(game, setting.onMap, setting.textOnly.stage)] : [moreFacts(game, setting)]),
    playersSection(game, setting.people, setting.orders),
  );

/** The rest of a report. Add new sections here or above. */
export function details(
  game: GameAnalysis,
  { evidence: page, orders, onMap, firstMs = null }: GameSetting,
): Section[] {
  const evidence: Evidence = page === undefined ? 'opens' : { page };
  const chronicle = onMap?.chronicle;
  return sections(
    orders === undefined ? timeline(game) : null,
    timings(game, firstMs),
    heroes(game, firstMs),
    creepRoutes(game, chronicle, evidence, onMap?.card ? onMap.routes : {}),
    evidence === 'opens' ? heroLevelsSection(game, chronicle) : null,
    fightsSection(game, chronicle, evidence),
    orders === undefined ? apm(game) : null,
    economySection(game, chronicle),
    goldSpent(game, page),
    research(game),
    unitsAndBuildings(game, evidence, firstMs),
    ...(evidence === 'opens' ? besideMade(game, chronicle?.items ?? null, evidence) : []),
    buildOrders(game, orders === undefined ? 'opens' : { page: orders }, firstMs),
  );
}

/**
 * All orders of a game as a drawing and tables, and all actions as numbers. `line` is the section with the timeline
 * of heroes, halls and fights.
 */
export const ordersReport = (game: GameAnalysis, line: Section | null): Section[] =>
  sections(line, timeline(game), buildOrders(game, 'open'), apm(game));

/** Units and buildings of a game with all evidence open; its items, creep routes and levels; and their cost. */
export const evidenceReport = (game: GameAnalysis, chronicle: ToldGame): Section[] =>
  sections(
    unitsAndBuildings(game, 'open'),
    ...besideMade(game, chronicle.items, 'open'),
    heroLevelsSection(game, chronicle),
    fightsSection(game, chronicle, 'open'),
    creepRoutes(game, chronicle, 'open'),
    spendingInFull(game),
  );

/** Things that players had without making them. */
const besideMade = (game: GameAnalysis, itemLists: ToldGame['items'], evidence: 'open' | 'opens') => [
  summoned(game, evidence),
  items(game, itemLists),
];

/** The archive's addition to a game's report: key timings compared with other games. */
export const amongOthers = (ranks: Standings | null): Section[] => sections(ranks && standings(ranks));

const sections = (...list: readonly (Section | null)[]): Section[] =>
  list.filter((section) => section !== null);
