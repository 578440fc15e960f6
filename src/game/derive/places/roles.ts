/** What the objects that orders name are: somebody’s, a mine, a creep, an item, or part of the map. */
import { creatureLevel } from '../../objects/creatures.ts';
import { isHero } from '../../objects/object.ts';
import { isTownHall } from '../../objects/table.ts';
import type { LoggedObject, OrderLog } from './order-log.ts';
import { isNeutralBuilding } from './ownership.ts';
import type { CreatureRef, KnownGround } from './known-ground.ts';
import { distance, type Point } from './point.ts';

/** Grid of the map editor, to which buildings, mines and trees are aligned. Creeps can be anywhere. */
const LATTICE = 64;
/** Ids of mines, including a race's buildings on top of a mine, which keep the mine's position. */
const MINES: ReadonlySet<string> = new Set(['ngol', 'ugol', 'egol']);

/** The role of an object on the map: a player's object, or part of the map. */
export type Role = 'owned' | 'mine' | 'fixture' | 'creep' | 'item' | 'unknown';

/** All positions of each object: the points of orders that target it. */
export function pointsByObject(log: OrderLog): ReadonlyMap<number, readonly Point[]> {
  const points = new Map<number, Point[]>();
  for (const { target, at } of log.orders) {
    if (target === null || !at) continue;
    const seen = points.get(target);
    if (seen) seen.push(at);
    else points.set(target, [at]);
  }
  return points;
}

/** Facts about an object beyond its id. */
interface Around {
  owner: number | null;
  creature: CreatureRef | null;
  ground: KnownGround | null;
}

/**
 * Works out the role of each object. Without a map file, an unselected tree can't be distinguished from a mine or a
 * shop. All are fixtures, which are aligned to the grid and don't move. With a map file, creatures are those of its
 * camps, not critters.
 */
export const rolesOf = (
  { objects }: OrderLog,
  points: ReadonlyMap<number, readonly Point[]>,
  owners: readonly (number | null)[],
  creatures: readonly (CreatureRef | null)[] = [],
  ground: KnownGround | null = null,
): readonly Role[] =>
  objects.map((object, number) =>
    roleOf(object, points.get(number) ?? [], {
      owner: owners[number] ?? null,
      creature: creatures[number] ?? null,
      ground,
    }),
  );

function roleOf(object: LoggedObject, points: readonly Point[], { owner, creature, ground }: Around): Role {
  if (object.item) return 'item';
  const ids = object.forms.map(([, id]) => id);
  if (ids.some((id) => MINES.has(id))) return 'mine';
  if (owner !== null) return 'owned';
  if (ids.some(isNeutralBuilding)) return 'fixture';
  if (!object.map) return 'unknown';
  if (ground) return creature ? 'creep' : isFixed(points) ? 'fixture' : 'unknown';
  if (ids.some((id) => creatureLevel(id) !== null)) return 'creep';
  // A map's own shop can have an id like a creature's, but it stands on the grid.
  if (ids.length > 0) return ids.some((id) => id.startsWith('n')) && !isFixed(points) ? 'creep' : 'fixture';
  if (points.length === 0) return 'unknown';
  return isFixed(points) ? 'fixture' : 'creep';
}

/** Whether an object is aligned to the grid and never moved. */
function isFixed(points: readonly Point[]): boolean {
  const [first] = points;
  return first !== undefined && onLattice(first) && points.every((point) => distance(point, first) === 0);
}

const onLattice = ([x, y]: Point): boolean => x % LATTICE === 0 && y % LATTICE === 0;

/** Whether an object was ever seen as a town hall. */
export const isHall = ({ forms }: LoggedObject): boolean => forms.some(([, id]) => isTownHall(id));

/** The hero that an object was first seen as; undefined for all other objects. */
export const heroOf = ({ forms }: LoggedObject): string | undefined =>
  forms.find(([, id]) => isHero(id))?.[1];
