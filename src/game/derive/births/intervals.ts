import type { Game, GamePlayer, RecordedObject } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import type { Race } from '../../summary.ts';
import { baseForm, replacedBy } from './base-form.ts';
import { owners } from './ownership.ts';
import { earliestDone } from './queues.ts';
import { readPresses, type Orders, type Placement, type Press } from './presses.ts';

/** An own object of a player, and when it came into being. */
export interface Born {
  /** Number among the game's objects. */
  number: number;
  object: RecordedObject;
  /** Lobby slot of the owner; null for nobody's. */
  slot: number | null;
  /** What it was made as; null where it never led a selection. */
  id: string | null;
  /** Not born before this, in ms: its own orders, or those of an object with a lower serial, say so. */
  from: number;
  /** Born by then, in ms: it, or an object with a higher serial, was seen. */
  to: number;
  /** The earliest time its own orders allow; 0 where nothing is known. */
  earliest: number;
}

/** What the players begin with. */
const START: Readonly<Record<Race, Readonly<Record<string, number>>>> = {
  H: { hpea: 5, htow: 1 },
  O: { opeo: 5, ogre: 1 },
  E: { ewsp: 5, etol: 1 },
  U: { uaco: 3, ugho: 1, unpl: 1, ugol: 1 },
};

/** How many of a kind a player begins with. */
export const startCount = ({ race }: Pick<GamePlayer, 'race'>, id: string): number =>
  (race && START[race][id]) ?? 0;

/** Kinds that a player begins with. */
export const startKinds = ({ race }: Pick<GamePlayer, 'race'>): string[] =>
  race ? Object.keys(START[race]) : [];

/** All objects of a game with the times between which they were born, in the order of their serials. */
export function intervals(game: Game, ordersOf: ReadonlyMap<number, Orders>): Born[] {
  const slots = owners(game);
  const born = (game.objects ?? []).map((object, number): Born => {
    const form = object.forms?.[0]?.[1];
    return {
      number,
      object,
      slot: slots[number] ?? null,
      id: form === undefined || object.item ? null : baseForm(form),
      from: 0,
      to: object.seen[0],
      earliest: 0,
    };
  });
  // Allies may command each other's units, so a side's orders count together.
  for (const players of Map.groupBy(competitors(game), ({ team }) => team).values()) {
    const slots = new Set(players.map(({ slot }) => slot));
    const side = born.filter(({ slot }) => slot !== null && slots.has(slot));
    setEarliest(side, players, together(players.flatMap(({ slot }) => ordersOf.get(slot) ?? [])));
  }
  return narrow(born);
}

/** The orders of several players as if one had given them. */
function together(sets: readonly Orders[]): Pick<Orders, 'presses' | 'placements'> {
  const sorted = <T extends { ms: number }>(list: T[]): T[] => list.sort((a, b) => a.ms - b.ms);
  return {
    presses: sorted(sets.flatMap(({ presses }) => presses)),
    placements: sorted(sets.flatMap(({ placements }) => placements)),
  };
}

/** A birth is not before that of anything with a lower serial, and by the time anything with a higher one is seen. */
function narrow(born: Born[]): Born[] {
  let to = Infinity;
  for (const birth of born.toReversed()) birth.to = to = Math.min(to, birth.object.seen[0]);
  let from = 0;
  // Where the two contradict each other, what was seen is what was there, and the order was for another one.
  for (const birth of born)
    birth.from = from = Math.max(from, birth.earliest > birth.to ? 0 : birth.earliest);
  return born;
}

/** Sets the earliest birth of a side's objects from the orders for their kind. */
function setEarliest(
  born: readonly Born[],
  players: readonly GamePlayer[],
  orders: Pick<Orders, 'presses' | 'placements'>,
): void {
  const pressed = Map.groupBy(orders.presses, (press) => press.id);
  const placed = Map.groupBy(orders.placements, (placement) => placement.id);
  for (const [id, group] of Map.groupBy(born, (birth) => birth.id)) {
    if (id === null) continue;
    const times = earliestOf(id, pressed, placed);
    if (times.length === 0) continue;
    const start = players.reduce((sum, player) => sum + startCount(player, id), 0);
    const hero = isHero(id);
    for (const [place, birth] of group.entries()) {
      // Illusions have tags as well; they come after their hero.
      const time = hero ? times[0]! : place < start ? 0 : (times[place - start] ?? times.at(-1)!);
      if (time <= birth.object.seen[0]) birth.earliest = time;
    }
  }
}

/** Before these times no first, second … object of a kind can be there. */
function earliestOf(
  id: string,
  pressed: ReadonlyMap<string, readonly Press[]>,
  placed: ReadonlyMap<string, readonly Placement[]>,
): number[] {
  // Kinds that a map made up come into being by its own rules as well, so an order for one proves nothing.
  const kind = findObject(id)?.kind;
  if (kind === 'building') return (placed.get(id) ?? []).map(({ ms }) => ms).sort((a, b) => a - b);
  if (kind !== 'unit' && kind !== 'hero') return [];
  const old = replacedBy(id);
  const also = (old === undefined ? undefined : pressed.get(old)) ?? [];
  return earliestDone([...(pressed.get(id) ?? []), ...also].sort((a, b) => a.ms - b.ms));
}

/** The orders of all players by lobby slot. */
export const ordersBySlot = (game: Game): Map<number, Orders> =>
  new Map(competitors(game).map((player) => [player.slot, readPresses(game, player)]));
