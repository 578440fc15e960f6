import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creatureOf, learnTags, type Sighting } from '../../../src/map/track/tags.ts';
import { mapFacts, tagsOf } from './map-facts.ts';

const KINDS = ['nogr', 'nmrr', 'nfsh', 'zzzz', 'nomg'];
const MAP = mapFacts(
  Array.from({ length: 20 }, (_, place) => ({
    id: KINDS[place % KINDS.length]!,
    ...(place % 4 === 0 && { drops: [{ YkI1: 100 }] }),
  })),
);
const TAGS = tagsOf(MAP);
const CREATURES = MAP.camps[0]!.creatures;
const atHome = (place: number): Sighting => ({ tag: TAGS[place]!, at: [place * 400, 1600] });

test('one creature that was aimed at in its place tells the tags of all', () => {
  const table = learnTags(MAP, [atHome(7)])!;
  expect(table.anchors).toHaveLength(1);
  expect(TAGS.map((tag) => creatureOf(table, tag))).toEqual(CREATURES);
});

test('what is far from every creature teaches nothing', () => {
  expect(learnTags(MAP, [{ tag: TAGS[3]!, at: [3 * 400 + 200, 1600] }])).toBeNull();
  expect(learnTags(MAP, [])).toBeNull();
});

test('creatures met in the place of others are outvoted', () => {
  const away: Sighting[] = [
    { tag: TAGS[2]!, at: [15 * 400, 1600] },
    { tag: TAGS[18]!, at: [400, 1600] },
  ];
  const table = learnTags(MAP, [...away, atHome(4), atHome(9), atHome(14)])!;
  expect(table.anchors).toHaveLength(3);
  expect(TAGS.map((tag) => creatureOf(table, tag))).toEqual(CREATURES);
});

test('a tag before, behind or between the creatures is none of them', () => {
  const table = learnTags(MAP, [atHome(0), atHome(19)])!;
  expect(creatureOf(table, TAGS[0]! - 14)).toBeNull();
  expect(creatureOf(table, TAGS[19]! + 14)).toBeNull();
  expect(creatureOf(table, (TAGS[3]! + TAGS[4]!) / 2)).toBeNull();
});

test('tags that are a little off their steps are shared out between those that are known', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 20, maxLength: 20 }), (errors) => {
      let off = 0;
      const tags = TAGS.map((tag, place) => tag + (off += errors[place]!));
      const known = [0, 5, 10, 15, 19].map((place) => ({ ...atHome(place), tag: tags[place]! }));
      const table = learnTags(MAP, known)!;
      expect(tags.map((tag) => creatureOf(table, tag))).toEqual(CREATURES);
    }),
  );
});
