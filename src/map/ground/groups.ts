import { distance, middle, type Point } from '../../game/derive/places/point.ts';

/** A group of nearby things. */
export interface Gathered<T> {
  /** The centre of the group. */
  at: Point;
  members: readonly T[];
}

/** Groups things that are within a reach of the group's first thing, which the input order decides. */
export function gather<T extends { at: Point }>(things: readonly T[], reach: number): Gathered<T>[] {
  const groups: T[][] = [];
  for (const thing of things) {
    const near = groups.find(([first]) => distance(first!.at, thing.at) <= reach);
    if (near) near.push(thing);
    else groups.push([thing]);
  }
  return groups.map((members) => ({ at: middle(members), members }));
}
