/** When objects came into being, as their serial numbers prove: between two times. */
import type { Game, GamePlayer, RecordedObject } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { baseForm, originalKind } from './base-form.ts';
import { type Illusions, illusionsIn } from './illusions.ts';
import { builtOn, owners } from './ownership.ts';
import { earliestDone } from './queues.ts';
import { startCount } from './starting.ts';
import type { Orders, Placement, Press } from './presses.ts';

/** A player's object and when it came into being. */
export interface Born {
  /** Number of the object among the game's objects. */
  number: number;
  object: RecordedObject;
  /** Lobby slot of the owner; null if it has none. */
  slot: number | null;
  /** Original kind of the object; null if it never led a selection, and isn't targeted on the site of a building. */
  id: string | null;
  /** Earliest birth in ms, from the object's orders or from those of an object with a lower serial. */
  from: number;
  /** Latest birth in ms: when the object, or one with a higher serial, was first seen. */
  to: number;
  /** Earliest birth that the orders for the object allow; 0 if unknown. */
  earliest: number;
}

/** All objects of a game with their birth intervals, by serial. */
export function intervals(
  game: Game,
  ordersOf: ReadonlyMap<number, Orders>,
  { certain: copies }: Pick<Illusions, 'certain'> = illusionsIn(game),
): Born[] {
  const [slots, sites] = [owners(game), builtOn(game)];
  const born = (game.objects ?? []).map((object, number): Born => {
    const form = object.forms?.[0]?.[1] ?? sites[number]?.id;
    return {
      number,
      object,
      slot: slots[number] ?? null,
      id: form === undefined || object.item ? null : baseForm(form),
      from: 0,
      to: object.seen[0],
      earliest: sites[number]?.ms ?? 0,
    };
  });
  // Allies may command each other's units, so a team's orders count together.
  for (const players of Map.groupBy(competitors(game), ({ team }) => team).values()) {
    const teamSlots = new Set(players.map(({ slot }) => slot));
    const side = born.filter(
      ({ slot, number }) => slot !== null && teamSlots.has(slot) && !copies.has(number),
    );
    setEarliest(side, players, mergedOrders(players.flatMap(({ slot }) => ordersOf.get(slot) ?? [])));
  }
  return narrow(born);
}

/** Merges the orders of several players into one set. */
function mergedOrders(sets: readonly Orders[]): Pick<Orders, 'presses' | 'placements'> {
  const sortByTime = <T extends { ms: number }>(list: T[]): T[] => list.sort((a, b) => a.ms - b.ms);
  return {
    presses: sortByTime(sets.flatMap(({ presses }) => presses)),
    placements: sortByTime(sets.flatMap(({ placements }) => placements)),
  };
}

/**
 * Narrows the intervals: an object isn't born before one with a lower serial, or after the first sighting of one with a
 * higher serial.
 */
function narrow(born: Born[]): Born[] {
  let to = Infinity;
  for (const birth of born.toReversed()) birth.to = to = Math.min(to, birth.object.seen[0]);
  let from = 0;
  // If the two contradict, the sighting wins: the order was for a different object.
  for (const birth of born)
    birth.from = from = Math.max(from, birth.earliest > birth.to ? 0 : birth.earliest);
  return born;
}

/** Sets the earliest birth of a team's objects from the orders for each object's kind. */
function setEarliest(
  born: readonly Born[],
  players: readonly GamePlayer[],
  orders: Pick<Orders, 'presses' | 'placements'>,
): void {
  const pressesById = Map.groupBy(orders.presses, (press) => press.id);
  const placementsById = Map.groupBy(orders.placements, (placement) => placement.id);
  for (const [id, group] of Map.groupBy(born, (birth) => birth.id)) {
    if (id === null) continue;
    const times = earliestOf(id, pressesById, placementsById);
    if (times.length === 0) continue;
    const onSite = group.findIndex((birth) => birth.earliest > 0);
    const starting = players.reduce((sum, player) => sum + startCount(player, id), 0);
    // What a player starts with has the lowest serials, so none of it was seen if the first one was placed.
    const start = onSite < 0 ? starting : Math.min(starting, onSite);
    const hero = isHero(id);
    for (const [place, birth] of group.entries()) {
      // Illusions also have tags, which come after the tag of their hero.
      const time = hero ? times[0]! : place < start ? 0 : (times[place - start] ?? times.at(-1)!);
      if (time <= birth.object.seen[0]) birth.earliest = Math.max(birth.earliest, time);
    }
  }
}

/** Earliest birth times for the first, second, … object of a kind. */
function earliestOf(
  id: string,
  pressesById: ReadonlyMap<string, readonly Press[]>,
  placementsById: ReadonlyMap<string, readonly Placement[]>,
): number[] {
  // Custom kinds can also be created by the map's triggers, so an order for one proves nothing.
  const kind = findObject(id)?.kind;
  if (kind === 'building') return (placementsById.get(id) ?? []).map(({ ms }) => ms).sort((a, b) => a - b);
  if (kind !== 'unit' && kind !== 'hero') return [];
  const old = originalKind(id);
  const also = (old === undefined ? undefined : pressesById.get(old)) ?? [];
  return earliestDone([...(pressesById.get(id) ?? []), ...also].sort((a, b) => a.ms - b.ms));
}
