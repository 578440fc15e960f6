import type { Game } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { placedBuildings, type PlacedBuilding } from './buildings.ts';
import { campVisits, type CampVisit } from './camps.ts';
import { creatureOfObject, withoutCleared, type CreatureRef, type KnownGround } from './known-ground.ts';
import { startsOnGround } from './starts-on-ground.ts';
import { groupFights, type Fight, type HostileOrder } from './fights.ts';
import { findStarts, hallNear, type Hall, type Start } from './halls.ts';
import { itemOrders, type ItemOrder } from './items.ts';
import type { Order, OrderLog } from './order-log.ts';
import { ownersOf } from './ownership.ts';
import type { Point } from './point.ts';
import { findPortals, type Portal } from './portals.ts';
import { pointsByObject, rolesOf, type Role } from './roles.ts';
import type { HeroTrack } from './hero-state.ts';
import { trackHeroes } from './tracks.ts';
import { visitsOnGround } from './visits-on-ground.ts';
import { findObject, TOWN_HALLS } from '../../objects/table.ts';

/** A side of a game, in lobby order: A is the first and drawn as circles, B is the second and drawn as squares. */
interface Side {
  team: number;
  /** Lobby slots. */
  slots: readonly number[];
}

/** Where a game happened. Plain JSON. Only the positions of heroes between two sightings are estimated. */
export interface Places {
  sides: readonly Side[];
  starts: readonly Start[];
  /** Starting halls and ordered expansions, by time. */
  halls: readonly Hall[];
  /** Placed buildings other than halls that were not cancelled. */
  buildings: readonly PlacedBuilding[];
  /** Orders that target another side's units and buildings. */
  hostile: readonly HostileOrder[];
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
  const sightedStarts = findStarts(log, owners, slots);
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
  const first = starts.map(({ slot, at }): Hall => {
    const race = players.find((player) => player.slot === slot)?.race;
    return { slot, ms: 0, id: race ? TOWN_HALLS[race][0] : '', at };
  });
  const ordered = placed
    .filter(({ hall }) => hall)
    .map(({ slot, ms, id, at, cancelled }): Hall => ({ slot, ms, id, at, ...(cancelled && { cancelled }) }));
  const halls = [...first, ...ordered].sort((a, b) => a.ms - b.ms);
  const sideOf = new Map(sides.flatMap(({ slots }) => slots.map((slot) => [slot, slots] as const)));
  const visits = there ? visitsOnGround(log, creatures, there) : campVisits(log.orders, roles);
  const heroes = trackHeroes(
    log,
    owners,
    (slot, at, ms) => hallNear(halls, sideOf.get(slot) ?? [], at, ms)?.at,
  );
  const hostile = log.orders.flatMap((order): HostileOrder[] => {
    const { at, target, slot } = order;
    const owner = at && target !== null ? owners[target] : null;
    if (owner == null || !at || target === null) return [];
    const [mine, theirs] = [sideOf.get(slot), sideOf.get(owner)];
    if (mine === undefined || theirs === undefined || mine === theirs) return [];
    const aimed: HostileOrder = { ...order, at, target };
    return [isScouting(order, log) ? { ...aimed, scouting: true } : aimed];
  });
  return {
    sides,
    starts,
    halls,
    buildings: placed.filter(({ hall, cancelled }) => !hall && !cancelled),
    hostile,
    fights: groupFights(hostile),
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

function sidesOf(players: readonly { slot: number; team: number }[]): Side[] {
  return [...Map.groupBy(players, ({ team }) => team)].map(([team, members]) => ({
    team,
    slots: members.map(({ slot }) => slot),
  }));
}

/** Towers, ancients and all other buildings that attack. For other buildings, a right click sets a rally point. */
const ARMED: ReadonlySet<string> = new Set(
  'hgtw hctw hatw owtw otrb uzg1 uzg2 unp1 unp2 etol etoa etoe eaom eaoe eaow etrp'.split(' '),
);

/** Whether an order is a right click that only a worker or an unarmed building got. */
function isScouting({ ms, kind, heroes, leader }: Order, { objects }: OrderLog): boolean {
  if (kind !== 'smart' || heroes.length > 0 || leader === null) return false;
  const { forms } = objects[leader]!;
  const id = (forms.findLast(([since]) => since <= ms) ?? forms[0])?.[1];
  const object = id === undefined ? undefined : findObject(id);
  return object?.worker === true || (object?.kind === 'building' && !ARMED.has(object.id));
}
