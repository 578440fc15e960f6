import type { Start } from './halls.ts';
import type { KnownGround } from './known-ground.ts';
import type { Order } from './order-log.ts';
import { distance, type Point } from './point.ts';

/** Workers are sent to the starting mine within this time, and to other mines later. */
const FIRST_MINE_MS = 30_000;
/** A mine belongs to the start or hall within this many map units. */
export const MINE_REACH = 1500;
/** Maximum distance of evidence from a start. If only one start is left, any evidence counts. */
const BASE_REACH = 3000;

/**
 * Assigns each player a starting place from the map file. It uses orders that target the hall, otherwise the mine in
 * the player's first orders, otherwise the first building. The first buildings together would mislead when towers are
 * built at the enemy's base.
 */
export function startsOnGround(
  starts: readonly Start[],
  slots: readonly number[],
  orders: readonly Order[],
  { starts: places, mines }: KnownGround,
): Start[] {
  const evidence = slots.map((slot) => {
    const start = starts.find((other) => other.slot === slot);
    const sure = start?.basis === 'hall';
    return { slot, start, sure, at: sure ? start.at : (firstSign(slot, orders, mines) ?? start?.at) };
  });
  const pairs = evidence
    .flatMap(({ slot, sure, at }) =>
      at ? places.map((place) => ({ slot, sure, place, away: distance(place, at) })) : [],
    )
    .sort((a, b) => Number(b.sure) - Number(a.sure) || a.away - b.away);
  const taken = new Map<number, Point>();
  const isFree = (place: Point) => ![...taken.values()].includes(place);
  for (const { slot, place, away } of pairs)
    if (!taken.has(slot) && isFree(place) && away <= BASE_REACH) taken.set(slot, place);
  const left = slots.filter((slot) => !taken.has(slot));
  const free = places.filter(isFree);
  if (left.length === 1 && free.length === 1) taken.set(left[0]!, free[0]!);
  return evidence.flatMap(({ slot, start }): Start[] => {
    const at = taken.get(slot);
    if (at) return [{ slot, at, basis: 'file', seen: start?.seen ?? 0, tree: false }];
    return start ? [start] : [];
  });
}

/** The mine in a player's first orders, or the place of the first building. */
function firstSign(slot: number, orders: readonly Order[], mines: readonly Point[]): Point | undefined {
  const placed = orders.filter((order) => order.slot === slot && order.at !== null);
  const isAtMine = ({ ms, at, target }: Order) =>
    ms < FIRST_MINE_MS && target !== null && mines.some((mine) => distance(mine, at!) <= MINE_REACH);
  return (placed.find(isAtMine) ?? placed.find(({ kind }) => kind === 'build'))?.at ?? undefined;
}
