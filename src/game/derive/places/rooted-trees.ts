/** Trees of Life that walk to a gold mine and take root there. */
import { findObject, TOWN_HALLS } from '../../objects/table.ts';
import type { Hall } from './halls.ts';
import type { LoggedObject, Order, OrderLog } from './order-log.ts';
import { distance, type Point } from './point.ts';

/** A tree planted within this distance of a mine stays there. */
const AT_MINE = 1100;
/** The mine of the main base is within this distance of where its first tree stands. */
const HOME_MINE = 1500;
/** Orders that target a mine point at its centre. */
const ON_MINE = 160;
const TREES: ReadonlySet<string> = new Set(TOWN_HALLS.E);
const ENTANGLED = 'egol';
/** An uprooted Tree of Life walks this many map units per second. */
const TREE_SPEED = 40;
/** It takes root about this far from a mine. */
const ROOT_REACH = 500;
/** A tree may be told to take root this long after it was sent to the mine. */
const TO_ROOT_MS = 120_000;

/** A tree that was sent to a mine, or an entangled mine: the earliest sign of each. */
interface Sign {
  ms: number;
  at: Point;
  /** When the tree, or the mine that it entangled, was first named. */
  firstMs: number;
  /** When it was last named. */
  lastMs: number;
  /** Whether it is a tree. */
  tree: boolean;
  /** All orders with a place that the tree led. */
  led: readonly Order[];
  /** All orders that target the tree, where it was. */
  seen: readonly Order[];
}

/**
 * The halls with the places where walking trees took root: the first mine without a hall of the player to which a tree
 * that was first named after the hall's order was sent. A tree that took root there and was never named since another was
 * sent there is gone. Later signs of the same tree or mine count once. A tree that was
 * last named before it could have walked there stays where it was planted. The first tree stays in its base, unless it was
 * sent to another mine that the player entangled then.
 */
export function rootTrees(
  halls: readonly Hall[],
  log: OrderLog,
  owners: readonly (number | null)[],
  mines: readonly Point[],
): Hall[] {
  const near = (at: Point, reach: number) => mines.find((mine) => distance(mine, at) <= reach);
  const isFirst = ({ id, ms }: Hall) => id === TOWN_HALLS.E[0] && ms === 0;
  const walking = halls.filter(
    (hall) =>
      isFirst(hall) ||
      (hall.id === TOWN_HALLS.E[0] && hall.ms > 0 && !hall.cancelled && !near(hall.at, AT_MINE)),
  );
  if (walking.length === 0 || mines.length === 0) return [...halls];
  const signs = [...new Set(walking.map(({ slot }) => slot))].map((slot): [number, Sign[]] => [
    slot,
    signsOf(slot, log, owners, (at) => near(at, ON_MINE)),
  ]);
  const bySlot = new Map(signs);
  const taken: (Hall & { lastMs?: number })[] = halls.filter(
    (hall) => !hall.cancelled && (isFirst(hall) || !walking.includes(hall)),
  );
  // Later halls come first: the first tree goes to a mine that none of them has.
  const rooted = new Map<Hall, Hall>();
  const root = (hall: Hall): Hall => {
    const list = bySlot.get(hall.slot)!;
    const isFree = ({ at, ms, tree }: Sign) =>
      taken.every(
        (other) =>
          other.slot !== hall.slot ||
          other.ms > ms ||
          (tree && other.lastMs !== undefined && other.lastMs < ms) ||
          distance(other.at, at) > AT_MINE,
      );
    // A mine may be entangled by an older tree, such as the first one.
    const isOlder = ({ at, ms, tree }: Sign) =>
      !tree &&
      list.some((other) => other.tree && other.at === at && other.ms <= ms && other.firstMs < hall.ms);
    const sign = isFirst(hall)
      ? list.find((candidate) => isFree(candidate) && leftBase(hall, candidate, list, halls))
      : list.find((candidate) => candidate.firstMs >= hall.ms && isFree(candidate) && !isOlder(candidate));
    const shownMs = isFirst(hall) && sign ? entangledMs(sign, list) : Infinity;
    const ms = sign && Math.min(rootedBy(hall, sign), shownMs);
    if (!ms || (ms > sign.lastMs && shownMs === Infinity)) return hall;
    taken.push({ ...hall, ms, at: sign.at, ...(sign.tree && { lastMs: sign.lastMs }) });
    return { ...hall, rooted: { ms, at: sign.at } };
  };
  for (const hall of [...walking.filter((one) => !isFirst(one)), ...walking.filter(isFirst)])
    rooted.set(hall, root(hall));
  return halls.map((hall) => rooted.get(hall) ?? hall);
}

/** When the mine to which a tree was sent was first named as entangled since, in ms; Infinity if it wasn't. */
const entangledMs = ({ ms, at }: Sign, signs: readonly Sign[]): number =>
  Math.min(
    ...signs.flatMap((other) => (!other.tree && other.at === at && other.firstMs >= ms ? other.firstMs : [])),
  );

/**
 * Whether a sign is that the first tree left its base for another mine, which the player entangled after it was sent there.
 * It was named before any other tree was planted.
 */
