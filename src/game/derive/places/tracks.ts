import { heroOf } from './roles.ts';
import type { Order, OrderLog } from './order-log.ts';
import { positionAt, type HeroTrack, type TrackStep } from './hero-state.ts';
import { distance, type Point } from './point.ts';

/** Duration of a Scroll of Town Portal, during which its hero ignores orders. */
const PORTAL_MS = 5000;
/** An item used at a hall from farther away than this must be a portal. */
const PORTAL_FROM = 2500;
/** A hero sent to an object stops this far from its centre; allowing for this halves the error. */
const ARM = 150;
/** An order this soon after a revive order is for the rest of the group, not for the dead hero. */
const REVIVAL_MS = 10_000;

/** Orders that make a hero walk to their target. */
const WALKS: ReadonlySet<Order['kind']> = new Set(['smart', 'attack', 'move', 'patrol', 'ability', 'give']);

/** Finds the hall near a point to which a slot's portal leads at a time. */
export type FindHome = (slot: number, at: Point, ms: number) => Point | undefined;

/** Tracks of all heroes that someone commanded, by slot, then by number. */
export function trackHeroes(
  log: OrderLog,
  owners: readonly (number | null)[],
  findHome: FindHome,
): HeroTrack[] {
  const heroes = commandedHeroes(log, owners);
  const signs = signsOf(log, new Set(heroes.map(({ object }) => object)));
  return heroes.map((hero) => ({
    ...hero,
    steps: walk(hero.object, signs.get(hero.object) ?? [], findHome),
  }));
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
function signsOf({ orders }: OrderLog, heroes: ReadonlySet<number>): ReadonlyMap<number, readonly Order[]> {
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

function walk(hero: number, signs: readonly Order[], findHome: FindHome): TrackStep[] {
  const steps: TrackStep[] = [];
  for (const order of signs) {
    const last = steps.at(-1);
    const step = order.target === hero ? sighting(order, last) : walking(order, last, findHome);
    if (step) steps.push(step);
  }
  return steps;
}

/** Derives a track step from an order that targets a hero. */
function sighting({ ms, kind, at }: Order, last: TrackStep | undefined): TrackStep | null {
  if (kind === 'revive') return last ? { ms, at: last.at, to: null, seen: false, dead: true } : null;
  // A sighting during a portal describes the time before it.
  if (!at || (last && ms < last.ms)) return null;
  return { ms, at, to: last && !last.dead ? last.to : null, seen: true };
}

/** Derives a track step from an order that a hero got. */
function walking(
  { ms, slot, kind, target, at }: Order,
  last: TrackStep | undefined,
  findHome: FindHome,
): TrackStep | null {
  if (last && (ms < last.ms || (last.dead && ms - last.ms < REVIVAL_MS))) return null;
  const here = last ? positionAt(last, ms) : at;
  if (!here) return null;
  if (kind === 'stop' || kind === 'hold') return { ms, at: here, to: null, seen: false };
  if (!at) return null;
  if (kind === 'item' && distance(here, at) > PORTAL_FROM) {
    const home = findHome(slot, at, ms);
    if (home) return { ms: ms + PORTAL_MS, at: home, to: null, seen: false, portalMs: ms };
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
