/** Facts of a small map for tests: a camp of creatures, trees, and a mine. */
import type { Creature, MapFacts } from '../../../src/map/file/facts.ts';
import { packTrees } from '../../../src/map/file/trees.ts';
import { tagStep } from '../../../src/map/track/tag-steps.ts';

/** Places of the trees of the map. */
export const TREES = Array.from({ length: 20 }, (_, place) => [place * 64, -640] as const);

/** A map with its creatures in a row, 400 units apart. */
export function mapFacts(creatures: readonly Pick<Creature, 'id' | 'drops'>[]): MapFacts {
  const placed = creatures.map((creature, place): Creature => ({
    number: 10 + place,
    x: place * 400,
    y: 1600,
    level: 2,
    ...creature,
  }));
  return {
    form: 1,
    id: 'small-00000000',
    name: 'Small',
    title: null,
    author: null,
    tileset: 'L',
    versions: [{ file: 'small.w3x', bytes: 1, sha1: '0'.repeat(40), sha256: '0'.repeat(64) }],
    playable: [-4096, -4096, 4096, 4096],
    camera: [-4096, -4096, 4096, 4096],
    starts: [],
    mines: [{ number: 0, x: 1024, y: 1024, gold: 12_500 }],
    camps: [{ x: 0, y: 1600, level: 2, colour: 'green', creatures: placed }],
    buildings: [{ id: 'ngme', number: 1, x: -512, y: 512 }],
    waygates: [],
    critters: [],
    trees: packTrees(TREES),
    ground: { walkable: '', water: '', shallow: '', levels: [], woods: '' },
  };
}

/** The game's tag for each creature of this map. */
export function tagsOf(facts: MapFacts, first = 5000): number[] {
  let tag = first;
  return facts.camps
    .flatMap(({ creatures }) => creatures)
    .sort((a, b) => a.number - b.number)
    .map((creature) => {
      const own = tag;
      tag += tagStep(creature);
      return own;
    });
}
