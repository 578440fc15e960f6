/** Objects that the table does not know, and objects of another race. */
import type { ExaminedPlayer } from './examine.ts';
import { atPlayers, type AtPlayers, type AuditPlace } from './place.ts';
import { sum } from './statistics.ts';

export interface ObjectAudit {
  /** Ids ordered that no table of ours has: later patches and custom maps. They keep their id as name. */
  unknown: { id: string; orders: number; files: string[] }[];
  /** Orders with objects of another race than the player's, by player. */
  foreign: (AuditPlace & { ids: string[]; orders: number })[];
}

/** The same of one player: every order of an unknown object by its id, and those of other races' objects, none or one. */
export interface PlayerObjects {
  unknown: string[];
  foreign: { ids: string[]; orders: number }[];
}

/** Looks at every id that a player ordered. */
export const objectsOf = ({ unknown, facts: { foreign } }: ExaminedPlayer): PlayerObjects => ({
  unknown,
  foreign:
    foreign.length === 0
      ? []
      : [
          {
            ids: [...new Set(foreign.map(({ id }) => id))],
            orders: sum(foreign.map(({ presses }) => presses)),
          },
        ],
});

/** Puts those of games together. */
export function auditObjects(games: AtPlayers<PlayerObjects>): ObjectAudit {
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
    foreign: atPlayers(games, ({ foreign }) => foreign),
  };
}
