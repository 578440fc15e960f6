/** Groups attack orders into fights. */
import type { HostileOrder } from './hostile-orders.ts';
import { during, type Order } from './order-log.ts';
import { distance, upperMedian, middle, type Point } from './point.ts';

/** A longer pause ends a fight. */
const GAP_MS = 12_000;
/** Simultaneous orders farther apart than this (about two screens) belong to different fights. */
const REACH = 2200;
/** Fewer orders than this are a scout's skirmish, not a fight. */
const FEWEST = 6;
/** Longer runs are split at a pause or a move; parts that stayed at one place are merged again. */
const LONGEST_MS = 120_000;
/** Fights within this distance are one … */
const SAME_PLACE = 1200;
/** … if each follows the one before within this time. */
const SAME_MS = 20_000;
/**
 * Fights within this distance that follow each other within this time are one, if both sides stay: each gives at least so
 * many orders with a place between the two, and this share of them within this distance of the fight.
 */
const CONTACT = { reach: 1500, ms: 25_000, orders: 3, share: 0.5 };
/**
 * Fights within this distance are one battle that moves on, if at most a short pause is between them, and the same units
 * attack the same target in both, in turn or at most so long apart; so are parts that hardly pause and have this share
 * of the attackers of the smaller one in common.
 */
const CHASE = { reach: 3000, ms: 6000, atOnceMs: 3000, share: 0.5 };
/** A long fight is split in its middle half. This avoids tiny parts and keeps the work small. */
const MARGIN = 0.25;
/** Maximum number of simultaneous fights; only hostile files have more, perhaps thousands. */
const MAX_OPEN = 32;
/** How many recent orders show where a fight is now. */
const RECENT = 8;
/** When a fight is split, a move of this many map units counts like a pause of one second. */
const UNITS_A_SECOND = 150;

/** Number of attack orders of a fight by side. */
export const ordersBySide = (
  { orders }: Pick<Fight, 'orders'>,
  sides: readonly { slots: readonly number[] }[],
): number[] => sides.map(({ slots }) => orders.filter(({ slot }) => slots.includes(slot)).length);

/** A group of attack orders near in time and place. Only these orders are published, never a result. */
export interface Fight {
  startMs: number;
  endMs: number;
  /** The centre of its orders. */
  at: Point;
  /** Half of its orders are within this distance of the centre. */
  spread: number;
  /** All orders, by time. */
  orders: readonly HostileOrder[];
}

/** All orders by time, and the lobby slots of each side: they show who stays at a place between attack orders. */
interface Staying {
  orders: readonly Order[];
  sides: readonly { slots: readonly number[] }[];
}

/**
 * Groups attack orders, sorted by time, into fights; leaves out orders that belong to no fight. This is the game's only
 * list of fights: ledgers, moments, the story and lists all use it.
 */
export function groupFights(
  hostile: readonly HostileOrder[],
  staying: Staying = { orders: [], sides: [] },
): Fight[] {
  const parts = runs(hostile)
    .flatMap(cutLong)
    .map(toFight)
    .sort((a, b) => a.startMs - b.startMs);
  const fights: Fight[] = [];
  for (const part of parts.filter(isFight)) {
    const from = Math.max(0, fights.length - MAX_OPEN);
    const place = fights.findLastIndex(
      (fight, index) => index >= from && (follows(fight, part) || staysInContact(fight, part, staying)),
    );
    if (place < 0) fights.push(part);
    else fights[place] = joinedFight(fights[place]!, part);
  }
  return withEnds(
    joinChases(fights),
    parts.filter((part) => !isFight(part)),
  );
}

const isFight = ({ orders }: Fight): boolean => orders.length >= FEWEST;

/** Fights with the few orders that follow each at its place, one after the other: a slow fight ends with them. */
function withEnds(fights: readonly Fight[], few: readonly Fight[]): Fight[] {
  const ends = fights.map((fight) => ({ fight, endMs: fight.endMs, more: [] as HostileOrder[] }));
  let begun = 0;
  for (const part of few) {
    while (ends[begun] && ends[begun]!.fight.startMs <= part.startMs) begun++;
    const end = ends
      .slice(Math.max(0, begun - MAX_OPEN), begun)
      .findLast(({ fight, endMs }) => follows({ ...fight, endMs }, part));
    if (!end) continue;
    end.more.push(...part.orders);
    end.endMs = Math.max(end.endMs, part.endMs);
  }
  return ends.map(({ fight, more }) => (more.length > 0 ? joinedFight(fight, { orders: more }) : fight));
}

/** Joins fights that go on elsewhere; they are sorted by start. */
function joinChases(fights: readonly Fight[]): Fight[] {
  const joined: Fight[] = [];
  for (const fight of fights) {
    const from = Math.max(0, joined.length - MAX_OPEN);
    const place = joined.findLastIndex((before, index) => index >= from && chases(before, fight));
    if (place < 0) joined.push(fight);
    else joined[place] = joinedFight(joined[place]!, fight);
  }
  return joined;
}

const joinedFight = (before: Fight, after: Pick<Fight, 'orders'>): Fight =>
  toFight([...before.orders, ...after.orders].sort((a, b) => a.ms - b.ms));

const follows = (before: Fight, after: Fight): boolean =>
  after.startMs - before.endMs <= SAME_MS && distance(before.at, after.at) <= SAME_PLACE;

