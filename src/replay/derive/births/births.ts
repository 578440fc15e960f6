/**
 * What the players of a game made: how many of each kind at least and at most, and when each that is proven was born.
 * Rests on the serials of objects, which the game hands out in the order of creation, and on a model of the queues.
 */
import type { Game, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import type { CountEvidence } from '../../vocabulary.ts';
import { stood, type Step } from '../step.ts';
import { unitCounts, type CountedBirth } from './bounds.ts';
import { estimates } from './estimate.ts';
import { intervals, ordersBySlot, startCount, type Born } from './intervals.ts';
import type { Orders } from './presses.ts';
import type { Slot } from './queues.ts';

export interface Made {
  id: string;
  type: 'unit' | 'hero' | 'building';
  /** Orders in the recording. */
  ordered: number;
  min: number;
  max: number;
  basis: CountEvidence;
  births: MadeBirth[];
  /** The orders, and how many buildings each went to; for buildings, one. */
  orders: { ms: number; makers: number }[];
  /** Orders that surely made one each, with the time by which it was done, in ms; of units alone. */
  lone: readonly { ms: number; doneMs: number }[];
  contradicted: boolean;
}

/** One that is proven to have been made. */
interface MadeBirth {
  /** Number among the game's objects. */
  number: number;
  from: number;
  to: number;
  /** The likeliest time between the two. */
  estimate: number;
  basis: 'seen' | 'slot';
}

/** What each player made, by lobby slot; empty for games whose record has no objects. `steps` are those by slot. */
export function births(game: Game, steps: ReadonlyMap<number, readonly Step[]>): Map<number, Made[]> {
  const made = new Map<number, Made[]>();
  if (!game.objects) return made;
  const orders = ordersBySlot(game);
  const born = intervals(game, orders);
  const owned = Map.groupBy(born, ({ slot }) => slot);
  const slots = new Map<number, Slot>();
  for (const player of competitors(game)) {
    const own = owned.get(player.slot) ?? [];
    const given = orders.get(player.slot);
    const placed = (steps.get(player.slot) ?? []).filter((step) => step.at && stood(step));
    if (given)
      made.set(
        player.slot,
        [
          ...unitsOf(game, player, own, given, slots),
          ...heroesOf(own, given),
          ...buildingsOf(player, own, given, placed),
        ].sort((a, b) => (a.orders[0]?.ms ?? 0) - (b.orders[0]?.ms ?? 0)),
      );
  }
  const times = estimates(born, slots);
  for (const one of [...made.values()].flat())
    for (const birth of one.births) birth.estimate = times[birth.number] ?? birth.to;
  return made;
}

/** When a player left, or the end of the recording, in ms. */
const endOf = (game: Game, { slot }: GamePlayer): number =>
  game.leaves.find((leave) => leave.slot === slot)?.ms ?? game.clockMs;

function unitsOf(
  game: Game,
  player: GamePlayer,
  own: readonly Born[],
  orders: Orders,
  slots: Map<number, Slot>,
): Made[] {
  return unitCounts(player, own, orders, endOf(game, player)).map((count): Made => {
    for (const { number, slot } of count.births) if (slot) slots.set(number, slot);
    return {
      id: count.id,
      type: 'unit',
      ordered: count.presses.length,
      min: count.min,
      max: count.max,
      basis: count.basis,
      births: count.births.map(toBirth),
      orders: count.presses.map(({ ms, makers }) => ({ ms, makers: Math.max(1, makers.length) })),
      lone: count.lone,
      contradicted: count.contradicted,
    };
  });
}

const toBirth = ({ number, from, to, basis }: Omit<CountedBirth, 'slot'>): MadeBirth => ({
  number,
  from,
  to,
  estimate: to,
  basis,
});

/** A hero is made once; other objects of its kind are illusions. */
function heroesOf(own: readonly Born[], { presses }: Orders): Made[] {
  const ordered = Map.groupBy(presses, ({ id }) => id);
  const first = new Map(own.toReversed().map((one) => [one.id, one]));
  return [...ordered].flatMap(([id, given]): Made[] => {
    const kind = findObject(id)?.kind;
    if (kind ? kind !== 'hero' : !isHero(id)) return [];
    const hero = first.get(id);
    const orders = given.map(({ ms }) => ({ ms, makers: 1 }));
    const births = hero ? [toBirth({ ...hero, basis: 'seen' })] : [];
    const min = births.length;
    const basis = min > 0 ? 'seen' : 'order';
    return [
      {
        id,
        type: 'hero',
        ordered: given.length,
        min,
        max: 1,
        basis,
        births,
        orders,
        lone: [],
        contradicted: false,
      },
    ];
  });
}

/** Buildings placed: at least those seen, at most the orders that stood, moved ones counted once. */
function buildingsOf(
  player: GamePlayer,
  own: readonly Born[],
  { placements }: Orders,
  placed: readonly Step[],
): Made[] {
  const byId = Map.groupBy(own, ({ id }) => id);
  const standing = Map.groupBy(placed, ({ id }) => id);
  return [...Map.groupBy(placements, ({ id }) => id)].map(([id, given]): Made => {
    const seen = byId.get(id) ?? [];
    const start = Math.min(startCount(player, id), seen.filter(({ from }) => from === 0).length);
    const births = seen.slice(start).map((one) => toBirth({ ...one, basis: 'seen' }));
    const min = births.length;
    return {
      id,
      type: 'building',
      ordered: given.length,
      min,
      max: Math.max(min, standing.get(id)?.length ?? 0),
      basis: min > 0 ? 'seen' : 'order',
      births,
      orders: given.map(({ ms }) => ({ ms, makers: 1 })),
      lone: [],
      contradicted: min > given.length,
    };
  });
}
