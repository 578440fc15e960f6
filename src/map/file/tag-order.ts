import type { Creature, MapFacts } from './facts.ts';

/** A neutral object of a map, with the data for the chain of tags. */
export interface NeutralObject {
  id: string;
  number: number;
  x: number;
  y: number;
  hostile: boolean;
  /** Set for creatures of camps. */
  creature?: Creature;
}

/**
 * The neutral objects of a map in the order of their tags in the game: passive ones, then hostile ones, each by
 * creation number.
 */
export function inTagOrder(facts: MapFacts): NeutralObject[] {
  const { mines, camps, buildings, waygates, critters } = facts;
  const creatures = camps.flatMap((camp) => camp.creatures);
  const objects: NeutralObject[] = [
    ...mines.map(({ number, x, y }) => ({ id: 'ngol', number, x, y, hostile: false })),
    ...[...buildings, ...waygates, ...critters].map(({ id, number, x, y }) => ({
      id,
      number,
      x,
      y,
      hostile: false,
    })),
    ...creatures.map((creature) => {
      const { id, number, x, y } = creature;
      return { id, number, x, y, hostile: true, creature };
    }),
  ];
  return objects.sort((a, b) => Number(a.hostile) - Number(b.hostile) || a.number - b.number);
}