/** Whether the units of a fight chase its targets, so that it goes on elsewhere. */
function chases(before: Fight, after: Fight): boolean {
  const pauseMs = after.startMs - before.endMs;
  if (pauseMs > CHASE.ms || distance(before.at, after.at) > CHASE.reach) return false;
  // Only what both did around the change of place.
  const toMs = Math.min(Math.max(before.endMs, after.startMs), after.endMs) + GAP_MS;
  const fromMs = Math.min(before.endMs, after.startMs) - GAP_MS;
  const [left, right] = [before, after].map(({ orders }) =>
    orders.filter(({ ms }) => ms >= fromMs && ms <= toMs),
  ) as [HostileOrder[], HostileOrder[]];
  const [from, to] = [attackers(left), attackers(right)];
  const common = [...from].filter((attacker) => to.has(attacker)).length;
  if (common === 0) return false;
  if (pauseMs <= CHASE.atOnceMs && common >= Math.min(from.size, to.size) * CHASE.share) return true;
  return left.some((first) =>
    right.some(({ target, ms }) => target === first.target && Math.abs(ms - first.ms) <= GAP_MS),
  );
}

/** The numbers of the units and heroes known to have got an order. */
const attackers = (orders: readonly HostileOrder[]): Set<number> =>
  new Set(orders.flatMap(({ heroes, leader }) => (leader === null ? heroes : [...heroes, leader])));

/**
 * Whether two sides stay at the place of a fight until the next one begins there: they move, cast or retreat in a
 * battle.
 */
function staysInContact(before: Fight, after: Fight, { orders, sides }: Staying): boolean {
  const pauseMs = after.startMs - before.endMs;
  if (pauseMs <= GAP_MS || pauseMs > CONTACT.ms || distance(before.at, after.at) > CONTACT.reach)
    return false;
  const between = during(orders, before.endMs + 1, after.startMs - 1);
  const stay = sides.filter(({ slots }) => {
    const given = between.flatMap(({ at, slot, kind }) =>
      at && kind !== 'rally' && slots.includes(slot) ? [at] : [],
    );
    const near = given.filter((at) =>
      [before, after].some((fight) => distance(fight.at, at) <= CONTACT.reach),
    );
    return near.length >= CONTACT.orders && near.length >= given.length * CONTACT.share;
  });
  return stay.length > 1;
}

/** Splits orders into runs in which each order follows the previous one within the gap and the reach. */
function runs(hostile: readonly HostileOrder[]): HostileOrder[][] {
  const fights: HostileOrder[][] = [];
  // Open runs, each with its last order and current position.
  let open: { run: HostileOrder[]; lastMs: number; at: Point }[] = [];
  for (const order of hostile) {
    if (open.some(({ lastMs }) => order.ms - lastMs > GAP_MS))
      open = open.filter(({ lastMs }) => order.ms - lastMs <= GAP_MS);
    if (open.length > MAX_OPEN) open.shift();
    let nearest: (typeof open)[number] | undefined;
    let best = REACH;
    for (const candidate of open) {
      const apart = distance(candidate.at, order.at);
      if (apart < best || (apart === best && !nearest)) [nearest, best] = [candidate, apart];
    }
    if (nearest) {
      nearest.run.push(order);
      nearest.lastMs = order.ms;
      nearest.at = around(nearest.run, nearest.run.length - RECENT, nearest.run.length);
    } else {
      const run = [order];
      fights.push(run);
      open.push({ run, lastMs: order.ms, at: order.at });
    }
  }
  return fights;
}

/** Splits an overlong run at its clearest pause or move, until every part is short enough. */
function cutLong(run: HostileOrder[]): HostileOrder[][] {
  const todo = [run];
  const parts: HostileOrder[][] = [];
  while (todo.length > 0) {
    const part = todo.pop()!;
    if (part.at(-1)!.ms - part[0]!.ms <= LONGEST_MS) parts.push(part);
    else {
      const cut = clearestCut(part);
      todo.push(part.slice(0, cut), part.slice(cut));
    }
  }
  return parts;
}

/** Index of the order that begins the second part. */
function clearestCut(run: readonly HostileOrder[]): number {
  const start = run[0]!.ms;
  const end = run.at(-1)!.ms;
  const margin = (end - start) * MARGIN;
  let best = run.length >> 1;
  let bestScore = -1;
  for (let index = 1; index < run.length; index++) {
    const [before, after] = [run[index - 1]!, run[index]!];
    if (before.ms < start + margin || after.ms > end - margin) continue;
    const moved = distance(around(run, index - RECENT, index), around(run, index, index + RECENT));
    const score = after.ms - before.ms + (moved / UNITS_A_SECOND) * 1000;
    if (score > bestScore) [best, bestScore] = [index, score];
  }
  return best;
}

const around = (run: readonly HostileOrder[], from: number, to: number): Point =>
  middle(run, Math.max(0, from), Math.min(run.length, to));

function toFight(orders: readonly HostileOrder[]): Fight {
  const at = middle(orders);
  return {
    startMs: orders[0]!.ms,
    endMs: orders.at(-1)!.ms,
    at,
    spread: Math.round(upperMedian(orders.map((order) => distance(order.at, at)))),
    orders,
  };
}
