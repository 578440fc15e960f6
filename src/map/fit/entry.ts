/** One map as all games on it show it: starts, mines, camps and ground. */
import { distance, type Point } from '../../game/derive/places/point.ts';
import type { MapEvidence } from '../ground/evidence.ts';
import { gather } from '../ground/groups.ts';
import { drawGround, type Ground } from '../ground/ground.ts';
import type { FileOfMap } from './drawn-file.ts';
import { imageOf, TWIN, type findSymmetry, type Symmetry } from '../ground/symmetry.ts';

/** Starting halls this close to each other are at the same starting place. */
export const SAME_START = 64;
/** Mines from different games count as one mine if they are this close to each other. */
export const SAME_MINE = 64;
/** Grid of halls and mines; some older recordings give the clicked point instead. */
const LATTICE = 32;
/** Trees grow in lines: a fixture without another fixture this close is not a tree. */
const TREE_NEIGHBOUR = 200;
/** Radius of a camp. Camps from different games count as one camp if they are this close to each other. */
const CAMP_REACH = 550;
/** A camp that was visited in a smaller share of the games counts as a stray creep. */
const CAMP_SHARE = 0.2;
/** Maximum number of trees; the drawn tree lines need no more. */
const MAX_TREES = 360;

export interface SeenPlace {
  x: number;
  y: number;
  /** Number of games with orders that show the place; for starts, number of players. */
  seen: number;
}

/** All facts about a map, from orders unless its map file is known. Plain JSON in map units. */
export interface MapEntry {
  /** Keys of the versions that the entry combines; see `mapKey`. */
  keys: readonly string[];
  name: string;
  /** Id of its map file's layout, the source of starts, mines and camps; null if no file fits. */
  layout: string | null;
  /** Number of games that the entry is based on. */
  games: number;
  starts: readonly SeenPlace[];
  mines: readonly SeenPlace[];
  camps: readonly SeenPlace[];
  trees: readonly (readonly [number, number])[];
  symmetry: Symmetry | null;
  ground: Ground | null;
  /** The map file, if known; see `entryOnFile`. */
  file?: FileOfMap;
}

/**
 * Builds a map's entry from games on it; each game must be given only once. Finding symmetries is only worthwhile for
 * several games, because no single game in the archive proves a symmetry. The ground takes longest and is optional.
 */
export function mapEntry(
  games: readonly MapEvidence[],
  { symmetryOf, withGround = true }: { symmetryOf?: typeof findSymmetry; withGround?: boolean } = {},
): MapEntry {
  const starts = startsOf(games);
  const seenMines = minesOf(games);
  const symmetry = symmetryOf?.(starts.map(pointOf), seenMines.map(pointOf)) ?? null;
  const mines = symmetry ? withTwins(seenMines, symmetry) : seenMines;
  return {
    keys: [...new Set(games.map(({ key }) => key))].sort(),
    name: games[0]?.name ?? '',
    layout: null,
    games: games.length,
    starts,
    mines,
    camps: campsOf(games),
    trees: treesOf(games, mines),
    symmetry,
    ground: withGround ? drawGround(games, symmetry) : null,
  };
}

const pointOf = ({ x, y }: SeenPlace): Point => [x, y];

/**
 * Starting places, exact to the unit: halls targeted by orders. A Tree of Life grows next to its starting place, and
 * first buildings are only near theirs, so neither counts.
 */
export function startsOf(games: readonly Pick<MapEvidence, 'starts'>[]): SeenPlace[] {
  const halls = games.map(({ starts }) =>
    starts.flatMap(({ at, basis, tree }) => (basis === 'hall' && !tree && isOnLattice(at) ? [at] : [])),
  );
  return cluster(halls, SAME_START);
}

/** Gold mines proven by orders, exact to the unit. */
export const minesOf = (games: readonly Pick<MapEvidence, 'mines'>[]): SeenPlace[] =>
  cluster(
    games.map(({ mines }) => mines.filter(isOnLattice)),
    SAME_MINE,
  );

/** Adds the mirror image of every known mine, for mines that nobody took. */
function withTwins(mines: readonly SeenPlace[], symmetry: Symmetry): SeenPlace[] {
  const images = mines.map((mine): SeenPlace => {
    const [x, y] = imageOf(symmetry, pointOf(mine));
    return { x, y, seen: 0 };
  });
  return withNew(mines, images, TWIN);
}

/** Adds places of a second list that aren't yet in the first. */
export const withNew = (
  places: readonly SeenPlace[],
  others: readonly SeenPlace[],
  reach = SAME_MINE,
): SeenPlace[] => [...places, ...others.filter((other) => !isNear(places, pointOf(other), reach))];

function campsOf(games: readonly MapEvidence[]): SeenPlace[] {
  const minGames = Math.max(games.length > 3 ? 2 : 1, Math.ceil(games.length * CAMP_SHARE));
  return cluster(
    games.map(({ creeps }) => creeps.map(({ at }) => at)),
    CAMP_REACH,
  ).filter(({ seen }) => seen >= minGames);
}

function treesOf(games: readonly MapEvidence[], mines: readonly SeenPlace[]): (readonly [number, number])[] {
  const counts = new Map<string, { at: Point; games: number }>();
  for (const point of games.flatMap(({ fixtures }) => fixtures)) {
    const count = counts.get(point.join());
    if (count) count.games++;
    else counts.set(point.join(), { at: point, games: 1 });
  }
  const fixtures = [...counts.values()].filter(({ at }) => !isNear(mines, at, SAME_MINE));
  const places = new Map<string, Point[]>();
  const bucket = ([x, y]: Point, dx = 0, dy = 0) =>
    `${Math.floor(x / TREE_NEIGHBOUR) + dx} ${Math.floor(y / TREE_NEIGHBOUR) + dy}`;
  for (const { at } of fixtures) places.set(bucket(at), [...(places.get(bucket(at)) ?? []), at]);
  const treesAround = (point: Point) =>
    [-1, 0, 1].flatMap((dx) => [-1, 0, 1].flatMap((dy) => places.get(bucket(point, dx, dy)) ?? []));
  return fixtures
    .filter(({ at }) => treesAround(at).some((tree) => tree !== at && distance(tree, at) <= TREE_NEIGHBOUR))
    .sort((a, b) => b.games - a.games)
    .slice(0, MAX_TREES)
    .map(({ at }) => [at[0], at[1]] as const)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0]);
}

const isOnLattice = ([x, y]: Point): boolean => x % LATTICE === 0 && y % LATTICE === 0;

const isNear = (places: readonly SeenPlace[], point: Point, maxDistance: number): boolean =>
  places.some((place) => distance(pointOf(place), point) <= maxDistance);

/**
 * Merges points that are within `reach` of the first point of a place. Each group counts once per place. The
 * most frequent places come first.
 */
const cluster = (groups: readonly (readonly Point[])[], reach: number): SeenPlace[] =>
  gather(
    groups.flatMap((points, group) => points.map((point) => ({ at: point, group }))),
    reach,
  )
    .map(({ at: [x, y], members }) => ({ x, y, seen: new Set(members.map(({ group }) => group)).size }))
    .sort((a, b) => b.seen - a.seen || a.x - b.x || a.y - b.y);
