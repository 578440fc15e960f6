import type { GameAnalysis } from '../replay/analysis.ts';
import { findItems } from '../replay/derive/items/items.ts';
import { readOrderLog, type OrderLog } from '../replay/derive/places/order-log.ts';
import { findPlaces, type Places } from '../replay/derive/places/places.ts';
import type { Game } from '../replay/game.ts';
import { drawCard } from './card/card.ts';
import { mapEntry, type MapEntry } from './entry.ts';
import { mapEvidence } from './evidence.ts';
import { pinsOf } from './moment-pins.ts';
import { pulseOf, type Pulse } from './pulse.ts';
import { tellGame } from './tell-game.ts';
import type { ToldGame } from './told-schema.ts';

/** A game on its map: what is told of it, and its card, an SVG with the pins of the key moments. */
export interface GameOnMap {
  told: ToldGame;
  /** Null where no order points at the ground. */
  card: string | null;
  /** Its orders at enemy units over time; null where nothing is told. */
  pulse: Pulse | null;
}

/** Bars of the signature of a game. */
const MOST_SPANS = 84;

/** What places are derived from, and the places. */
interface Found {
  log: OrderLog;
  places: Places;
}

/** Tells a game on a map and draws its card. */
export function gameOnMap(
  game: Game,
  analysis: GameAnalysis,
  { log, places }: Found,
  entry: MapEntry,
): GameOnMap {
  const told = tellGame(analysis, places, entry, findItems(game, log, places), game.pauses);
  const names = new Map(analysis.players.map(({ slot, handle }) => [Number(slot), handle]));
  const pins = pinsOf(told.moments).filter((pin) => pin !== null);
  return {
    told,
    card: drawCard(entry, { places, names, pins }, { id: 'map' }),
    pulse: pulseOf(places, analysis.decidedMs, MOST_SPANS),
  };
}

/** A game on the map that its own orders draw; null for one that was kept without them. */
export function gameAlone(game: Game, analysis: GameAnalysis): GameOnMap | null {
  const log = readOrderLog(game);
  if (!log) return null;
  const places = findPlaces(game, log);
  return gameOnMap(game, analysis, { log, places }, mapEntry([mapEvidence(game, log, places)]));
}
