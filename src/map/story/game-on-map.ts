/** A game on its map, from the order log to the card. */
import type { GameAnalysis } from '../../game/analysis.ts';
import { findItems } from '../../game/derive/items/items.ts';
import { type Order, type OrderLog, readOrderLog } from '../../game/derive/places/order-log.ts';
import type { KnownGround } from '../../game/derive/places/known-ground.ts';
import { placedBuildings } from '../../game/derive/places/near-enemy.ts';
import { findPlaces, type Places } from '../../game/derive/places/places.ts';
import type { Game } from '../../game/game.ts';
import { factsIn } from '../levels/creature-levels.ts';
import { drawCard } from '../card/card.ts';
import { groundWords } from '../card/describe.ts';
import { type LegendEntry, legendOfGame } from '../card/legend.ts';
import { drawRoutes, type RouteDrawings } from '../card/routes.ts';
import { mapEntry, type MapEntry } from '../fit/entry.ts';
import { mapEvidence, type MapEvidence } from '../ground/evidence.ts';
import type { Ground } from '../ground/ground.ts';
import { groundOfFile } from '../fit/ground-of-file.ts';
import { isGroundKnown, type KnownMaps, onKnownMap } from '../fit/known-maps.ts';
import type { GameMap } from '../fit/map-of-game.ts';
import { entryOnFile } from '../fit/on-file.ts';
import { playedMap, playedMapWords } from '../fit/played-map.ts';
import { pinsOf } from '../fights/moment-pins.ts';
import { tellGame } from './story-of-game.ts';
import type { ToldGame } from '../story-schema.ts';
import type { PlaceLink } from '../card/links.ts';
import { fromClass, WHOLE_GAME } from '../fights/first-minutes.ts';

/** A game on its map: its derived facts and its card, which is an SVG with pins for the key moments. */
export interface GameOnMap {
  chronicle: ToldGame;
  /** The card; null if the orders don't show enough of the ground. */
  card: string | null;
  /** Names the source of the card's ground. */
  ground: string;
  legend: readonly LegendEntry[];
  /** Each player's creep route, drawn on the card's ground. */
  routes: RouteDrawings;
  /** Address of the playback track (not yet set), and the part of the map on the card; null without a card. */
  play: { track: string; bounds: Ground['bounds'] } | null;
  /** As in `Found`. */
  builtOnly?: true;
}

/** The order log and the places derived from it. */
interface Found {
  log: OrderLog;
  places: Places;
  /** Whether only the places of buildings are known, as in a link: nothing says where units went. */
  builtOnly?: true;
}

const BUILT_ONLY =
  'A link has the places of buildings, but not the orders of units: heroes’ ways, creep camps and fights are missing.';

/**
 * A game on its map in two steps. The first step has the card and the other data of a stage; the fights with their
 * ledgers follow.
 */
export interface InSteps {
  stage: GameOnMap;
  whole: () => GameOnMap;
}

/** Derives the facts that a game's map shows and draws its card. */
export function gameOnMap(
  game: Game,
  analysis: GameAnalysis,
  { log, places, builtOnly }: Found,
  entry: MapEntry,
  { file: found = null, official = null }: { file?: GameMap | null; official?: string | null } = {},
): InSteps {
  const file = found && { ...found, facts: factsIn(found.facts, analysis) };
  const drawn = file ? entryOnFile(entry, file) : entry;
  const steps = tellGame(analysis, places, entry, () => (builtOnly ? null : findItems(game, log, places)), {
    map: game.map,
    pauses: game.pauses,
    expansion: game.expansion,
    file,
    official,
    ...(!builtOnly && { log }),
  });
  const chronicle = steps.stage;
  const names = new Map(analysis.players.map(({ slot, handle }) => [Number(slot), handle]));
  const pins = pinsOf(chronicle.moments).filter((pin) => pin !== null);
  const stage: GameOnMap = {
    chronicle: { ...chronicle, fights: [] },
    card: drawCard(drawn, { places, names, pins, links: mapLinks(chronicle, names) }, { id: 'map' }),
    ground: [groundWords(drawn), playedMapWords(playedMap(game.map, official)), builtOnly && BUILT_ONLY]
      .filter(Boolean)
      .join(' '),
    legend: legendOfGame(drawn, places, pins.length),
    routes: {},
    play: drawn.ground && { track: '', bounds: drawn.ground.bounds },
    ...(builtOnly && { builtOnly }),
  };
  const whole = (): GameOnMap => ({
    ...stage,
    chronicle: steps.whole(),
    routes: chronicle.places ? drawRoutes(drawn, chronicle.places, names, 'map') : {},
  });
  return { stage, whole };
}

