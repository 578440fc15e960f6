import { TOWN_HALLS } from '../../objects/table.ts';
import { HAUNTED_MINE } from '../expansions.ts';
import type { LoggedObject, Order, OrderLog } from './order-log.ts';
import { distance, middle, type Point } from './point.ts';
import { isHall } from './roles.ts';

/** A hall that its player had before this is the one the game began with: none is built as fast. */
const FIRST_HALL_MS = 120_000;
/** Buildings placed before this stand around the starting hall. */
export const FIRST_BUILDINGS_MS = 240_000;
/** A Tree of Life can walk off; where it was aimed at before this it still stood where it grew. */
const ROOTED_MS = 180_000;

/**
 * What a starting place rests on: the map file, orders aimed at the hall itself, or only where the first buildings went.
 */
type StartBasis = 'file' | 'hall' | 'buildings';

export interface Start {
  slot: number;
  at: Point;
  basis: StartBasis;
  /** How many orders aimed at the hall agree; buildings otherwise. */
  seen: number;
  /**
   * A Tree of Life starts up to 210 units from the place that halls of other races have, so its place is not
   * the map's starting place to the unit.
   */
  tree: boolean;
}

/** A hall of the game: where its player began, or an expansion that was ordered. */
export interface Hall {
  slot: number;
  /** When it was ordered, in ms; 0 for the first. */
  ms: number;
  id: string;
  at: Point;
  /** Its construction was cancelled later. */
  cancelled?: true;
}

/** An order with a place. */
type Aimed = Order & { at: Point };

/** Where each player began, as far as the orders tell. */
export function findStarts(
  log: OrderLog,
  owners: readonly (number | null)[],
  slots: readonly number[],
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
    return startOf(slot, first, aimed, built) ?? [];
  });
}

/** `aimed` are the orders at first halls, `built` the first placements of everybody. */
function startOf(
  slot: number,
  first: { object: LoggedObject; number: number } | undefined,
  aimed: readonly Aimed[],
  built: readonly Aimed[],
): Start | null {
  const tree = first !== undefined && isTree(first.object);
  const at = aimed.filter(({ ms, target }) => target === first?.number && (!tree || ms < ROOTED_MS));
  const [place] = byFrequency(at.map((order) => order.at));
  if (place) return { slot, at: place.at, basis: 'hall', seen: place.times, tree };
  const placed = built.filter((order) => order.slot === slot);
  if (placed.length === 0) return null;
  return { slot, at: middle(placed), basis: 'buildings', seen: placed.length, tree };
}

/** Equal points taken together, most frequent first; of equals the earlier. */
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

/** Portals and words take a place for a hall's up to this far. */
const HALL_REACH = 1800;

/** The nearest town hall that a player of some slots had ordered by a time and that lies within reach; a mine is none. */
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
        hall.ms <= ms &&
        slots.includes(hall.slot) &&
        distance(hall.at, at) <= HALL_REACH,
    )
    .sort((a, b) => distance(a.at, at) - distance(b.at, at));
  return nearest;
}
