/** Where players start, and where their halls stand. */
import type { GamePlayer } from '../../game.ts';
import { HALL_OF_ITEM_MS } from '../../objects/numbers/rules.ts';
import { TOWN_HALLS } from '../../objects/table.ts';
import { HAUNTED_MINE, SAME_SITE } from '../expansions.ts';
import type { LoggedObject, Order, OrderLog } from './order-log.ts';
import { distance, middle, type Point } from './point.ts';
import { isHall } from './roles.ts';

/** A hall owned before this time is the starting hall, because no hall can be built that fast. */
const FIRST_HALL_MS = 120_000;
/** Buildings placed before this time are around the starting hall. */
export const FIRST_BUILDINGS_MS = 240_000;
/** Buildings this close to where the first workers gather are of the base: farther ones attack, or are expansions. */
const BASE_REACH = 2000;
/** A Tree of Life can walk away. Before this time it is still at its starting place. */
const ROOTED_MS = 180_000;

/** The basis of a starting place: the map file, orders that target the hall itself, or only the first buildings. */
type StartBasis = 'file' | 'hall' | 'buildings';

/** Where a player started, and what shows it. */
export interface Start {
  slot: number;
  at: Point;
  basis: StartBasis;
  /**
   * Number of orders that target the hall at this place or, without such orders, number of first buildings.
   */
  seen: number;
  /**
   * A Tree of Life starts up to 210 units from the usual place of a hall, so it only shows roughly where the map's
   * starting place is.
   */
  tree: boolean;
}

/** A hall of the game: a starting hall or an ordered expansion. */
export interface Hall {
  slot: number;
  /** Order time in ms; 0 for the starting hall. */
  ms: number;
  id: string;
  at: Point;
  /** Set if its construction was cancelled later. */
  cancelled?: true;
  /** What shows that work on it began; absent if nobody asked. */
  signs?: HallSigns;
  /** Where a Tree of Life took root again after it was planted away from every gold mine, and about when. */
  rooted?: { ms: number; at: Point };
  /** Set if it replaces a lost base: no hall of the player is known to have been left. */
  rebuilds?: true;
}

/** Signs that an ordered hall was begun. */
export interface HallSigns {
  /** Latest time at which work on it began; null if unknown. */
  begunMs: number | null;
  /** First and last order that sends one of the player's workers to its mine; null if none is known. */
  workers: { firstMs: number; lastMs: number } | null;
  /** Whether any of them shows that it was begun. False if it came to nothing: it was ordered again on its site. */
  begun: boolean;
}

/** Where a hall stood at a game time in ms, by default in the end. */
export const hallAt = ({ at, rooted }: Hall, ms = Infinity): Point =>
  rooted && rooted.ms <= ms ? rooted.at : at;

/** Whether a hall was begun on the very site of another player's start, whose hall is gone by then. */
export const takesOver = (hall: Hall, start: Pick<Start, 'slot' | 'at'>): boolean =>
  hall.slot !== start.slot &&
  !hall.cancelled &&
  (hall.signs?.begunMs ?? null) !== null &&
  distance(hallAt(hall), start.at) <= SAME_SITE;

/** An order with a place. */
type Aimed = Order & { at: Point };

/**
 * Finds where each player started, as far as the orders show. `gatheringOf` says where a player's first workers gather;
 * null if that is unknown.
 */
export function findStarts(
  log: OrderLog,
  owners: readonly (number | null)[],
  slots: readonly number[],
  gatheringOf: (slot: number) => Point | null = () => null,
): Start[] {
  const halls = log.objects
    .map((object, number) => ({ object, number }))
    .filter(({ object }) => object.firstMs < FIRST_HALL_MS && isHall(object))
    .sort((a, b) => a.object.firstMs - b.object.firstMs);
  const numbers = new Set(halls.map(({ number }) => number));
  const aimed = log.orders.filter(
    (order): order is Aimed => order.target !== null && order.at !== null && numbers.has(order.target),
  );
  const built = log.orders.filter(
    (order): order is Aimed => order.ms < FIRST_BUILDINGS_MS && order.kind === 'build' && order.at !== null,
  );
  return slots.flatMap((slot) => {
    const first = halls.find(({ number }) => owners[number] === slot);
    return startOf(slot, first, aimed, built, gatheringOf(slot)) ?? [];
  });
}

/**
 * `aimed` contains the orders that target starting halls, `built` the first placements of all players. In 200 recordings
 * with such an order, the middle of the first placements is up to 9,693 map units from it, that of those near the
 * `gathering` up to 1,576.
 */
function startOf(
  slot: number,
  first: { object: LoggedObject; number: number } | undefined,
  aimed: readonly Aimed[],
  built: readonly Aimed[],
  gathering: Point | null,
): Start | null {
  const tree = first !== undefined && isTree(first.object);
  const at = aimed.filter(({ ms, target }) => target === first?.number && (!tree || ms < ROOTED_MS));
  const [place] = byFrequency(at.map((order) => order.at));
  if (place) return { slot, at: place.at, basis: 'hall', seen: place.times, tree };
  const placed = built.filter((order) => order.slot === slot);
  if (placed.length === 0) return null;
  const base = gathering ? placed.filter((order) => distance(order.at, gathering) <= BASE_REACH) : placed;
  const centre = gathering && base.length === 0 ? gathering : middle(base);
  return { slot, at: centre, basis: 'buildings', seen: placed.length, tree };
}

/** Groups equal points, most frequent first; ties go to the earlier point. */
function byFrequency(points: readonly Point[]): { at: Point; times: number }[] {
  const counts = new Map<string, { at: Point; times: number }>();
  for (const at of points) {
    const key = at.join();
    const count = counts.get(key);
    if (count) count.times++;
    else counts.set(key, { at, times: 1 });
  }
  return [...counts.values()].sort((a, b) => b.times - a.times);
}

const isTree = ({ forms }: LoggedObject): boolean =>
  forms.some(([, id]) => (TOWN_HALLS.E as readonly string[]).includes(id));

/** Radius in which portals and place names match a hall. */
const HALL_REACH = 1800;

/**
 * The nearest town hall within reach that one of these slots could have by a given time; a Haunted Gold Mine doesn't
 * count. An item used at a site before any hall can be done founds one there.
 */
export function hallNear(
  halls: readonly Hall[],
  slots: readonly number[],
  at: Point,
  ms: number,
): Hall | undefined {
  const [nearest] = halls
    .filter(
      (hall) =>
        !hall.cancelled &&
        hall.id !== HAUNTED_MINE &&
        (hall.ms === 0 || hall.ms + HALL_OF_ITEM_MS <= ms) &&
        slots.includes(hall.slot) &&
        distance(hallAt(hall, ms), at) <= HALL_REACH,
    )
    .sort((a, b) => distance(hallAt(a, ms), at) - distance(hallAt(b, ms), at));
  return nearest;
}

/** The starting halls, and those that were ordered, by time. */
export function hallsOf(
  players: readonly GamePlayer[],
  starts: readonly Start[],
  placed: readonly (Pick<Hall, 'slot' | 'ms' | 'id' | 'at'> & Record<'hall' | 'cancelled', boolean>)[],
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
