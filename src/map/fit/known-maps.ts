/**
 * The archive's maps in one small file, for pages that must not request a single map: that would reveal what was
 * played. Everything on the game's grid is exact.
 */
import { mapKey } from '../ground/evidence.ts';
import { withNew, type MapEntry, type SeenPlace } from './entry.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Ring } from '../outline/contour.ts';
import type { Point } from '../../game/derive/places/point.ts';
import type { Game } from '../../game/game.ts';

/** Map units per step, the grid of ground, halls and mines. */
const STEP = 32;

/** A list of points in steps: x and y of the first, then the difference from each point to the next. */
type Steps = readonly number[];

type PackedMap = readonly [
  keys: readonly string[],
  name: string,
  games: number,
  starts: Steps,
  mines: Steps,
  camps: Steps,
  trees: Steps,
  /** Maps with one game have no ground here, because a dropped game produces the same ground by itself. */
  ground: readonly [bounds: Steps, outer: readonly Steps[], inner: readonly Steps[]] | 0,
];

/**
 * The content of the file. The file name includes the form number, so that an old copy isn't mistaken for a current
 * one.
 */
export type KnownMaps = readonly PackedMap[];

/** Packs the maps of a gazetteer; `onKnownMap` reads them. */
export const packMaps = ({ maps }: Gazetteer): KnownMaps =>
  maps.map(({ keys, name, games, starts, mines, camps, trees, ground }) => [
    keys,
    name,
    games,
    ...[starts, mines, camps].map((places) => stepsOf(places.map(({ x, y }) => [x, y]))),
    stepsOf(trees),
    ground && games > 1
      ? [ground.bounds.map((edge) => edge / STEP), ground.outer.map(stepsOf), ground.inner.map(stepsOf)]
      : 0,
  ]) as unknown as KnownMaps;

/** Finds the stored map for a game. */
const find = (maps: KnownMaps, game: Pick<Game, 'map'>) => maps.find(([keys]) => keys.includes(mapKey(game)));

/** Whether the ground of a game's map is stored, so that it needn't be drawn from the game's orders. */
export const isGroundKnown = (maps: KnownMaps, game: Pick<Game, 'map'>): boolean => !!find(maps, game)?.[7];

/** The stored map of a game with additions from this game; only the game's entry if the map is unknown. */
export function onKnownMap(maps: KnownMaps, game: Pick<Game, 'map'>, entry: MapEntry): MapEntry {
  const row = find(maps, game);
  if (!row) return entry;
  const [keys, name, games, starts, mines, camps, trees, ground] = row;
  return {
    ...entry,
    keys,
    name,
    starts: withNew(placesOf(starts), entry.starts),
    mines: withNew(placesOf(mines), entry.mines),
    camps: placesOf(camps),
    trees: pointsOf(trees),
    ...(ground && {
      games,
      ground: {
        bounds: ground[0].map((edge) => edge * STEP) as unknown as [number, number, number, number],
        outer: ground[1].map(pointsOf),
        inner: ground[2].map(pointsOf),
      },
    }),
  };
}

function stepsOf(points: readonly Point[]): Steps {
  let [previousX, previousY] = [0, 0];
  return points.flatMap((point) => {
    const [x, y] = [Math.round(point[0] / STEP), Math.round(point[1] / STEP)];
    const step = [x - previousX, y - previousY];
    [previousX, previousY] = [x, y];
    return step;
  });
}

function pointsOf(steps: Steps): Ring {
  const points: Point[] = [];
  const point: [number, number] = [0, 0];
  steps.forEach((step, index) => {
    point[index & 1]! += step * STEP;
    if (index & 1) points.push([...point]);
  });
  return points;
}

const placesOf = (steps: Steps): SeenPlace[] => pointsOf(steps).map(([x, y]) => ({ x, y, seen: 0 }));
