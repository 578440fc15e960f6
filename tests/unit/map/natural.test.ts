import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { landmarksOfFile, naturalOf } from '../../../src/map/ground/landmarks-of-file.ts';
import { distance, type Point } from '../../../src/game/derive/places/point.ts';
import type { MapFacts } from '../../../src/map/file/facts.ts';

const FOLDER = 'replays/maps';
const maps = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as MapFacts)
  .filter(({ starts }) => (starts as unknown[] | undefined)?.length === 2);
const pointsOf = (places: readonly { x: number; y: number }[]) => places.map(({ x, y }): Point => [x, y]);

test('there are maps for two', () => {
  expect(maps.length).toBeGreaterThan(30);
});

test.each(maps.map((map) => [map.id, map] as const))(
  'the naturals of %s mirror each other',
  (_id, { starts, mines }) => {
    const [a, b] = pointsOf(starts) as [Point, Point];
    const naturals = [naturalOf(a, pointsOf(mines), [b]), naturalOf(b, pointsOf(mines), [a])];
    const [ofA, ofB] = naturals as [Point, Point];
    expect(naturals).not.toContain(undefined);
    // Maps are drawn by hand: halves differ by several hundred units.
    expect(Math.abs(distance(ofA, a) / distance(ofB, b) - 1)).toBeLessThan(0.1);
    expect(Math.abs(distance(ofA, b) / distance(ofB, a) - 1)).toBeLessThan(0.1);
  },
);

test('a mine in the middle is nobody’s natural, although it may be the nearest', () => {
  const [north, south]: Point[] = [
    [2176, 4224],
    [-2304, -4736],
  ];
  const mines: Point[] = [
    [-576, 320],
    [2752, 4736],
    [-2560, 5056],
    [2560, -5632],
  ];
  expect(naturalOf(north!, mines, [south!])).toEqual([-2560, 5056]);
  expect(naturalOf(south!, mines, [north!])).toEqual([2560, -5632]);
  expect(naturalOf(north!, [[-576, 320]], [south!])).toBeUndefined();
});

test('a mine that is much farther than the nearest one is no natural, although that one belongs to nobody', () => {
  const [west, south]: Point[] = [
    [-7424, -3648],
    [-3648, -7424],
  ];
  const shared: Point = [-4288, -4288];
  expect(naturalOf(west!, [shared, [-4352, 192]], [south!])).toBeUndefined();
});

const places = { camps: [], buildings: [], waygates: [], versions: [], ground: { walkable: '' } };

/** The landmarks of a map without its ground, with players at these starts. */
const landmarksWith = (facts: object, ...at: Point[]) =>
  landmarksOfFile(
    { ...places, playable: [-8000, -8000, 8000, 8000], ...facts } as unknown as Parameters<
      typeof landmarksOfFile
    >[0],
    at.map((start, slot) => ({ slot, at: start, basis: 'hall', seen: 1, tree: false })),
  );

test('a mine near a start where nobody plays is no natural of another start', () => {
  const [west, east]: [Point, Point] = [
    [-6000, 0],
    [6000, 0],
  ];
  const north = { x: 0, y: 6000 };
  const starts = [west, east].map(([x, y]) => ({ x, y }));
  const mines = [{ x: -1500, y: 4500 }];
  expect(landmarksWith({ starts, mines }, west, east).naturals).toHaveLength(1);
  expect(landmarksWith({ starts: [...starts, north], mines }, west, east).naturals).toEqual([]);
});

test('a camp next to a start is a landmark only if nobody starts there', () => {
  const camp = (x: number, y: number) => ({ x, y, level: 3, creatures: [{ id: 'nogr', level: 3, x, y }] });
  const camps = [camp(4000, 0), camp(4000, 900)];
  const campsWith = (...at: Point[]) =>
    landmarksWith({ starts: [], mines: [], camps }, ...at).camps?.map((landmark) => landmark?.at);
  expect(campsWith([-4000, 0])).toEqual([
    [4000, 0],
    [4000, 900],
  ]);
  expect(campsWith([-4000, 0], [4000, -1000])).toEqual([undefined, [4000, 900]]);
});
