/** Where a game happened: starts, halls, fights, camps and heroes. */
import type { Game, GameEvent, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { firstGathering } from '../expansions.ts';
import { fightsEndMs } from '../decided.ts';
import { type PlacedBuilding, placedBuildings } from './near-enemy.ts';
import { type CampVisit, campVisits } from './camps.ts';
import { creatureOfObject, type CreatureRef, type KnownGround, withoutCleared } from './known-ground.ts';
import { startsOnGround } from './starts-on-ground.ts';
import { type Fight, groupFights, type HostileOrder } from './fights.ts';
import { findStarts, type Hall, hallAt, hallNear, type Start } from './halls.ts';
import { type ItemOrder, itemOrders } from './items.ts';
import { formAt, type Order, type OrderLog } from './order-log.ts';
import { ownersOf } from './ownership.ts';
import type { Point } from './point.ts';
import { findPortals, type Portal } from './portals.ts';
import { pointsByObject, type Role, rolesOf } from './roles.ts';
import { markRebuilt } from './rebuilt.ts';
import { rootTrees } from './rooted-trees.ts';
import type { HeroTrack } from './hero-state.ts';
import { trackHeroes } from './tracks.ts';
import { visitsOnGround } from './visits-on-ground.ts';
import { ALTARS } from '../placement.ts';
import { findObject, TOWN_HALLS } from '../../objects/table.ts';

/** A side of a game, in lobby order: A is the first and drawn as circles, B is the second and drawn as squares. */
interface Side {
  team: number;
  /** Lobby slots. */
  slots: readonly number[];
}

/** Index of the side that a slot plays on; null for observers. */
export function sideOf({ sides }: Pick<Places, 'sides'>, slot: number): number | null {
  const side = sides.findIndex(({ slots }) => slots.includes(slot));
  return side < 0 ? null : side;
}

/** Where a game happened. Plain JSON. Only the positions of heroes between two sightings are estimated. */
export interface Places {
  sides: readonly Side[];
  starts: readonly Start[];
  /** Starting halls and ordered expansions, by time. */
  halls: readonly Hall[];
  /** Placed buildings other than halls that were not cancelled. */
  buildings: readonly PlacedBuilding[];
  /** Attack orders: they target another side's units and buildings. */
  hostile: readonly HostileOrder[];
  /**
   * Right clicks of workers, which scout, and rally points on another side's units and buildings. Neither is an attack,
   * but a worker may kill.
   */
  scouting: readonly HostileOrder[];
  fights: readonly Fight[];
  camps: readonly CampVisit[];
  /** Camp visits, including those of units that only passed by, because such units can still share the experience. */
  approaches: readonly CampVisit[];
  portals: readonly Portal[];
  /** Orders to heroes about items on the ground or in their inventory. */
  items: readonly ItemOrder[];
  heroes: readonly HeroTrack[];
  owners: readonly (number | null)[];
  roles: readonly Role[];
  /** The map file's creature for each object; null for all other objects and without a map file. */
  creatures: readonly (CreatureRef | null)[];
  /** Positions where each object was seen. */
  points: ReadonlyMap<number, readonly Point[]>;
}

/**
 * Finds the places of a game from its orders and, if known, its map file. Never throws, whatever the orders contain.
 */
export function findPlaces(
  game: Game,
  log: OrderLog,
  placed: readonly PlacedBuilding[] = placedBuildings(game),
  ground: KnownGround | null = null,
): Places {
  const players = competitors(game);
  const sides = sidesOf(players);
  const points = pointsByObject(log);
  const owners = ownersOf(log, points, players);
  const slots = players.map(({ slot }) => slot);
  const sightedStarts = findStarts(log, owners, slots, (slot) =>
    firstGathering(game.orders?.find((orders) => orders.slot === slot)),
  );
  const starts = ground ? startsOnGround(sightedStarts, slots, log.orders, ground) : sightedStarts;
  const there =
    ground &&
    withoutCleared(
      ground,
      starts.map(({ at }) => at),
    );
  const creatures = there
    ? log.objects.map((object, number) => creatureOfObject(object, points.get(number) ?? [], there))
    : [];
  const roles = rolesOf(log, points, owners, creatures, ground);
  const mines =
    ground?.mines ??
    roles.flatMap((role, number) => (role === 'mine' ? (points.get(number)?.slice(0, 1) ?? []) : []));
  const halls = markRebuilt(rootTrees(hallsOf(players, starts, placed), log, owners, mines), log, owners);
  const allies = new Map(sides.flatMap(({ slots }) => slots.map((slot) => [slot, slots] as const)));
  const staffs = new Map(players.map(({ slot, events }) => [slot, events.find(isStaff)?.ms ?? Infinity]));
  const heroes = trackHeroes(
    log,
    owners,
    (slot, at, ms) => {
      const hall = hallNear(halls, allies.get(slot) ?? [], at, ms);
      return hall && hallAt(hall, ms);
    },
    (slot, ms) => staffs.get(slot)! <= ms,
    (order) => altarOf(order, log, placed, points),
  );
  const visits = there ? visitsOnGround(log, creatures, there, heroes) : campVisits(log.orders, roles);
  const endMs = fightsEndMs(game);
  const { scouting = [], hostile = [] } = ordersAtEnemies(log, owners, allies);
  return {
    sides,
    starts,
    halls,
    buildings: placed.filter(({ hall, cancelled }) => !hall && !cancelled),
    hostile,
    scouting,
    fights: groupFights(
      hostile.filter(({ ms }) => ms <= endMs),
      { orders: log.orders, sides },
    ),
    camps: visits.filter(({ passing }) => !passing),
    approaches: visits,
    portals: findPortals(heroes),
    items: itemOrders(log, roles),
    heroes,
    owners,
    roles,
    creatures,
    points,
  };
}

/** The starting halls, and those that were ordered, by time. */
function hallsOf(
  players: readonly GamePlayer[],
  starts: readonly Start[],
  placed: readonly PlacedBuilding[],
): Hall[] {
  const first = starts.map(({ slot, at }): Hall => {
    const race = players.find((player) => player.slot === slot)?.race;
    return { slot, ms: 0, id: race ? TOWN_HALLS[race][0] : '', at };
  });
  const ordered = placed
    .filter(({ hall }) => hall)
    .map(({ slot, ms, id, at, cancelled }): Hall => ({ slot, ms, id, at, ...(cancelled && { cancelled }) }));
  return [...first, ...ordered].sort((a, b) => a.ms - b.ms);
}

/** The orders that target another side's objects; `allies` has the slots of each player's side. */
function ordersAtEnemies(
  log: OrderLog,
  owners: Places['owners'],
  allies: ReadonlyMap<number, readonly number[]>,
): Partial<Record<'scouting' | 'hostile', HostileOrder[]>> {
  const aimed = log.orders.flatMap((order): HostileOrder[] => {
    const { at, target, slot } = order;
    const owner = at && target !== null ? owners[target] : null;
    if (owner == null || !at || target === null) return [];
    const [mine, theirs] = [allies.get(slot), allies.get(owner)];
    if (mine === undefined || theirs === undefined || mine === theirs) return [];
    return [{ ...order, at, target }];
  });
  const commanded = aimed.filter(({ kind }) => kind === 'attack');
  return Object.groupBy(aimed, (order) =>
    isScouting(order, log) && !isMeant(order, commanded) ? 'scouting' : 'hostile',
  );
}

/**
 * Where a hero is reborn: at the altar or tavern that got the order, as far as its place is known, otherwise at the altar of
 * the player that was placed last before.
 */
function altarOf(
  { ms, slot, leader }: Order,
  { objects }: OrderLog,
  placed: readonly PlacedBuilding[],
  points: Places['points'],
): Point | undefined {
  const id = leader === null ? undefined : formAt(objects[leader]!, ms);
  const [seen] = (leader === null ? undefined : points.get(leader)) ?? [];
  if (seen && id && findObject(id)?.kind === 'building') return seen;
  if (id && !ALTARS.has(id)) return undefined;
  return placed.findLast((one) => one.slot === slot && one.ms < ms && !one.cancelled && ALTARS.has(one.id))
    ?.at;
}

/** Whether an event buys a Staff of Teleportation. */
const isStaff = (event: GameEvent): boolean => event.do === 'order' && event.id === 'stel';

function sidesOf(players: readonly { slot: number; team: number }[]): Side[] {
  return [...Map.groupBy(players, ({ team }) => team)].map(([team, members]) => ({
    team,
    slots: members.map(({ slot }) => slot),
  }));
}

/** Whether an order only sets a rally point, or is a right click that only a worker got. */
function isScouting({ ms, kind, heroes, leader }: Order, { objects }: OrderLog): boolean {
  if (kind === 'rally') return true;
  if (kind !== 'smart' || heroes.length > 0 || leader === null) return false;
  return findObject(formAt(objects[leader]!, ms) ?? '')?.worker === true;
}

/**
 * A worker that is told to attack its target this soon after a right click was meant to attack before. Of 12 right clicks
 * that an attack follows within half a minute, 6 are the one just before it (at most 1.7 s); the others scout.
 */
const MEANT_MS = 2000;

/** Whether one of the attack commands went to the same unit, for the same target, soon after a right click. */
const isMeant = ({ ms, leader, target }: Order, commanded: readonly Order[]): boolean =>
  commanded.some(
    (order) =>
      order.leader === leader && order.target === target && order.ms >= ms && order.ms - ms <= MEANT_MS,
  );
