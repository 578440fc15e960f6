/** The ways of heroes, from where their orders and sightings put them. */
import { heroOf } from './roles.ts';
import type { Order, OrderLog } from './order-log.ts';
import { lastUpTo, positionAt, type HeroTrack, type TrackStep } from './hero-state.ts';
import { distance, type Point } from './point.ts';

/** Duration of a Scroll of Town Portal, during which its hero ignores orders. */
const PORTAL_MS = 5000;
/** Duration of a Staff of Teleportation. */
const STAFF_MS = 3000;
/** An item used at a hall from farther away than this must be a portal. */
const PORTAL_FROM = 2500;
/** A hero sent to an object stops this far from its centre; allowing for this halves the error. */
const ARM = 150;
/** An order this soon after a revive order is for the rest of the group, not for the dead hero. */
const REVIVAL_MS = 10_000;

/**
 * A hero that is seen, or lies dead, where it can't have walked to from the arrival of its portal, in map units a second,
 * never arrived: it fell first, or used no portal. It counts from so long after the arrival on, as a portal may be late.
 */
const REFUTED = { fromMs: 3000, toMs: 25_000, reach: 1000, speed: 522 };

/** Orders that make a hero walk to their target. */
const WALKS: ReadonlySet<Order['kind']> = new Set(['smart', 'attack', 'move', 'patrol', 'ability', 'give']);

/** Heroes this near to a hero that uses a portal can come along. */
const ALONG_REACH = 1100;
/** A hero came along if its next order, within this time, is at the arrival. */
const ALONG_MS = 30_000;

/** Finds the hall near a point to which a slot's portal leads at a time. */
export type FindHome = (slot: number, at: Point, ms: number) => Point | undefined;

/** Whether a slot can have a Staff of Teleportation at a time, which takes one hero to a unit or building. */
export type HasStaff = (slot: number, ms: number) => boolean;

/** The place where a hero stands again after an order to revive it; undefined if unknown. */
export type FindAltar = (order: Order) => Point | undefined;

/** The place to which an item takes a hero from afar, and whether it may be a staff. */
type FindJump = (order: Order, here: Point) => { at: Point; staff: boolean } | undefined;

/** Tracks of all heroes that someone commanded, by slot, then by number. */
export function trackHeroes(
  log: OrderLog,
  owners: readonly (number | null)[],
  findHome: FindHome,
  hasStaff: HasStaff = () => false,
  findAltar: FindAltar = () => undefined,
): HeroTrack[] {
  const findJump: FindJump = ({ ms, slot, kind, at, target }, here) => {
    if (kind !== 'item' || !at || distance(here, at) <= PORTAL_FROM) return undefined;
    const staff = target !== null && hasStaff(slot, ms);
    const home = findHome(slot, at, ms) ?? (staff && owners[target] === slot ? at : undefined);
    return home && { at: home, staff };
  };
  const heroes = commandedHeroes(log, owners);
  const signs = ordersByHero(log, new Set(heroes.map(({ object }) => object)));
  const trackOf = (hero: (typeof heroes)[number], along: readonly TrackStep[] = []): HeroTrack => ({
    ...hero,
    steps: stepsOf(hero.object, signs.get(hero.object) ?? [], { findJump, findAltar }, along),
  });
  const alone = heroes.map((hero) => trackOf(hero));
  return alone.map((track) => {
    const along = portalsAlong(track, alone, signs.get(track.object) ?? []);
    return along.length > 0 ? trackOf(track, along) : track;
  });
}

/**
 * Where a hero came along in a portal of another hero: it was near, and its next order is near the arrival. Only heroes
 * that the order names are known to have used it.
 */
function portalsAlong(track: HeroTrack, tracks: readonly HeroTrack[], signs: readonly Order[]): TrackStep[] {
  const before = (steps: readonly TrackStep[], ms: number) => steps[lastUpTo(steps, ms)];
  return tracks
    .filter(({ slot, object }) => slot === track.slot && object !== track.object)
    .flatMap(({ steps }) =>
      steps.flatMap((arrived, index): TrackStep[] => {
        const { ms, at, portalMs, staff } = arrived;
        const user = steps[index - 1];
        const last = portalMs === undefined ? undefined : before(track.steps, portalMs);
        if (portalMs === undefined || staff || !user || !last || last.dead) return [];
        const here = positionAt(last, portalMs);
        const next = signs.find(
          (order) => order.ms >= ms && order.at !== null && order.target !== track.object,
        );
        const isThere =
          distance(here, positionAt(user, portalMs)) <= ALONG_REACH &&
          distance(here, at) > PORTAL_FROM &&
          next !== undefined &&
          next.ms - ms <= ALONG_MS &&
          distance(next.at!, at) <= PORTAL_FROM;
        return isThere ? [{ ms, at, to: null, seen: false, portalMs, along: true }] : [];
      }),
    )
    .sort((a, b) => a.ms - b.ms);
}

