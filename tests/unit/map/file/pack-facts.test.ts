import { expect, test } from 'vitest';
import { readMaps } from '../../../../src/archive/corpus/maps.ts';
import { corpusRoot } from '../../../../src/archive/corpus/layout.ts';
import { packGround, packPlaces, unpackFacts } from '../../../../src/map/file/pack-facts.ts';
import type { PlayedFacts } from '../../../../src/map/file/played-facts.ts';

const maps = readMaps(corpusRoot());
const overJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The part of the facts that games need, without fields only in the corpus. */
function played({ versions, starts, mines, camps, buildings, waygates, ...facts }: PlayedFacts) {
  const { id, name, author, playable, trees, ground } = facts;
  const place = ({ x, y }: { x: number; y: number }) => ({ x, y });
  return {
    ...{ id, name, author, playable, trees, ground },
    versions: versions.map(({ sha1 }) => ({ sha1 })),
    starts: starts.map(place),
    mines: mines.map(place),
    camps: camps.map((camp) => ({
      ...camp,
      creatures: camp.creatures.map(({ id: kind, x, y, level, drops }) => ({
        ...{ id: kind, x, y, level },
        ...(drops && { drops }),
      })),
    })),
    buildings: buildings.map(({ id: kind, x, y }) => ({ id: kind, x, y })),
    waygates: waygates.map(({ id: kind, x, y, to }) => ({ id: kind, x, y, to })),
  };
}

test('facts of every layout come out of their packing as they went in', () => {
  expect(maps.length).toBeGreaterThan(130);
  for (const facts of maps) {
    const [places, ground] = overJson([packPlaces(facts), packGround(facts)] as const);
    const unpacked = unpackFacts(places, ground, facts.trees);
    expect(played(unpacked)).toEqual(played(facts));
    const order = (all: PlayedFacts) =>
      all.camps
        .flatMap(({ creatures }) => creatures)
        .sort((a, b) => a.number - b.number)
        .map(({ id, x, y }) => `${id} ${x} ${y}`);
    expect(order(unpacked)).toEqual(order(facts));
  }
});
