import { heroOf } from './roles.ts';
import type { OrderKind } from '../../orders.ts';
import type { Order, OrderLog } from './order-log.ts';
import { distance, type Point } from './point.ts';

/** Map units a second at which a hero is taken to walk; 270 to 340 measure the same. */
export const WALK_SPEED = 290;
/** A hero sighted this lately is drawn where it was seen. */
const FRESH_MS = 2000;
/** With less than this to go a hero counts as standing. */
export const STANDING = 300;
/** Nothing is said of a hero that nobody ordered or saw for this long. */
const FORGOTTEN_MS = 90_000;
/** A Scroll of Town Portal takes this long, and its hero hears no order meanwhile. */
const PORTAL_MS = 5000;
/** An item used at a hall from farther away than this can only be a portal. */
const PORTAL_FROM = 2500;
/** A hero sent to an object stops this far from its middle: with it half of the error goes. */
const ARM = 150;
/** An order this soon after a revive order is for the others of the group. */
const REVIVAL_MS = 10_000;

/** Orders that make a hero go where they point. */
const WALKS: ReadonlySet<OrderKind> = new Set(['smart', 'attack', 'move', 'patrol', 'ability', 'give']);

/** From a moment on: where a hero is, and where it walks. */
export interface TrackStep {
  ms: number;
  /** Seen there, or estimated from what came before. */
  at: Point;
  /** Where it goes in a straight line; null when it stands. */
  to: Point | null;
  /** An order aimed at the hero proves the place. */
  seen: boolean;
  /** From a revive order on, which proves that it had died, to the next sign of life. */
  dead?: true;
  /** It came here by an item used on an own hall from afar, at this time in ms: a portal, inferred. */
  portalMs?: number;
}

export interface HeroTrack {
  slot: number;
  /** Object id of the hero. */
  id: string;
  /** Number of the object; of Mirror Images the one most commanded. */
  object: number;
  /** By time. */
  steps: readonly TrackStep[];
}

/** What can be drawn of a hero at a moment. */
export type HeroState =
  | { state: 'seen' | 'standing'; at: Point }
  | { state: 'walking'; at: Point; to: Point }
  | { state: 'dead' | 'unknown' };

/** Gives the hall that a portal of a slot's leads to when it is used on a point at a time, if one stands near. */
export type FindHome = (slot: number, at: Point, ms: number) => Point | undefined;

/** Tracks of all heroes that somebody commanded, by slot, then by number. */
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

/** The orders that went to each hero or were aimed at it. */
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

/** What an order aimed at a hero says of it. */
function sighting({ ms, kind, at }: Order, last: TrackStep | undefined): TrackStep | null {
  if (kind === 'revive') return last ? { ms, at: last.at, to: null, seen: false, dead: true } : null;
  // A sight in the middle of a portal is of before it.
  if (!at || (last && ms < last.ms)) return null;
  return { ms, at, to: last && !last.dead ? last.to : null, seen: true };
}

/** What an order that went to a hero says of it. */
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

/** The point on the way from one place to another that is `short` of it; the first place when that is nearer. */
function towards(from: Point, to: Point, short: number): Point {
  const way = distance(from, to);
  if (way <= short) return from;
  const share = (way - short) / way;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Where a hero is estimated to be at a time, walking since its last step. */
export function positionAt({ ms: since, at, to }: TrackStep, ms: number): Point {
  if (!to) return at;
  const way = distance(at, to);
  const gone = (Math.max(0, ms - since) / 1000) * WALK_SPEED;
  if (gone >= way) return to;
  const share = gone / way;
  return [at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share];
}

/** What can be drawn of a hero at a time; the same however one got there. */
export function stateAt({ steps }: HeroTrack, ms: number): HeroState {
  const index = lastUpTo(steps, ms);
  const step = steps[index];
  if (!step || ms - step.ms > FORGOTTEN_MS) return { state: 'unknown' };
  if (step.dead) return { state: 'dead' };
  const at = positionAt(step, ms);
  if (step.seen && ms - step.ms <= FRESH_MS) return { state: 'seen', at };
  return step.to && distance(at, step.to) > STANDING
    ? { state: 'walking', at, to: step.to }
    : { state: 'standing', at };
}

/** Index of the last step at or before a time; -1 when there is none. */
function lastUpTo(steps: readonly TrackStep[], ms: number): number {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (steps[mid]!.ms <= ms) low = mid + 1;
    else high = mid;
  }
  return low - 1;
}
