/**
 * Packs facts of layouts as lists of numbers and short strings, for a file with all layouts. Everything a game's page
 * needs is preserved. Only creature numbers change: they become ranks in the same order.
 */
import { creatureLevel } from '../../game/objects/creatures.ts';
import { campsOf } from './camps.ts';
import type { Creature, MapFacts } from './facts.ts';
import type { PlayedFacts } from './played-facts.ts';

/** Characters of an object id. */
const ID = 4;

type Numbers = readonly number[];

/** A layout without its trees and ground. */
export type PackedPlaces = readonly [
  id: string,
  name: string,
  author: string | null,
  versions: readonly string[],
  playable: Numbers,
  starts: Numbers,
  mines: Numbers,
  /** Concatenated ids, and both coordinates as differences from one creature to the next. */
  creatures: readonly [ids: string, x: Numbers, y: Numbers],
  drops: readonly (readonly [creature: number, ...NonNullable<Creature['drops']>])[],
  buildings: readonly [ids: string, places: Numbers],
  waygates: readonly (readonly [id: string, x: number, y: number, to: readonly [number, number] | null])[],
];

/** The ground of a layout: outlines as in `MapFacts`. */
export type PackedGround = readonly [
  walkable: string,
  water: string,
  shallow: string,
  woods: string,
  ...levels: (readonly [level: number, outline: string])[],
];

/** Packs everything placed on a layout, without its trees. */
export function packPlaces(facts: PlayedFacts): PackedPlaces {
  const { id, name, author, versions, playable, starts, mines, camps, buildings, waygates } = facts;
  const creatures = camps.flatMap((camp) => camp.creatures).sort((a, b) => a.number - b.number);
  return [
    id,
    name,
    author,
    versions.map(({ sha1 }) => sha1),
    playable,
    flat(starts),
    flat(mines),
    [idsOf(creatures), stepsOf(creatures.map(({ x }) => x)), stepsOf(creatures.map(({ y }) => y))],
    creatures.flatMap(({ drops }, rank) => (drops ? [[rank, ...drops] as const] : [])),
    [idsOf(buildings), flat(buildings)],
    waygates.map(({ id, x, y, to }) => [id, x, y, to]),
  ];
}

/** Packs the outlines of a layout’s ground. */
export const packGround = ({ ground }: Pick<PlayedFacts, 'ground'>): PackedGround => [
  ground.walkable,
  ground.water,
  ground.shallow,
  ground.woods,
  ...ground.levels.map(({ level, outline }) => [level, outline] as const),
];

/** Unpacks the facts of a layout; `trees` is only needed for matching games. */
export function unpackFacts(places: PackedPlaces, ground: PackedGround, trees = ''): PlayedFacts {
  const [id, name, author, versions, playable, starts, mines, [ids, x, y], drops, buildings, waygates] =
    places;
  const dropsOf = new Map(drops.map(([rank, ...sets]) => [rank, sets]));
  const [across, up] = [sumsOf(x), sumsOf(y)];
  const creatures = splitIds(ids).map((kind, rank): Creature => {
    const sets = dropsOf.get(rank);
    return {
      id: kind,
      number: rank,
      x: across[rank]!,
      y: up[rank]!,
      level: creatureLevel(kind),
      ...(sets && { drops: sets }),
    };
  });
  const buildingPlaces = placesOf(buildings[1]);
  return {
    id,
    name,
    author,
    versions: versions.map((sha1) => ({ sha1 })),
    playable: playable as MapFacts['playable'],
    starts: placesOf(starts),
    mines: placesOf(mines),
    camps: campsOf(creatures),
    buildings: splitIds(buildings[0]).map((kind, index) => ({ id: kind, ...buildingPlaces[index]! })),
    waygates: waygates.map(([kind, gateX, gateY, to]) => ({
      id: kind,
      x: gateX,
      y: gateY,
      to: to && [...to],
    })),
    trees,
    ground: unpackGround(ground),
  };
}

function unpackGround([walkable, water, shallow, woods, ...levels]: PackedGround): MapFacts['ground'] {
  return {
    walkable,
    water,
    shallow,
    woods,
    levels: levels.map(([level, outline]) => ({ level, outline })),
  };
}

/** Distinguishing facts of a layout. */
export type LayoutMarks = Pick<PlayedFacts, 'name' | 'versions' | 'mines'>;

/** Reads them from packed places without unpacking the rest. */
export const marksOf = ([, name, , versions, , , mines]: readonly [
  ...PackedPlaces,
  ...unknown[],
]): LayoutMarks => ({
  name,
  versions: versions.map((sha1) => ({ sha1 })),
  mines: placesOf(mines),
});

/** Ids as one text: each has the same length. */
const idsOf = (objects: readonly { id: string }[]): string => objects.map(({ id }) => id).join('');
const splitIds = (ids: string): string[] =>
  Array.from({ length: ids.length / ID }, (_, index) => ids.slice(index * ID, (index + 1) * ID));

/** Both coordinates of each place, one after the other. */
const flat = (places: readonly { x: number; y: number }[]): number[] => places.flatMap(({ x, y }) => [x, y]);
const placesOf = (numbers: Numbers): { x: number; y: number }[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index]!,
    y: numbers[2 * index + 1]!,
  }));

/** The first value, then the difference from each to the next; `sumsOf` does the reverse. */
const stepsOf = (values: Numbers): number[] =>
  values.map((value, index) => value - (index > 0 ? values[index - 1]! : 0));
function sumsOf(steps: Numbers): number[] {
  const sums: number[] = [];
  for (const step of steps) sums.push((sums.at(-1) ?? 0) + step);
  return sums;
}
