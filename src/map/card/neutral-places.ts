/** What neutral things a game has on its map: camps by level, and the buildings that players use. */
import { distance, type Point } from '../../game/derive/places/point.ts';
import { objectName } from '../../game/objects/table.ts';
import type { FileOfMap } from '../fit/drawn-file.ts';

/** Letters for the neutral buildings that players use, by the words in their names. */
export const LETTERS: readonly (readonly [word: string, letter: string])[] = [
  ['Mercenary Camp', 'C'],
  ['Goblin Laboratory', 'L'],
  ['Goblin Merchant', 'M'],
  ['Tavern', 'T'],
  ['Marketplace', 'K'],
  ['Goblin Shipyard', 'S'],
  ['Dragon Roost', 'D'],
  ['Fountain of Health', 'F'],
  ['Fountain of Mana', 'N'],
  ['Way Gate', 'W'],
];

/** The letter of a neutral building with its meaning; undefined for buildings that players don't use. */
export const shopLetterOf = (id: string) => LETTERS.find(([word]) => objectName(id).endsWith(word));

/** How hard a camp is, by its colour on the game's minimap. */
export type CampLevel = 'green' | 'orange' | 'red';
/** The lowest level of an orange camp; the same as in `file/camps.ts`, which drawings don't load. */
const MIN_ORANGE_LEVEL = 10;
/** The lowest level of a red camp. */
const MIN_RED_LEVEL = 20;

/** A camp as it exists in a game. */
export interface DrawnCamp {
  /** Index among the camps in the file. */
  number: number;
  at: Point;
  level: number;
  colour: CampLevel;
}

/** Creatures within this many map units of an occupied start are not in the game. */
const CLEARED_REACH = 1500;

/** Whether a place is so far from the players' starts that the game leaves its creatures there. */
export const isClear = ({ x, y }: { x: number; y: number }, usedStarts: readonly Point[]): boolean =>
  usedStarts.every((start) => distance(start, [x, y]) > CLEARED_REACH);

/** The camps of a map without the creatures next to occupied starts. */
export const campsInGame = ({ camps }: FileOfMap, usedStarts: readonly Point[]): DrawnCamp[] =>
  camps.flatMap(({ x, y, creatures }, number): DrawnCamp[] => {
    const there = creatures.filter((creature) => isClear(creature, usedStarts));
    const level = there.reduce((sum, creature) => sum + (creature.level ?? 0), 0);
    return there.length > 0 ? [{ number, at: [x, y], level, colour: colourOf(level) }] : [];
  });

function colourOf(level: number): CampLevel {
  if (level < MIN_ORANGE_LEVEL) return 'green';
  return level < MIN_RED_LEVEL ? 'orange' : 'red';
}
