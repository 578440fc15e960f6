/** The report of a game, section by section. */
import type { GameOnMap } from '../../map/story/game-on-map.ts';
import type { SeriesView } from './series-view.ts';
import type { Standings } from '../../archive/count/standings.ts';
import type { ToldGame } from '../../map/story-schema.ts';
import { withDoubt } from '../../map/levels/supply-in-doubt.ts';
import type { AnalysedPlayer, GameAnalysis } from '../../game/analysis.ts';
import { inTwin, type Part, quiet, type Section, sideBySide, table } from '../page.ts';
import { apm } from './apm.ts';
import { buildOrders } from './build-orders.ts';
import { creepRoutes } from './creep-routes.ts';
import { economySection } from './economy.ts';
import type { Evidence } from './evidence.ts';
import { facts, moreFacts, type Setting } from './facts.ts';
import { fightsSection } from './fights.ts';
import { controlGroups, scriptValues } from './hands.ts';
import { heroes, heroLevelsSection } from './heroes.ts';
import type { TextOnly } from './text-only.ts';
import { summonsSection, unitsAndBuildings } from './made.ts';
import { playersSection } from './players.ts';
import { goldSpent, spendingInFull } from './spending.ts';
import { stage } from './stage.ts';
import { standings } from './standings.ts';
import { storySection } from './story.ts';
import { timings } from './timings.ts';
import type { Link, Piece, Words } from '../rich-text.ts';
import { between, NONE } from '../phrases.ts';
import { withRace } from '../game-title.ts';
import { timelinePlayers } from '../svg/player.ts';
import { glyphOf } from '../svg/glyphs/choose.ts';
import { formatClock } from '../../game/clock.ts';

/** Facts from outside the game; a dropped replay has none. */
export interface GameSetting extends Setting {
  /** The game on its map with its card; a shared link has none. */
  onMap?: GameOnMap | null | undefined;
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
  const evidence: Evidence = page === undefined ? 'folded' : { page };
  const chronicle = onMap?.chronicle;
  const gameWithDoubt = withDoubt(game, chronicle);
  return sections(
    orders === undefined ? timeline(game) : null,
    timings(game, firstMs),
    heroes(game, firstMs),
    creepRoutes(game, chronicle, evidence, onMap?.card ? onMap.routes : {}),
    evidence === 'folded' ? heroLevelsSection(game, chronicle) : null,
    fightsSection(game, chronicle, evidence),
    orders === undefined ? apm(game) : null,
    controlGroups(game),
    scriptValues(game),
    economySection(game, chronicle),
    goldSpent(gameWithDoubt, page),
    research(game),
    unitsAndBuildings(game, evidence, firstMs),
    ...(evidence === 'folded' ? besideMade(game, chronicle?.items ?? null, evidence) : []),
    buildOrders(gameWithDoubt, orders === undefined ? 'folded' : { page: orders }, firstMs),
  );
}

/**
 * All orders of a game as a drawing and tables, and all actions as numbers. `line` is the section with the timeline
 * of heroes, halls and fights.
 */
export const ordersReport = (game: GameAnalysis, line: Section | null): Section[] =>
  sections(line, timeline(game), buildOrders(game, 'in-full'), apm(game));

/** Units and buildings of a game with all evidence open; its items, creep routes and levels; and their cost. */
export const evidenceReport = (game: GameAnalysis, chronicle: ToldGame): Section[] =>
  sections(
    unitsAndBuildings(game, 'in-full'),
    ...besideMade(game, chronicle.items, 'in-full'),
    heroLevelsSection(game, chronicle),
    fightsSection(game, chronicle, 'in-full'),
    creepRoutes(game, chronicle, 'in-full'),
    spendingInFull(withDoubt(game, chronicle)),
  );

/** Things that players had without making them. */
const besideMade = (game: GameAnalysis, itemLists: ToldGame['items'], evidence: 'in-full' | 'folded') => [
  summonsSection(game, evidence),
  itemsSection(game, itemLists),
];

/** The archive's addition to a game's report: key timings compared with other games. */
export const amongOthers = (ranks: Standings | null): Section[] => sections(ranks && standings(ranks));

const sections = (...list: readonly (Section | null)[]): Section[] =>
  list.filter((section) => section !== null);

