/** What moments are found in, and where they happen. */
import type { GameAnalysis } from '../../analysis.ts';
import type { Game } from '../../game.ts';
import { formAt, type OrderLog } from '../places/order-log.ts';
import type { Places } from '../places/places.ts';
import type { HostileOrder } from '../places/hostile-orders.ts';
import { distance, type Point } from '../places/point.ts';
import type { Moment } from './moment.ts';
import { ownPlace, placeWords, type Landmarks, type PlayerNames } from './place-words.ts';
import { MOMENT_WORDS } from './words.ts';

/** Input for a game's moments. */
export interface MomentSource {
  analysis: GameAnalysis;
  /** Where its orders went. */
  places: Places;
  log?: (Pick<OrderLog, 'orders'> & Partial<Pick<OrderLog, 'objects'>>) | undefined;
  /** What its map has to name places after. */
  landmarks: Landmarks;
  /** Of the players only: a pause by an observer names nobody. */
  names: PlayerNames;
  /** Pauses by time. */
  pauses?: Game['pauses'] | undefined;
}

/** The fields of a moment that say where it is. */
type Where = Pick<Moment, 'endMs' | 'at' | 'orders'>;

/** For a moment without a place and duration. */
export const nowhere: Where & { place: null } = { endMs: null, at: null, place: null, orders: null };

/** For a moment at a position in map units: also the words for it at that time in ms. */
export const somewhere = (
  { places, landmarks, names }: MomentSource,
  at: Point,
  ms: number,
): Where & { place: string } => ({
  ...nowhere,
  at,
  place: placeWords(at, ms, places, landmarks, names),
});

/** An attack order this near to the centre of its fight is at the place of the fight. */
const IN_FIGHT = 1500;

/** For an attack order: its position, in the words for its fight if it is part of one there, so that one place has one name. */
export function placeOfOrder(game: MomentSource, order: HostileOrder): Where & { place: string } {
  const fight = game.places.fights?.find(({ orders }) => orders.includes(order));
  const here = somewhere(game, order.at, order.ms);
  return fight && distance(fight.at, order.at) <= IN_FIGHT
    ? { ...here, place: somewhere(game, fight.at, fight.startMs).place }
    : here;
}

/** The first attack order in words. A Wisp can’t attack, but any other worker does at a right click on an enemy. */
export function contactOf(game: MomentSource, first: HostileOrder): string {
  const { places, names, log } = game;
  const name = names.get(first.slot) ?? `Player ${first.slot}`;
  const formOf = ({ leader, ms }: HostileOrder) =>
    leader !== null && log?.objects ? formAt(log.objects[leader]!, ms) : undefined;
  const isLater = places.scouting.some(
    (order) => order.kind !== 'rally' && order.ms < first.ms && formOf(order) !== 'ewsp',
  );
  return MOMENT_WORDS.contact(name, ownPlace(placeOfOrder(game, first).place, name), isLater);
}