function commandedHeroes(
  { objects }: OrderLog,
  owners: readonly (number | null)[],
): Omit<HeroTrack, 'steps'>[] {
  const best = new Map<string, { slot: number; id: string; object: number; orders: number }>();
  objects.forEach((object, number) => {
    const id = heroOf(object);
    const slot = owners[number] ?? null;
    if (id === undefined || slot === null) return;
    const orders = object.commands[0]?.[1] ?? 0;
    const key = `${slot} ${id}`;
    if (orders > (best.get(key)?.orders ?? -1)) best.set(key, { slot, id, object: number, orders });
  });
  return [...best.values()]
    .map(({ slot, id, object }) => ({ slot, id, object }))
    .sort((a, b) => a.slot - b.slot || a.object - b.object);
}

/** Orders that each hero got or was the target of. */
function ordersByHero(
  { orders }: OrderLog,
  heroes: ReadonlySet<number>,
): ReadonlyMap<number, readonly Order[]> {
  const signs = new Map<number, Order[]>();
  const add = (hero: number, order: Order) => {
    const list = signs.get(hero);
    if (list) list.push(order);
    else signs.set(hero, [order]);
  };
  for (const order of orders) {
    if (order.target !== null && heroes.has(order.target)) add(order.target, order);
    for (const hero of order.heroes) if (hero !== order.target && heroes.has(hero)) add(hero, order);
  }
  return signs;
}

/** The places of a hero in the order of its signs, with the portals that it came `along` in. */
function stepsOf(
  hero: number,
  signs: readonly Order[],
  { findJump, findAltar }: { findJump: FindJump; findAltar: FindAltar },
  along: readonly TrackStep[],
): TrackStep[] {
  const steps: TrackStep[] = [];
  let altar: Point | undefined;
  const jumps = [...along];
  for (const order of signs) {
    while (jumps[0] && jumps[0].ms <= order.ms) {
      const jump = jumps.shift()!;
      if ((steps.at(-1)?.ms ?? 0) <= jump.ms) steps.push(jump);
    }
    const last = steps.at(-1);
    const jumpOf: FindJump = (given, here) => {
      const jump = findJump(given, here);
      return jump && !isRefuted(hero, arrivalMs(given, jump), jump.at, signs) ? jump : undefined;
    };
    if (order.target === hero && order.kind === 'revive') altar = findAltar(order);
    const step =
      order.target === hero
        ? stepFromSighting(order, last)
        : // A revived hero walks on from the altar, not from where it fell.
          stepFromOrder(order, last?.dead && altar ? { ...last, at: altar } : last, jumpOf);
    if (step) steps.push(step);
  }
  return steps;
}

const arrivalMs = ({ ms }: Order, { staff }: { staff: boolean }): number =>
  ms + (staff ? STAFF_MS : PORTAL_MS);

/** Whether a hero was seen too far from a place to have arrived there at `ms`; to revive it shows where it lies. */
const isRefuted = (hero: number, ms: number, at: Point, signs: readonly Order[]): boolean =>
  signs.some(
    (seen) =>
      seen.target === hero &&
      seen.at !== null &&
      seen.ms >= ms + REFUTED.fromMs &&
      seen.ms <= ms + REFUTED.toMs &&
      distance(seen.at, at) > REFUTED.reach + (REFUTED.speed * (seen.ms - ms)) / 1000,
  );

/** Derives a track step from an order that targets a hero. */
function stepFromSighting({ ms, kind, at }: Order, last: TrackStep | undefined): TrackStep | null {
  if (kind === 'revive') return last ? { ms, at: last.at, to: null, seen: false, dead: true } : null;
  // A sighting during a portal describes the time before it.
  if (!at || (last && ms < last.ms)) return null;
  return { ms, at, to: last && !last.dead ? last.to : null, seen: true };
}

/** Derives a track step from an order that a hero got. */
function stepFromOrder(order: Order, last: TrackStep | undefined, findJump: FindJump): TrackStep | null {
  const { ms, kind, target, at } = order;
  if (last && (ms < last.ms || (last.dead && ms - last.ms < REVIVAL_MS))) return null;
  const here = last ? positionAt(last, ms) : at;
  if (!here) return null;
  if (kind === 'stop' || kind === 'hold') return { ms, at: here, to: null, seen: false };
  if (!at) return null;
  const jump = findJump(order, here);
  if (jump) {
    const staff = jump.staff ? { staff: true as const } : {};
    return { ms: arrivalMs(order, jump), at: jump.at, to: null, seen: false, portalMs: ms, ...staff };
  }
  if (!WALKS.has(kind)) return null;
  return { ms, at: here, to: target === null ? at : towards(here, at, ARM), seen: false };
}

/** The point on the way between two places that is `short` units before the end; the start if the way is shorter. */
function towards(from: Point, to: Point, short: number): Point {
  const way = distance(from, to);
  if (way <= short) return from;
  const share = (way - short) / way;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
