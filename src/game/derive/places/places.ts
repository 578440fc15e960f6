/** Where a game happened: starts, halls, fights, camps and heroes. */
import type { Game, GameEvent } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { firstGathering } from '../expansions.ts';
import { fightsEndMs } from '../decided.ts';
import { type PlacedBuilding, placedBuildings } from './near-enemy.ts';
import { type CampVisit, campVisits } from './camps.ts';
import { creatureOfObject, type CreatureRef, type KnownGround, withoutCleared } from './known-ground.ts';
import { startsOnGround } from './starts-on-ground.ts';
import { type Fight, groupFights } from './fights.ts';
import { type HostileOrder, ordersAtEnemies } from './hostile-orders.ts';
import { findStarts, type Hall, hallAt, hallNear, hallsOf, type Start } from './halls.ts';
import { type ItemOrder, itemOrders } from './items.ts';
import type { OrderLog } from './order-log.ts';
import { ownersOf } from './ownership.ts';
import type { Point } from './point.ts';
import { findPortals, type Portal } from './portals.ts';
import { pointsByObject, type Role, rolesOf } from './roles.ts';
import { markRebuilt } from './rebuilt.ts';
import { rootTrees } from './rooted-trees.ts';
import type { HeroTrack } from './hero-state.ts';
import { trackHeroes } from './tracks.ts';
import { visitsOnGround } from './visits-on-ground.ts';
import { altarOf } from './revivers.ts';

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

/** Whether an event buys a Staff of Teleportation. */
const isStaff = (event: GameEvent): boolean => event.do === 'order' && event.id === 'stel';

function sidesOf(players: readonly { slot: number; team: number }[]): Side[] {
  return [...Map.groupBy(players, ({ team }) => team)].map(([team, members]) => ({
    team,
    slots: members.map(({ slot }) => slot),
  }));
}
