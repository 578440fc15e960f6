/** Known positions from a map file, used to find the places of a game. */
import type { LoggedObject } from './order-log.ts';
import { distance, type Point } from './point.ts';

/** A creature of a camp in the map file. */
interface KnownCreature {
  id: string;
  at: Point;
}

/** A creature, by index in the file's lists; `creature` is null if only its camp is known. */
export interface CreatureRef {
  camp: number;
  creature: number | null;
}

export interface KnownGround {
  starts: readonly Point[];
  mines: readonly Point[];
  camps: readonly { at: Point; creatures: readonly KnownCreature[] }[];
  /**
   * Tags of the file's creatures in this version, and the creature for each tag. Null if unknown; creatures
   * are then found by their positions.
   */
  tags: {
    from: number;
    to: number;
    creatureOf: (tag: number) => CreatureRef | null;
    /** Whether another version of the map may have further creatures, with tags before or after these. */
    mayHaveMore?: boolean;
  } | null;
}

/** A creature is fought within this distance of its camp's creatures in the file. */
const CAMP_REACH = 700;
/** Creatures within this distance of an occupied start are not in the game. */
const CLEARED_REACH = 1500;
/** A creature is met within this distance of its camp: it doesn't follow units farther. */
export const CAMP_LEASH = 1500;
/** The further creatures of another version have tags this near to those of the file: about 25 creatures' worth. */
const NEXT_TAGS = 700;
/** Shops, mines and trees stand on this grid. */
const LATTICE = 64;
/** A creature this close to its place in the file has not moved; orders store places in steps of 16. */
const AT_HOME = 24;

/**
 * The map file's creature for an object, by tag, otherwise by its first position; null if there is none. A tag only
 * predicts the creature: positions that are all far from its camp refute it, and so does a first position at the very
 * place of a creature of another camp. At the place of another creature of the same camp, it may be either. Tags next to
 * those of the file can be of creatures that only another version of the map has.
 */
export function creatureOfObject(
  object: LoggedObject,
  points: readonly Point[],
  ground: KnownGround,
): CreatureRef | null {
  if (!object.map) return null;
  const { tags } = ground;
  if (tags) {
    if (object.tag < tags.from || object.tag > tags.to)
      return tags.mayHaveMore && isNextTo(tags, object.tag) ? furtherCreature(points, ground) : null;
    const creature = tags.creatureOf(object.tag);
    const home = creature && points[0] && creatureAt(ground, points[0]);
    if (creature && home && home.camp !== creature.camp) return home;
    if (creature && home && home.creature !== creature.creature) return { ...home, creature: null };
    const isNear = (point: Point) => distance(point, ground.camps[creature!.camp]!.at) <= CAMP_LEASH;
    if (creature && (points.length === 0 || points.some(isNear))) return creature;
  }
  const [first] = points;
  const camp = first === undefined ? null : campNear(ground, first, CAMP_REACH);
  return camp === null ? null : { camp, creature: null };
}

const isNextTo = ({ from, to }: { from: number; to: number }, tag: number): boolean =>
  tag >= from - NEXT_TAGS && tag <= to + NEXT_TAGS;

/** The camp of an object that may be a creature of another version of the map; null for what stands on the grid. */
function furtherCreature([first]: readonly Point[], ground: KnownGround): CreatureRef | null {
  if (!first) return null;
  const home = creatureAt(ground, first);
  const isFixture = first.every((coordinate) => coordinate % LATTICE === 0);
  const camp = home?.camp ?? (isFixture ? null : campNear(ground, first, CAMP_REACH));
  return camp === null ? null : { camp, creature: null };
}

/** The creature whose place in the file is this point; null if there is none. */
function creatureAt({ camps }: KnownGround, at: Point): CreatureRef | null {
  for (const [camp, { creatures }] of camps.entries()) {
    const creature = creatures.findIndex((candidate) => distance(candidate.at, at) <= AT_HOME);
    if (creature >= 0) return { camp, creature };
  }
  return null;
}

/** The camp with the creature nearest to a point, within a reach in map units. */
export function campNear({ camps }: KnownGround, at: Point, reach: number): number | null {
  let [nearest, least]: [number | null, number] = [null, reach];
  for (const [index, { creatures }] of camps.entries())
    for (const creature of creatures) {
      const away = distance(creature.at, at);
      if (away <= least) [nearest, least] = [index, away];
    }
  return nearest;
}

/** Whether a creature of the file is in the game, which removes those next to occupied starts. */
export const isThere = (creature: Point, starts: readonly Point[]): boolean =>
  starts.every((start) => distance(start, creature) > CLEARED_REACH);

/** The ground without the creatures that the game removes. Camps keep their numbers. */
export function withoutCleared(ground: KnownGround, starts: readonly Point[]): KnownGround {
  return {
    ...ground,
    camps: ground.camps.map((camp) => ({
      ...camp,
      creatures: camp.creatures.filter(({ at }) => isThere(at, starts)),
    })),
  };
}
