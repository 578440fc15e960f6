import type { Creature, MapFacts } from './facts.ts';

/**
 * Creatures this near to one of a camp belong to it, in map units. In 156 maps no creature has its nearest neighbour between 500
 * and 550 units away: nearer ones are of its camp, farther ones of another.
 */
const REACH = 500;
/** Sums of levels from which on a camp's dot on the minimap is orange, and red. */
const ORANGE = 10;
const RED = 20;

type Camp = MapFacts['camps'][number];

/** The camps that some creatures make up, in the order of their first numbers. */
export function campsOf(creatures: readonly Creature[]): Camp[] {
  const left = new Set(creatures.toSorted((a, b) => a.number - b.number));
  const camps: Camp[] = [];
  for (const first of left) {
    left.delete(first);
    const members = [first];
    // Grows while it is gone through.
    for (const member of members)
      for (const other of left)
        if (Math.hypot(member.x - other.x, member.y - other.y) <= REACH) {
          left.delete(other);
          members.push(other);
        }
    camps.push(campOf(members.sort((a, b) => a.number - b.number)));
  }
  return camps;
}

function campOf(creatures: Creature[]): Camp {
  const mean = (axis: 'x' | 'y') =>
    Math.round(creatures.reduce((sum, creature) => sum + creature[axis], 0) / creatures.length) || 0;
  const level = creatures.reduce((sum, creature) => sum + (creature.level ?? 0), 0);
  const colour = level < ORANGE ? 'green' : level < RED ? 'orange' : 'red';
  return { x: mean('x'), y: mean('y'), level, colour, creatures };
}
