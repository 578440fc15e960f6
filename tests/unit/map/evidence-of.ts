import type { MapEvidence } from '../../../src/map/ground/evidence.ts';
import type { Start } from '../../../src/game/derive/places/halls.ts';
import type { Point } from '../../../src/game/derive/places/point.ts';

export const start = (x: number, y: number, slot = 1): Start => ({
  slot,
  at: [x, y],
  basis: 'hall',
  seen: 1,
  tree: false,
});

/** Orders spread evenly over a square around a point, in grid cells. */
export const field = ([x, y]: Point, reach: number): [number, number, number][] =>
  Array.from({ length: (2 * reach) ** 2 }, (_, index) => [
    x - reach + (index % (2 * reach)),
    y - reach + Math.floor(index / (2 * reach)),
    3,
  ]);

let games = 0;
/** A game's evidence about a map; fields not given are empty. */
export const evidence = (given: Partial<MapEvidence> = {}): MapEvidence => ({
  key: '00000001',
  name: 'Echo Isles',
  fingerprint: `game ${++games}`,
  orders: 100,
  cells: field([0, 0], 20),
  starts: [],
  mines: [],
  fixtures: [],
  creeps: [],
  ...given,
});
