/**
 * What the game refuses or takes back, by patch: the queue's length, levels of upgrades, ranks of skills, revivals.
 * A recording contains orders, and orders that a lag let through have no effect.
 */
import { type Costs, costsOf, type Dateable } from '../../objects/costs.ts';
import { leastRevivalMs } from '../../objects/numbers/rules.ts';
import { findObject } from '../../objects/table.ts';

/**
 * Town hall tiers that levels of upgrades need, from `Requires`, `Requires1` and `Requires2` of the game's upgrade
 * tables; the lowest of all patches. The first level needs the tier of the object table.
 */
const BY_LEVEL: readonly (readonly [ids: string, tiers: readonly number[]])[] = [
  ['Rhme Rhra Rhar Rhla Rhac Rome Rora Roar Resm Resw Rema Rerh Rume Rura Ruar Rucr', [1, 2, 3]],
  ['Rhpt Rhst Rost Rowd Rowt Redc Redt Rune Ruba', [1, 3]],
  ['Rosp Rhlh', [1, 2]],
];

const TIERS = new Map(BY_LEVEL.flatMap(([ids, tiers]) => ids.split(' ').map((id) => [id, tiers] as const)));

/** The town hall tier that a level of an upgrade needs; 1 if the level adds no requirement. */
const researchTier = (id: string, level: number): number => TIERS.get(id)?.[level - 1] ?? 1;

/** Maximum number of entries in a building's queue. */
export const QUEUE_LENGTH = 7;

/** Longest time in ms for an object that no table has. */
const UNKNOWN_MS = 60_000;

/** The rules of one game. */
export interface GameRules extends Pick<Costs, 'tierOf'> {
  /** Shortest time in ms to train, build or research an object or an upgrade level; 0 for unknown ids. */
  makeMs: (id: string, level?: number) => number;
  /** Longest time in ms to train, build or research an object or the first level of an upgrade. */
  longestMs: (id: string) => number;
  /** The highest level of an upgrade that a player with a town hall of this tier can research. */
  highestLevel: (id: string, tier: number) => number;
  /** Shortest time in ms in which an altar revives a hero. */
  revivalMs: number;
}

/** The rules of a game's release. */
export function rulesOf(game: Dateable): GameRules {
  const { makeMs, tierOf } = costsOf(game);
  return {
    tierOf,
    makeMs: (id, level = 1) => makeMs(id, level, 'least') ?? 0,
    longestMs: (id) => makeMs(id, 1, 'most') ?? UNKNOWN_MS,
    highestLevel: (id, tier) => {
      const { levels } = findObject(id) ?? {};
      if (levels === undefined) return Infinity;
      let level = 1;
      while (level < levels && researchTier(id, level + 1) <= tier) level++;
      return level;
    },
    revivalMs: leastRevivalMs(game, 1),
  };
}

/** Ranks of a hero skill; an ultimate has one. */
const RANKS = 3;
/** Level of a hero from which it can learn its ultimate. */
const ULTIMATE_LEVEL = 6;

/**
 * The hero level that a skill's rank needs: 1, 3, 5, and 6 for the ultimate, the same in every patch. Infinity for a
 * rank that doesn't exist.
 */
export function levelForRank(rank: number, ultimate: boolean): number {
  if (ultimate) return rank > 1 ? Infinity : ULTIMATE_LEVEL;
  return rank > RANKS ? Infinity : 2 * rank - 1;
}
