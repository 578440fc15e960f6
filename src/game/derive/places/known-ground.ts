/** The places in a map file that the places of a game are derived from. */
import type { LoggedObject } from './order-log.ts';
import { distance, type Point } from './point.ts';

/** A creature of a camp as the map file has it. */
interface KnownCreature {
  id: string;
  at: Point;
}

/** A creature by its place in the file's lists; `creature` is null where only its camp is known. */
export interface CreatureRef {
  camp: number;
  creature: number | null;
}

export interface KnownGround {
  starts: readonly Point[];
  mines: readonly Point[];
  camps: readonly { at: Point; creatures: readonly KnownCreature[] }[];
  /**
   * The tags that creatures of the file can have in this version, and which creature a tag means. Null where they are not
   * known: then places decide.
   */
  tags: { from: number; to: number; creatureOf: (tag: number) => CreatureRef | null } | null;
}

/** A creature is fought this near to where a creature of its camp stands in the file. */
const CAMP_REACH = 700;
/** Creatures this near to a start that is used are not in the game. */
const CLEARED_REACH = 1500;

/** The creature of the map file that an object is: by its tag, otherwise by where it was seen first; null for none. */
export function creatureOfObject(
  object: LoggedObject,
  points: readonly Point[],
  ground: KnownGround,
): CreatureRef | null {
  if (!object.map) return null;
  const { tags } = ground;
  if (tags) {
    if (object.tag < tags.from || object.tag > tags.to) return null;
    const creature = tags.creatureOf(object.tag);
    if (creature) return creature;
  }
  const [first] = points;
  const camp = first === undefined ? null : campNear(ground, first, CAMP_REACH);
  return camp === null ? null : { camp, creature: null };
}

/** The camp one of whose creatures stands nearest to a point, within a reach in map units. */
export function campNear({ camps }: KnownGround, at: Point, reach: number): number | null {
  let [nearest, least]: [number | null, number] = [null, reach];
  for (const [index, { creatures }] of camps.entries())
    for (const creature of creatures) {
      const away = distance(creature.at, at);
      if (away <= least) [nearest, least] = [index, away];
    }
  return nearest;
}

/** The ground without the creatures that the game leaves out next to starts that are used; camps keep their numbers. */
export function withoutCleared(ground: KnownGround, starts: readonly Point[]): KnownGround {
  const isThere = ({ at }: KnownCreature) => starts.every((start) => distance(start, at) > CLEARED_REACH);
  return {
    ...ground,
    camps: ground.camps.map((camp) => ({ ...camp, creatures: camp.creatures.filter(isThere) })),
  };
}