/** Finds where a game happened, on its map file's ground if known; null for a game stored without orders. */
export function placesIn(game: Game, ground: KnownGround | null = null): Found | null {
  const log = readOrderLog(game);
  return log && { log, places: findPlaces(game, log, undefined, ground) };
}

/** The same, but for a game without orders, as in a link, the places of its buildings; null if it has none. */
export function knownPlacesIn(game: Game, ground: KnownGround | null = null): Found | null {
  const placed = placesIn(game, ground);
  if (placed) return placed;
  const orders = placedBuildings(game)
    .map(({ slot, ms, at }): Order => ({
      ...{ slot, ms, at, kind: 'build', target: null, heroes: [], leader: null },
    }))
    .sort((a, b) => a.ms - b.ms || a.slot - b.slot);
  const log: OrderLog = { orders, objects: [] };
  return orders.length === 0
    ? null
    : { log, places: findPlaces(game, log, undefined, ground), builtOnly: true };
}

/** Evidence about a map from one game’s orders, without a map file; null for a game stored without orders. */
export function evidenceIn(game: Game): MapEvidence | null {
  const placed = placesIn(game);
  return placed && mapEvidence(game, placed.log, placed.places);
}

/** A map's name on pages and its number of archived games. */
export type MapTitle = readonly [name: string, games: number];

/** A game from outside the archive, matched with a map file; null if the game has no places. */
export function gameOnFile(
  game: Game,
  analysis: GameAnalysis,
  file: GameMap,
  { title: [name, games], official }: { title: MapTitle; official: string | null },
): InSteps | null {
  const placed = knownPlacesIn(game, groundOfFile(file));
  // All other fields come from the file.
  const entry = { ...NO_ENTRY, name, games, layout: file.facts.id };
  return placed && gameOnMap(game, analysis, placed, entry, { file, official });
}

/** The entry of a map of which only its file is known. */
export const NO_ENTRY: MapEntry = {
  keys: [],
  name: '',
  layout: null,
  games: 1,
  starts: [],
  mines: [],
  camps: [],
  trees: [],
  symmetry: null,
  ground: null,
};

/**
 * A game from outside the archive, without a map file: on the map as other games show it, or as its own orders do. Null
 * for a game without places.
 */
export function gameWithoutFile(
  game: Game,
  analysis: GameAnalysis,
  maps: KnownMaps,
  official: string | null = null,
): InSteps | null {
  const placed = knownPlacesIn(game);
  if (!placed) return null;
  const evidence = mapEvidence(game, placed.log, placed.places);
  const entry = mapEntry([evidence], { withGround: !isGroundKnown(maps, game) });
  return gameOnMap(game, analysis, placed, onKnownMap(maps, game, entry), { official });
}

/** The places of a game that link to their time; a camp links to its first visit. Later places are drawn on top. */
function mapLinks(
  { fights, places }: Pick<ToldGame, 'fights' | 'places'>,
  names: ReadonlyMap<number, string>,
): PlaceLink[] {
  if (!places) return [];
  const who = (slot: number) => names.get(slot) ?? `Player ${slot}`;
  const visited = new Set<number>();
  const lastEnd = Math.max(0, ...fights.map(({ endMs }) => endMs));
  return [
    ...fights.map(({ startMs, endMs, at, place }): PlaceLink => ({
      ...{ ms: startMs, at, camp: null, words: `Fight ${place}` },
      late: endMs === lastEnd ? WHOLE_GAME : fromClass(endMs),
    })),
    ...places.camps.flatMap(({ slot, startMs, endMs, at, camp }): PlaceLink[] => {
      const number = camp ? camp.number - 1 : null;
      if (number !== null && visited.has(number)) return [];
      if (number !== null) visited.add(number);
      const what = camp ? `${camp.name}, level ${camp.level}` : 'creep camp';
      const words = `${who(slot)}: ${what}`;
      return [{ ms: startMs, at, camp: number, words, late: fromClass(endMs) }];
    }),
    ...places.halls
      .filter(({ cancelled }) => !cancelled)
      .map(({ slot, ms, at, name }): PlaceLink => ({
        ...{ ms, at, camp: null, words: `${who(slot)}: ${name}` },
        late: fromClass(ms),
      })),
  ];
}
