/** Buildings that may have fallen before they finished something. */
import type { Game, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { mapOrders, type OrderKind } from '../../orders.ts';
import type { Span } from './overlap.ts';

/** Orders that, aimed at an enemy's building, attack it. */
const ATTACKS: ReadonlySet<OrderKind> = new Set(['smart', 'attack', 'ability']);
/** An attack goes on after its order; one given this long before may still bring the building down. */
const GOES_ON_MS = 30_000;

/** Whether a building may have fallen between an order to it, in ms, and the time at which the product was due. */
export type MayHaveFallen = (maker: number, orderedMs: number, due: Span) => boolean;

/**
 * Whether a player's building was attacked while it worked and nothing names it again from the earliest time at which
 * the product was due. Without map orders, no attacks are known.
 */
export function mayHaveFallen(game: Game, { team }: Pick<GamePlayer, 'team'>): MayHaveFallen {
  const enemies = new Set(competitors(game).flatMap((player) => (player.team === team ? [] : [player.slot])));
  const attacks = new Map<number, number[]>();
  for (const columns of game.orders ?? [])
    if (enemies.has(columns.slot))
      for (const { ms, kind, target } of mapOrders(columns))
        if (target !== null && ATTACKS.has(kind)) {
          const times = attacks.get(target);
          if (times) times.push(ms);
          else attacks.set(target, [ms]);
        }
  return (maker, orderedMs, { from, to }) =>
    (game.objects?.[maker]?.seen[1] ?? Infinity) < from &&
    (attacks.get(maker) ?? []).some((ms) => ms >= orderedMs - GOES_ON_MS && ms <= to);
}
