/**
 * Rules of the game with numbers that belong to no object. From MiscGame.txt of 1.32.8, 1.32.9, 1.32.10, 2.0.2 and
 * 2.0.3, which agree except where a comment says so. No table that we know states food limit and upkeep; these are the
 * game's known rule, which no release note changes.
 */
import type { Game } from '../../game.ts';

/** Food of a player's first units: five workers, or three Acolytes and a Ghoul. */
export const START_FOOD = 5;
/** Food of every hero. */
export const HERO_FOOD = 5;

/** Shortest time in ms until a hall from an item is done: one trained a Peon 34 s after its item was used. */
export const HALL_OF_ITEM_MS = 30_000;

/** Food limit of all players: 100 in The Frozen Throne, 90 in Reign of Chaos. */
export const mostFood = ({ expansion }: Pick<Game, 'expansion'>): number => (expansion ? 100 : 90);

/** Food in use above which upkeep lowers the gold from mines, to 70 and to 40 percent. */
export const UPKEEP = [50, 80] as const;

/**
 * Revival cost as shares of the hero's price: the base, the share per additional level, and the maximum cost. An altar
 * charges no lumber.
 */
export const REVIVAL_COSTS = {
  altar: { base: 0.4, level: 0.1, gold: 700, lumber: 0 },
  tavern: { base: 0.8, level: 0.2, gold: 1400, lumber: 350 },
} as const;

/** The longest revival at an altar, in ms: twice the 55 s of training. */
export const LONGEST_REVIVAL_MS = 110_000;

/**
 * The shortest revival at an altar in ms, by hero level from 1 on; later levels take the longest time. Until 1.34 the
 * tables say 0.65 of 55 s a level, and 400 revivals agree. Since 1.35.0 they say 0.6, but heroes of level 1 are back
 * after 30.2 s (11 of 13 before 33 s): the formula isn't known, so these are multiples of what was seen.
 */
const SHORTEST_REVIVAL_MS = [35_000, 70_000, 105_000] as const;
const SHORTEST_SINCE_135_MS = [30_000, 60_000, 90_000] as const;

/** The shortest time in ms that an altar takes to revive a hero of a level. `patch` is as recordings state it. */
export const leastRevivalMs = ({ patch }: Pick<Game, 'patch'>, level: number): number =>
  (Number(patch ?? Infinity) >= 1.35 ? SHORTEST_SINCE_135_MS : SHORTEST_REVIVAL_MS)[level - 1] ??
  LONGEST_REVIVAL_MS;
