import { distance, middle, type Point } from '../../game/derive/places/point.ts';

/** A group of nearby things. */
export interface Gathered<T> {
  /** The centre of the group. */
  at: Point;
  members: readonly T[];
}

/** Groups things that are within a reach of the group's first thing, which the input order decides. */
export function gather<T extends { at: Point }>(things: readonly T[], maxDistance: number): Gathered<T>[] {
  const groups: T[][] = [];
  for (const thing of things) {
    const group = groups.find(([first]) => distance(first!.at, thing.at) <= maxDistance);
    if (group) group.push(thing);
    else groups.push([thing]);
  }
  return groups.map((members) => ({ at: middle(members), members }));
}
