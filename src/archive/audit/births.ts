/** Checks that serials follow creation order, which all births and all counts of made objects rely on. */
import { intervals } from '../../game/derive/births/intervals.ts';
import { ordersBySlot } from '../../game/derive/births/presses.ts';
import type { Game } from '../../game/game.ts';
import { sum } from './statistics.ts';

/** What all recordings together show. */
export interface BirthAudit {
  /** Objects that the recordings name by tag. */
  objects: number;
  /**
   * Objects that can't have existed as early as their serial says, because an object with a later serial was seen
   * before.
   */
  outOfOrder: { file: string; id: string; earliestMs: number; laterSeenMs: number }[];
}

/** The findings in one game. Plain JSON. */
export interface GameBirths {
  objects: number;
  outOfOrder: Omit<BirthAudit['outOfOrder'][number], 'file'>[];
}

/** Checks every object with an earliest time from its orders. */
export function gameBirths(game: Game): GameBirths {
  const outOfOrder: GameBirths['outOfOrder'] = [];
  const born = intervals(game, ordersBySlot(game));
  let laterSeenMs = Infinity;
  for (const { id, earliest, object } of born.toReversed()) {
    if (id !== null && earliest > laterSeenMs) outOfOrder.push({ id, earliestMs: earliest, laterSeenMs });
    laterSeenMs = Math.min(laterSeenMs, object.seen[0]);
  }
  return { objects: born.length, outOfOrder };
}

/** Combines the findings of games. */
export const auditBirths = (games: readonly { file: string; births: GameBirths }[]): BirthAudit => ({
  objects: sum(games.map(({ births: { objects } }) => objects)),
  outOfOrder: games.flatMap(({ file, births: { outOfOrder } }) =>
    outOfOrder.map((birth) => ({ file, ...birth })),
  ),
});
