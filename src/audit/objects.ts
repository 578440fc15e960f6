/** Objects that the table does not know, and objects of another race. */
import { atPlayers, type Examined, type Place } from './examine.ts';
import { sum } from './statistics.ts';

export interface ObjectAudit {
  /** Ids ordered that no table of ours has: later patches and custom maps. They keep their id as name. */
  unknown: { id: string; orders: number; files: string[] }[];
  /** Orders with objects of another race than the player's, by player. */
  foreign: (Place & { ids: string[]; orders: number })[];
}

/** Looks at every id that any player ordered. */
export function auditObjects(games: readonly Examined[]): ObjectAudit {
  const unknown = atPlayers(games, (player) => player.unknown.map((id) => ({ id })));
  const byId = Map.groupBy(unknown, ({ id }) => id);
  return {
    unknown: [...byId]
      .map(([id, orders]) => ({
        id,
        orders: orders.length,
        files: [...new Set(orders.map(({ file }) => file))],
      }))
      .sort((a, b) => b.orders - a.orders || (a.id < b.id ? -1 : 1)),
    foreign: atPlayers(games, ({ facts }) =>
      facts.foreign.length === 0
        ? []
        : [
            {
              ids: [...new Set(facts.foreign.map(({ id }) => id))],
              orders: sum(facts.foreign.map(({ presses }) => presses)),
            },
          ],
    ),
  };
}
