import type { Creature } from '../file/facts.ts';
import { randomItem } from '../file/random-item.ts';
import { objectName } from '../../game/objects/table.ts';

/** The drops of the given creatures, one string per item: "level 4 permanent", "Tome of Experience". */
export const dropWords = (creatures: readonly Pick<Creature, 'drops'>[]): string[] =>
  creatures.flatMap(({ drops = [] }) =>
    drops.map((set) => [...new Set(Object.keys(set).map(itemWords))].join(' or ')),
  );

function itemWords(id: string): string {
  const random = randomItem(id);
  if (!random) return id === 'iDNR' ? 'item' : objectName(id);
  const name = random.class === 'any' ? 'item' : random.class;
  return random.level === null ? name : `level ${random.level} ${name}`;
}
