/** Food that buildings supply, from the game’s tables (`fmade` in UnitBalance.slk). */
import type { Game } from '../game.ts';

/** Food by building. A town hall of a higher tier supplies as much as before. */
const FOOD_MADE: Readonly<Record<string, number>> = {
  htow: 12,
  hhou: 6,
  ogre: 10,
  otrb: 10,
  etol: 10,
  emow: 10,
  unpl: 10,
  uzig: 10,
};

/**
 * The last build in which a Great Hall supplied 10 food. Recordings of later builds had 11 food in use before the first
 * Orc Burrow.
 */
const LAST_BUILD_OF_TEN = 6110;
const [GREAT_HALL, FOOD_OF_LATER_HALL] = ['ogre', 11];

/** Food limit of all players: 100 in The Frozen Throne, 90 in Reign of Chaos. */
export const mostFood = ({ expansion }: Pick<Game, 'expansion'>): number => (expansion ? 100 : 90);

/** Food that a building supplies in a game; 0 for other objects. */
export const foodMade = ({ build }: Pick<Game, 'build'>, id: string): number =>
  id === GREAT_HALL && build > LAST_BUILD_OF_TEN ? FOOD_OF_LATER_HALL : (FOOD_MADE[id] ?? 0);
