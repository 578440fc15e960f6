/** Lists ordered objects that are missing from the table, and objects of other races. */
import type { ExaminedPlayer } from './examine.ts';
import { atPlayers, type AtPlayers, type AuditPlace } from './place.ts';
import { sum } from './statistics.ts';

/** What all recordings together show. */
export interface ObjectAudit {
  /** Ordered ids missing from our tables, from later patches and custom maps. Their ids serve as names. */
  unknown: { id: string; orders: number; files: string[] }[];
  /** Orders for objects of a race other than the player's, grouped by player. */
  foreign: (AuditPlace & { ids: string[]; orders: number })[];
}

/**
 * The findings for one player. `unknown` has the id of every order for an unknown object; `foreign` has at most one
 * entry, for orders of other races' objects.
 */
export interface PlayerObjects {
  unknown: string[];
  foreign: { ids: string[]; orders: number }[];
}

/** Checks every id that a player ordered. */
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

/** Combines the findings of games. */
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
