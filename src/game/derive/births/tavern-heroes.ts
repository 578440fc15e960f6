/** Who trained each hero of a tavern: no race tells, and in teams an ally may command it more than its player. */
import type { GamePlayer } from '../../game.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { baseForm } from './base-form.ts';

/** What is known of an object; its first mention is in ms. */
interface Named {
  firstMs: number;
  forms?: readonly (readonly [ms: number, id: string])[] | undefined;
  map?: boolean | undefined;
}

/**
 * The lobby slots of the players who trained the heroes of taverns, by object number. Taverns deliver at once, and a
 * player trains each kind once, so heroes of a kind appear in the order of the players' first orders. A hero that was
 * named too late to tell isn't there.
 */
export function tavernHeroes(
  objects: readonly Named[],
  players: readonly Pick<GamePlayer, 'slot' | 'events'>[],
): ReadonlyMap<number, number> {
  const heroes = [...objects.entries()].flatMap(([number, { firstMs, forms, map }]) => {
    const id = map ? undefined : forms?.[0]?.[1];
    const kind = id === undefined ? undefined : baseForm(id);
    return kind !== undefined && isHero(kind) && findObject(kind)?.race === null
      ? [{ number, kind, firstMs }]
      : [];
  });
  const slots = new Map<number, number>();
  for (const [kind, named] of Map.groupBy(heroes, (hero) => hero.kind)) {
    const orders = players
      .flatMap(({ slot, events }) => {
        const order = events.find((event) => event.do === 'order' && event.id === kind);
        return order ? [{ slot, ms: order.ms }] : [];
      })
      .sort((a, b) => a.ms - b.ms);
    let isSure = true;
    for (const [index, { slot, ms }] of orders.entries()) {
      const next = orders[index + 1]?.ms ?? Infinity;
      const trained = named.find(({ number, firstMs }) => firstMs >= ms && !slots.has(number));
      // A hero that was first named after the next player's order may be that player's, and so may all that follow.
      isSure &&= named.length === orders.length || (trained !== undefined && trained.firstMs < next);
      if (trained && isSure) slots.set(trained.number, slot);
    }
  }
  return slots;
}
