import type { Creature, MapFacts } from './facts.ts';

/**
 * Creatures within this many map units of a camp member belong to the camp. In 156 maps, no creature's nearest
 * neighbour is 500 to 550 units away: nearer ones share its camp, farther ones don't.
 */
const MAX_NEIGHBOUR_DISTANCE = 500;
/** Level sum at which a camp's minimap dot becomes orange. */
const MIN_ORANGE_LEVEL = 10;
/** Level sum at which it becomes red. */
const MIN_RED_LEVEL = 20;

type Camp = MapFacts['camps'][number];

/** Groups creatures into camps, ordered by their lowest number. */
export function campsOf(creatures: readonly Creature[]): Camp[] {
  // Every creature found leaves the set, also while a loop goes through it.
  const unassigned = new Set(creatures.toSorted((a, b) => a.number - b.number));
  const camps: Camp[] = [];
  for (const first of unassigned) {
    unassigned.delete(first);
    const members = [first];
    // The list grows during iteration.
    for (const member of members)
      for (const other of unassigned)
        if (Math.hypot(member.x - other.x, member.y - other.y) <= MAX_NEIGHBOUR_DISTANCE) {
          unassigned.delete(other);
          members.push(other);
        }
    camps.push(campOf(members.sort((a, b) => a.number - b.number)));
  }
  return camps;
}

/** A camp of these creatures, with the sum of their levels. */
export function campOf(creatures: Creature[]): Camp {
  const mean = (axis: 'x' | 'y') =>
    Math.round(creatures.reduce((sum, creature) => sum + creature[axis], 0) / creatures.length) || 0;
  const level = creatures.reduce((sum, creature) => sum + (creature.level ?? 0), 0);
  return { x: mean('x'), y: mean('y'), level, colour: campColour(level), creatures };
}

/** The colour of a camp's minimap dot, from the sum of its levels. */
function campColour(level: number): Camp['colour'] {
  if (level < MIN_ORANGE_LEVEL) return 'green';
  return level < MIN_RED_LEVEL ? 'orange' : 'red';
}
