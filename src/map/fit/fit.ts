/**
 * Decides which map layout a game was played on, from what its orders show about the ground and never from the name
 * alone.
 */
import type { Start } from '../../game/derive/places/halls.ts';
import type { Point } from '../../game/derive/places/point.ts';
import type { PlayedFacts } from '../file/played-facts.ts';
import { treesOf } from '../file/trees.ts';
import type { MapEvidence } from '../ground/evidence.ts';
import type { Sighting } from '../track/tags.ts';

/** Orders store places in steps of 16 map units: an object this close to one in the file is the same object. */
const SAME_PLACE = 24;
/** Size of the lookup grid's cells in map units; larger than the reach. */
const SQUARE = 64;
/** Cells per grid row, more than the widest map needs. */
const ROW = 4096;
/** A hall this close to a starting place in the file is a starting hall. */
const SAME_START = 64;
/** Share of trees, shops and other fixtures that must match for exactly the same layout. */
const EXACT = 0.9;
/**
 * Minimum share for another version of the same layout, in which some trees were moved. The mines must match
 * too.
 */
const SAME_MAP = 0.4;
/** Fewer fixtures prove nothing. */
const MIN_FIXTURES = 8;

/** Evidence about a map from the orders of one game or several on the same file. */
export type Shown = Pick<MapEvidence, 'mines' | 'fixtures' | 'starts'> & { creeps: readonly Sighting[] };

/** How well a layout fits a game: how many targeted objects are at the same place in the file. */
export interface Fit {
  /** Id of the layout. */
  map: string;
  /**
   * `exact`: all but strays match; `places`: mines match, but the trees are from another version; `none`: it is a
   * different map.
   */
  verdict: 'exact' | 'places' | 'none';
  mines: readonly [there: number, aimedAt: number];
  fixtures: readonly [there: number, aimedAt: number];
  /** Starting halls. */
  starts: readonly [there: number, aimedAt: number];
}

/** Compares a layout with a game, without shifting anything. */
export function fitOf({ mines, fixtures, starts }: Omit<Shown, 'creeps'>, facts: PlayedFacts): Fit {
  const there = placesIn(facts);
  const halls = starts.filter(isOnStart);
  const minesFound = minesIn(mines, facts);
  const fixturesFound = fixtures.filter((point) => there(point)).length;
  const startsFound = halls.filter(({ at }) =>
    facts.starts.some(({ x, y }) => Math.hypot(x - at[0], y - at[1]) <= SAME_START),
  ).length;
  const fit = {
    map: facts.id,
    mines: [minesFound, mines.length],
    fixtures: [fixturesFound, fixtures.length],
    starts: [startsFound, halls.length],
  } as const;
  return { ...fit, verdict: verdictOf(fit) };
}

/** Number of matching objects. */
export const thereOf = ({ mines, fixtures, starts }: Fit): number => mines[0] + fixtures[0] + starts[0];

/**
 * Whether a start is exactly at the map's starting place. Trees of Life grow next to it, and first buildings
 * are only near it.
 */
const isOnStart = ({ basis, tree }: Start): boolean => basis === 'hall' && !tree;

function verdictOf({ mines, fixtures: [fixed, fixtures] }: Omit<Fit, 'verdict'>) {
  if (!areMines(mines) || fixed < MIN_FIXTURES) return 'none';
  if (fixed >= EXACT * fixtures) return 'exact';
  return fixed >= SAME_MAP * fixtures ? 'places' : 'none';
}

/** Whether a game shows enough of its map, and mines that allow this layout; a cheap pre-check. */
export const mayFit = (
  { mines, fixtures }: Pick<Shown, 'mines' | 'fixtures'>,
  facts: Pick<PlayedFacts, 'mines'>,
): boolean => fixtures.length >= MIN_FIXTURES && areMines([minesIn(mines, facts), mines.length]);

const minesIn = (mines: readonly Point[], facts: Pick<PlayedFacts, 'mines'>): number =>
  mines.filter((point) => facts.mines.some(({ x, y }) => isSame(point, [x, y]))).length;

/** One mine may be a stray: a click on fog, or a mine that was already exhausted. */
const areMines = ([mined, mines]: Fit['mines']): boolean => mined >= mines - 1 && (mines === 0 || mined > 0);

const grids = new WeakMap<PlayedFacts, (at: Point) => boolean>();

/** Returns the file's function that tells whether a fixture is at a point. It is built once per file. */
function placesIn(facts: PlayedFacts): (at: Point) => boolean {
  const grid = grids.get(facts) ?? gridOf(facts);
  grids.set(facts, grid);
  return grid;
}

function gridOf({ trees, mines, buildings, waygates }: PlayedFacts): (at: Point) => boolean {
  const squares = new Map<number, Point[]>();
  const things = [...mines, ...buildings, ...waygates].map(({ x, y }): Point => [x, y]);
  for (const point of [...treesOf(trees), ...things]) {
    const key = squareOf(point[0], point[1]);
    const square = squares.get(key);
    if (square) square.push(point);
    else squares.set(key, [point]);
  }
  const around = [-SQUARE, 0, SQUARE];
  return (point) =>
    around.some((dx) =>
      around.some((dy) =>
        squares.get(squareOf(point[0] + dx, point[1] + dy))?.some((other) => isSame(other, point)),
      ),
    );
}

const squareOf = (x: number, y: number): number => Math.floor(x / SQUARE) * ROW + Math.floor(y / SQUARE);
const isSame = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) <= SAME_PLACE;
