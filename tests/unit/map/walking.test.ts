/** Ways over a map's ground, and the naturals that follow from them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Point } from '../../../src/game/derive/places/point.ts';
import type { MapFacts } from '../../../src/map/file/facts.ts';
import { naturalOf } from '../../../src/map/ground/landmarks-of-file.ts';
import { waysOn } from '../../../src/map/ground/walking.ts';
import { packRings } from '../../../src/map/outline/path.ts';

/** Ground of 4096 by 4096 units with a wall from the south, except for the northmost part. */
const box = (left: number, bottom: number, right: number, top: number): Point[] => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];
const ground = (woods: readonly Point[][], ...land: readonly Point[][]): MapFacts['ground'] => ({
  ...{ water: '', shallow: '', levels: [] },
  walkable: packRings(land.length > 0 ? land : [box(0, 0, 4096, 4096)]),
  woods: packRings(woods),
});
const playable: MapFacts['playable'] = [0, 0, 4096, 4096];

test('a way goes around woods, is straight where nothing stands, and nobody walks where none is', () => {
  const wall = box(1984, 0, 2112, 3584);
  const way = waysOn({ playable, ground: ground([wall]) })([1024, 512]);
  expect(way([1024, 3072])).toBe(2560);
  // Up to the end of the wall and back.
  expect(way([3072, 512])).toBeGreaterThan(6500);
  expect(way([3072, 512])).toBeLessThan(7700);
  const closed = waysOn({ playable, ground: ground([box(1984, 0, 2112, 4096)]) });
  expect(closed([1024, 512])([3072, 512])).toBe(Infinity);
  const islands = ground([], box(0, 0, 1536, 4096), box(2560, 0, 4096, 4096));
  expect(waysOn({ playable, ground: islands })([512, 512])([3584, 512])).toBe(Infinity);
});

test('the natural is the nearest mine to walk to, not the one behind the cliff', () => {
  const start: Point = [512, 512];
  const [behind, along]: Point[] = [
    [2560, 512],
    [512, 3072],
  ];
  const wall = box(1472, 0, 1600, 3840);
  const wayFrom = waysOn({ playable, ground: ground([wall]) });
  expect(naturalOf(start, [behind!, along!], [])).toEqual(behind);
  expect(naturalOf(start, [behind!, along!], [], wayFrom)).toEqual(along);
  const closed = waysOn({ playable, ground: ground([box(1472, 0, 1600, 4096)]) });
  expect(naturalOf(start, [behind!], [], closed)).toBeUndefined();
});

const naturals = (id: string) => {
  const facts = JSON.parse(readFileSync(`replays/maps/${id}.json`, 'utf8')) as MapFacts;
  const [starts, mines] = [facts.starts, facts.mines].map((places) =>
    places.map(({ x, y }): Point => [x, y]),
  ) as [Point[], Point[]];
  const wayFrom = waysOn(facts);
  return starts.map((start) =>
    naturalOf(
      start,
      mines,
      starts.filter((other) => other !== start),
      wayFrom,
    ),
  );
};

test('each start of Stranglethorn Vale has a natural of its own, of which none is behind a cliff', () => {
  expect(naturals('stranglethorn-vale-3ee9c99b')).toEqual([
    [-5376, 1472],
    [-960, 5312],
    [5184, 4416],
    [5376, -1984],
    [2048, -6208],
    [-4352, -4480],
  ]);
});

test('where all four play, nobody’s natural is a mine of Twisted Meadows that trees shut in', () => {
  expect(naturals('twisted-meadows-b73da31f')).toEqual([undefined, undefined, undefined, undefined]);
});
