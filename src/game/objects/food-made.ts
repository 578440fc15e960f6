/** Food that buildings make room for, as the game’s own tables have it (`fmade` of UnitBalance.slk). */
import type { Game } from '../game.ts';

/** Food by building. A town hall of a higher tier makes as much as the one that it was. */
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

/** The last build whose Great Hall made 10 food: recordings of later ones had 11 in use before the first Orc Burrow. */
const LAST_BUILD_OF_TEN = 6110;
const [GREAT_HALL, FOOD_OF_LATER_HALL] = ['ogre', 11];

/** Food that no player gets past: 100 in The Frozen Throne, 90 in Reign of Chaos. */
export const mostFood = ({ expansion }: Pick<Game, 'expansion'>): number => (expansion ? 100 : 90);

/** The food that a building makes room for in a game; 0 for everything else. */
export const foodMade = ({ build }: Pick<Game, 'build'>, id: string): number =>
  id === GREAT_HALL && build > LAST_BUILD_OF_TEN ? FOOD_OF_LATER_HALL : (FOOD_MADE[id] ?? 0);
