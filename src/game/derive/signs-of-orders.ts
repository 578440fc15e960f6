/** What a player's log shows besides orders: forms of units, first sightings of heroes, and last orders of objects. */
import type { GamePlayer } from '../game.ts';
import { isHero } from '../objects/object.ts';
import { findObject } from '../objects/table.ts';
import type { Step } from './step.ts';

/** The form of the player's unit at a time: upgrades change buildings. */
export function formAt(player: GamePlayer, unit: number | undefined, ms: number): string | undefined {
  return unit === undefined ? undefined : player.units[unit]?.findLast(([since]) => since <= ms)?.[1];
}

/** When each of a player's heroes first led a selection, in ms, by object id, latest first. */
export function heroesShown({ units }: GamePlayer): Map<string, number[]> {
  const first = units.flatMap(([form]) => (form && isHero(form[1]) ? [form] : [])).sort(([a], [b]) => b - a);
  return new Map([...Map.groupBy(first, ([, id]) => id)].map(([id, forms]) => [id, forms.map(([ms]) => ms)]));
}

/** Whether an ordered hero is known to have existed by a given time. Taverns deliver heroes at once. */
export function hadHero({ id, ms }: Step, byMs: number, sightings: ReadonlyMap<string, number[]>): boolean {
  const trainingMs = (findObject(id)?.seconds ?? 0) * 1000;
  if (trainingMs === 0) return true;
  const times = sightings.get(id) ?? [];
  // Earlier sightings belong to another player. Later orders don't need them either, because orders are in
  // order of time.
  while (times.length > 0 && times.at(-1)! < ms + trainingMs) times.pop();
  return times.length > 0 && times.at(-1)! <= byMs;
}

/** When each object was last selected for an order, in ms. */
export function lastOrders({ events }: GamePlayer): Map<number, number> {
  const last = new Map<number, number>();
  let selected: readonly number[] = [];
  for (const event of events) {
    selected = event.with ?? selected;
    for (const object of selected) last.set(object, event.ms);
  }
  return last;
}
