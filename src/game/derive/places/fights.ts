import type { Order } from './order-log.ts';
import { distance, upperMedian, middle, type Point } from './point.ts';

/** A longer silence ends a fight. */
const GAP_MS = 12_000;
/** What happens farther apart than this at one time is two fights; about two screens. */
const REACH = 2200;
/** Fewer orders than this are a skirmish of a scout, not a fight. */
const FEWEST = 6;
/** No fight is longer; what is gets cut where it paused or moved. */
const LONGEST_MS = 120_000;
/** A long fight is cut in its middle half, so that neither part is a scrap and the work stays small. */
const MARGIN = 0.25;
/** No real game has more fights at a time; hostile ones could have thousands. */
const MOST_OPEN = 32;
/** How many orders tell where a fight is at the moment. */
const RECENT = 8;
/** A move over this distance counts like a lull of one second when a long fight is cut. */
const UNITS_A_SECOND = 150;

/** An order aimed at something that another side owns, and where. */
export interface HostileOrder extends Order {
  at: Point;
  target: number;
  /** A right click of a worker, which scouts, or of a building, which sets a rally point: it attacks nothing. */
  scouting?: true;
}

/** A run of hostile orders near in time and place. What is published of it is these orders, never a result. */
export interface Fight {
  startMs: number;
  endMs: number;
  /** The middle of its orders. */
  at: Point;
  /** Half of its orders lie within this of the middle. */
  spread: number;
  /** All of them, by time. */
  orders: readonly HostileOrder[];
}

/** Groups hostile orders, given by time, into fights; what belongs to none stays out. */
export function groupFights(hostile: readonly HostileOrder[]): Fight[] {
  return runs(hostile)
    .flatMap(cutLong)
    .filter((orders) => orders.length >= FEWEST)
    .map(toFight)
    .sort((a, b) => a.startMs - b.startMs);
}

/** Orders that follow each other within the gap and the reach. */
function runs(hostile: readonly HostileOrder[]): HostileOrder[][] {
  const fights: HostileOrder[][] = [];
  // Each with its last order, and where it is at the moment.
  let open: { run: HostileOrder[]; lastMs: number; at: Point }[] = [];
  for (const order of hostile) {
    if (open.some(({ lastMs }) => order.ms - lastMs > GAP_MS))
      open = open.filter(({ lastMs }) => order.ms - lastMs <= GAP_MS);
    if (open.length > MOST_OPEN) open.shift();
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

/** Cuts a run that is too long at its clearest lull or move, until every part is short enough. */
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