/** The game's position in its series on one line. Pages have buttons instead, because parts of it are spoilers. */
function seriesSentence(view: SeriesView | null | undefined): Section | null {
  if (!view) return null;
  const { sides, event, place, previous, next, others, note } = view;
  const to = (sentence: (games: Piece[]) => Piece[], links: readonly (Link | null)[]): Piece[] => {
    const present = links.filter((link) => link !== null);
    return present.length === 0 ? [] : sentence(between(present));
  };
  const words: Piece[] = [
    ...[`${place === null ? 'A game' : `Game ${place}`} of `, ...sides, ' at ', event, '.'],
    ...to((game: readonly Piece[]): Piece[] => [' Previous game: ', ...game, '.'], [previous]),
    ...to((game: readonly Piece[]): Piece[] => [' Next game: ', ...game, '.'], [next]),
    ...to((games: readonly Piece[]): Piece[] => [' Others: ', ...games, '.'], others),
    note === null ? '' : ` ${note}`,
  ];
  return { id: 'series', title: null, parts: [inTwin(() => [{ kind: 'text', words }])] };
}

/** The orders of all players on one time axis, drawn; null if there are none. */
function timeline(game: GameAnalysis): Section | null {
  const players = timelinePlayers(game);
  if (players.length === 0) return null;
  return {
    id: 'timeline',
    title: 'Timeline',
    reveals: 'length',
    parts: [
      {
        kind: 'drawing',
        drawing: {
          kind: 'timeline',
          players,
          endMs: game.clockMs,
          rest: 'Cancelled orders and labels that don’t fit appear only in the table.',
        },
      },
    ],
  };
}

/** Upgrades researched by each player, in order; null if there were none. */
function research({ players }: GameAnalysis): Section | null {
  const rows = players.flatMap(({ handle, research: steps }) =>
    steps.map(({ ms, name, level }) => [{ text: handle }, { ms }, name, { number: level }]),
  );
  if (rows.length === 0) return null;
  return {
    id: 'research',
    title: 'Research',
    reveals: 'length',
    parts: [
      table({
        columns: [
          { name: 'Player' },
          { name: 'Ordered', numeric: true },
          { name: 'Upgrade' },
          { name: 'Level', numeric: true },
        ],
        rows,
        split: 'tables',
      }),
    ],
  };
}

/** Items that players bought and picked up, next to the evidence for units and buildings. */
type Items = NonNullable<ToldGame['items']>;

/** The section; null if nobody bought or found anything, and for games without map orders. */
function itemsSection({ players }: GameAnalysis, ofGame: ToldGame['items']): Section | null {
  if (!ofGame) return null;
  const listed = players.flatMap((player): { player: AnalysedPlayer; lists: Part[] }[] => {
    const ofPlayer = <T extends { slot: number }>(rows: readonly T[]) =>
      rows.filter(({ slot }) => String(slot) === player.slot);
    const lists = [...bought(ofPlayer(ofGame.bought)), ...pickupList(ofPlayer(ofGame.found))];
    return lists.length > 0 ? [{ player, lists }] : [];
  });
  if (listed.length === 0) return null;
  return {
    id: 'items',
    title: 'Items',
    reveals: 'length',
    parts: [
      quiet(
        'A shop order doesn’t name the hero that buys the item. The note “named” means that the shop had just been ' +
          'set to serve this hero; “only” means that the player had no other hero yet. Items on the ground have ' +
          'serial numbers, which show roughly when each was dropped. Replays don’t record what each item was. ' +
          'Only items that somebody also selected, moved, dropped or gave away are known; many others that heroes picked up ' +
          'are missing.',
      ),
      sideBySide(
        listed,
        ({ player }) => withRace(player),
        ({ lists }) => lists,
      ),
    ],
  };
}

function bought(purchases: Items['bought']): Part[] {
  if (purchases.length === 0) return [];
  const rows = purchases.map(({ ms, id, name, hero, basis }): Words[] => [
    { ms },
    { glyph: glyphOf(id, 'item'), text: name },
    hero ? [hero.name, ' ', { words: basis ?? '', as: 'basis' }] : { none: NONE },
  ]);
  const columns = [{ name: 'Time', numeric: true }, { name: 'Bought', heads: true }, { name: 'By' }];
  return [table({ look: 'dense', columns, rows })];
}

/**
 * Describes each pickup: "Between 13:08 and 13:13, an item dropped near the north mine; the Archmage was ordered to
 * pick it up at 13:20."
 */
function pickupList(pickups: Items['found']): Part[] {
  if (pickups.length === 0) return [];
  const lines = pickups.map(({ ms, from, to, place, heroes, creeps }): Words => {
    const [first, last] = [formatClock(from), formatClock(to)];
    const when = first === last ? `At ${last}` : `Between ${first} and ${last}`;
    const where = creeps ? `${place}, where creeps were attacked` : place;
    const byWhom = heroes.length > 0 ? `the ${heroes.map(({ name }) => name).join(' or the ')}` : 'a hero';
    return `${when}, an item dropped ${where}; ${byWhom} was ordered to pick it up at ${formatClock(ms)}.`;
  });
  return [{ kind: 'list', items: lines }];
}