const leftBase = ({ slot, at }: Hall, sign: Sign, signs: readonly Sign[], halls: readonly Hall[]): boolean =>
  sign.tree &&
  distance(sign.at, at) > HOME_MINE &&
  halls.every((other) => other.slot !== slot || other.ms === 0 || sign.firstMs < other.ms) &&
  entangledMs(sign, signs) < Infinity;

/**
 * About when a tree took root: at its last order to do so soon after it was sent, but not before it was built and could
 * walk there. A mine that is entangled has its tree.
 */
function rootedBy({ ms, id, at }: Hall, { led, seen, ...sign }: Sign): number {
  if (!sign.tree) return sign.ms;
  const builtMs = ms + (findObject(id)?.seconds ?? 0) * 1000;
  const fromThere = ({ ms: seenMs, at: from }: Order) => seenMs + restMs(from!, sign.at);
  const thereMs = seen.reduce(
    (untilMs, order) => (order.ms < untilMs ? Math.max(untilMs, fromThere(order)) : untilMs),
    walkedBy(at, builtMs, led, sign.at),
  );
  const told = led.findLast((order) => isToRoot(order, sign.at) && order.ms <= sign.ms + TO_ROOT_MS);
  return Math.round(Math.max(thereMs, told?.ms ?? sign.ms));
}

/** How long a tree walks from a place until it is near a mine, in ms. */
const restMs = (from: Point, mine: Point): number =>
  (Math.max(0, distance(from, mine) - ROOT_REACH) / TREE_SPEED) * 1000;

/** When a tree that is sent about by orders is first near the mine on a walk to it, in ms. */
function walkedBy(from: Point, builtMs: number, led: readonly Order[], mine: Point): number {
  let [at, sinceMs] = [from, builtMs];
  for (const [index, order] of led.entries()) {
    const startMs = Math.max(builtMs, order.ms);
    const nextMs = Math.max(startMs, led[index + 1]?.ms ?? Infinity);
    const way = distance(at, order.at!);
    if (distance(order.at!, mine) <= ROOT_REACH) {
      const thereMs = startMs + restMs(at, mine);
      if (thereMs <= nextMs) return thereMs;
    }
    const share = way === 0 ? 1 : Math.min(1, ((nextMs - startMs) / 1000) * (TREE_SPEED / way));
    at = [at[0] + (order.at![0] - at[0]) * share, at[1] + (order.at![1] - at[1]) * share];
    sinceMs = startMs;
  }
  return sinceMs + restMs(at, mine);
}

/**
 * The mines that a player's trees entangled, the starting tree's, too: the first order that sent a tree there, and the first
 * one that targets the Entangled Gold Mine, which stands by then.
 */
export function entangledMines(
  slot: number,
  log: OrderLog,
  owners: readonly (number | null)[],
  mines: readonly Point[],
): { mine: Point; fromMs: number; sureMs: number }[] {
  const mineAt = (reach: number) => (at: Point) => mines.find((mine) => distance(mine, at) <= reach);
  const entangled = signsOf(slot, log, owners, mineAt(ON_MINE)).filter(({ tree }) => !tree);
  if (entangled.length === 0) return [];
  const sent = signsOf(slot, log, owners, mineAt(AT_MINE)).filter(({ tree }) => tree);
  return [...Map.groupBy(entangled, ({ at }) => at)].map(([mine, [{ ms: sureMs } = { ms: 0 }]]) => {
    const toMine = sent.find(({ at, ms }) => at === mine && ms < sureMs);
    return { mine, fromMs: toMine?.ms ?? sureMs, sureMs };
  });
}

function signsOf(
  slot: number,
  { orders, objects }: OrderLog,
  owners: readonly (number | null)[],
  mineAt: (at: Point) => Point | undefined,
): Sign[] {
  const showed = ({ forms }: LoggedObject, ids: (id: string) => boolean) => forms.some(([, id]) => ids(id));
  const signs = new Map<string, Sign>();
  for (const { ms, at, slot: by, leader, target } of orders) {
    const mine = at && by === slot ? mineAt(at) : undefined;
    if (!mine) continue;
    const tree = leader !== null && showed(objects[leader]!, (id) => TREES.has(id)) ? leader : null;
    const entangled =
      target !== null && owners[target] === slot && showed(objects[target]!, (id) => id === ENTANGLED);
    const number = tree ?? (entangled ? target : null);
    if (number === null || signs.has(`${number} ${mine.join()}`)) continue;
    const { firstMs, lastMs } = objects[number]!;
    signs.set(`${number} ${mine.join()}`, {
      ...{ ms, at: mine, firstMs, lastMs },
      tree: tree !== null,
      led: tree === null ? [] : orders.filter((order) => order.leader === tree && order.at !== null),
      seen: tree === null ? [] : orders.filter((order) => order.target === tree && order.at !== null),
    });
  }
  return [...signs.values()].sort((a, b) => a.ms - b.ms);
}

/** Whether an order to a tree is to take root near a mine, or to entangle it; other targets are trees that it eats. */
const isToRoot = ({ kind, at, target }: Order, mine: Point): boolean =>
  (kind === 'ability' || kind === 'harvest') &&
  at !== null &&
  distance(at, mine) <= (target === null ? AT_MINE : ON_MINE);
