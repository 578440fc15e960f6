/** Which layout of a map file a game was played on, by what its orders show of the ground; never by the name alone. */
import type { Point } from '../derive/places/point.ts';
import type { MapFacts } from '../map-file/facts.ts';
import { treesOf } from '../map-file/trees.ts';
import type { MapEvidence } from './evidence.ts';

/** Orders keep places to 16 map units: a thing this near to one of the file is that thing. */
const SAME_PLACE = 24;
/** Side of the squares in which things are looked for, in map units; larger than the reach. */
const SQUARE = 64;
/** Share of the trees, shops and other fixtures that have to be there for the file to be the very layout. */
const EXACT = 0.9;
/** Where fewer are there, trees were moved since, but mines and half of the rest have to stand. */
const SAME_MAP = 0.4;
/** So few fixtures prove nothing. */
const FEWEST = 8;

/** How well a layout fits a game: of the things aimed at, those that stand in the file at the same place. */
export interface Fit {
  /** Id of the layout. */
  map: string;
  /**
   * `exact`: everything but strays is in its place; `places`: mines are, but trees are of another version; `none`: it is
   * another map.
   */
  verdict: 'exact' | 'places' | 'none';
  mines: readonly [there: number, aimedAt: number];
  fixtures: readonly [there: number, aimedAt: number];
}

type Shown = Pick<MapEvidence, 'mines' | 'fixtures'>;

/** How well a layout fits; nothing is shifted. */
export function fitOf({ mines, fixtures }: Shown, facts: MapFacts): Fit {
  const there = gridOf(facts);
  const mined = mines.filter((at) => facts.mines.some(({ x, y }) => isSame(at, [x, y]))).length;
  const fixed = fixtures.filter((at) => there(at)).length;
  return {
    map: facts.id,
    verdict: verdictOf([mined, mines.length], [fixed, fixtures.length]),
    mines: [mined, mines.length],
    fixtures: [fixed, fixtures.length],
  };
}

/** The layouts that fit a game best, all that fit alike, best first; none where no layout does. */
export function bestFits(shown: Shown, maps: readonly MapFacts[]): Fit[] {
  const fits = maps.map((facts) => fitOf(shown, facts)).filter(({ verdict }) => verdict !== 'none');
  const most = Math.max(...fits.map(thereOf));
  return fits.filter((fit) => thereOf(fit) === most);
}

const thereOf = ({ mines, fixtures }: Fit): number => mines[0] + fixtures[0];

function verdictOf([mined, mines]: Fit['mines'], [fixed, fixtures]: Fit['fixtures']): Fit['verdict'] {
  // One mine may be a stray: a click on fog, or a mine of gold that was gone.
  if (mined < mines - 1 || (mines > 0 && mined === 0) || fixed < FEWEST) return 'none';
  if (fixed >= EXACT * fixtures) return 'exact';
  return fixed >= SAME_MAP * fixtures ? 'places' : 'none';
}

/** Tells whether something that stands still is at a place of the file. */
function gridOf({ trees, mines, buildings, waygates }: MapFacts): (at: Point) => boolean {
  const squares = new Map<string, Point[]>();
  const things = [...mines, ...buildings, ...waygates].map(({ x, y }): Point => [x, y]);
  for (const at of [...treesOf(trees), ...things]) {
    const key = squareOf(at);
    const known = squares.get(key);
    if (known) known.push(at);
    else squares.set(key, [at]);
  }
  const around = [-SQUARE, 0, SQUARE];
  return ([x, y]) =>
    around.some((dx) =>
      around.some((dy) => squares.get(squareOf([x + dx, y + dy]))?.some((at) => isSame(at, [x, y]))),
    );
}

const squareOf = ([x, y]: Point): string => `${Math.floor(x / SQUARE)} ${Math.floor(y / SQUARE)}`;
const isSame = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) <= SAME_PLACE;
