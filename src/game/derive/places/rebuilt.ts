/** Halls that replace a lost base. */
import type { Hall } from './halls.ts';
import type { OrderLog } from './order-log.ts';
import { isHall } from './roles.ts';

/** A hall named before this time in ms is the starting hall, because no hall can be built that fast. */
const FIRST_HALL_MS = 120_000;
/** A hall whose last attack is followed by no other mention than within this time in ms fell then. */
const FALLS_MS = 8000;
/** Attack orders on a hall within this time of each other in ms are one attack. */
const ATTACK_MS = 120_000;
/** A player who sees the attack come may order the next hall this long before it, in ms. */
const BEFORE_MS = 30_000;

/**
 * The halls, with a mark on those that were ordered since the attack in which their player's starting hall fell, or
 * shortly before, while no other hall of the player was named again: they rebuild a base and are no expansions.
 */
export function markRebuilt(
  halls: readonly Hall[],
  { orders, objects }: Pick<OrderLog, 'orders' | 'objects'>,
  owners: readonly (number | null)[],
): Hall[] {
  const own = objects.flatMap((object, number) => {
    const slot = owners[number];
    return slot != null && isHall(object) ? [{ slot, number, ...object }] : [];
  });
  const falls = new Map(
    own.flatMap(({ slot, number, firstMs, lastMs }): [number, { fromMs: number; ms: number }][] => {
      const hits = orders.filter(({ target, slot: by }) => target === number && by !== slot);
      const ms = hits.at(-1)?.ms;
      if (firstMs >= FIRST_HALL_MS || ms === undefined || lastMs - ms > FALLS_MS) return [];
      const fromMs = hits.reduceRight((since, hit) => (since - hit.ms <= ATTACK_MS ? hit.ms : since), ms);
      return [[slot, { fromMs, ms }]];
    }),
  );
  return halls.map((hall) => {
    const fall = falls.get(hall.slot);
    if (hall.ms === 0 || !fall || hall.ms < fall.fromMs - BEFORE_MS) return hall;
    const isLeft = own.some(
      ({ slot, firstMs, lastMs }) =>
        slot === hall.slot &&
        firstMs >= FIRST_HALL_MS &&
        firstMs < hall.ms &&
        lastMs > Math.max(hall.ms, fall.ms),
    );
    return isLeft ? hall : { ...hall, rebuilds: true };
  });
}
