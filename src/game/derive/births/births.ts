/**
 * Works out what the players of a game made: minimum and maximum per kind, and the birth time of each confirmed
 * object. It relies on object serials, which the game assigns in creation order, and on a model of the queues.
 */
import type { Game, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { isHero } from '../../objects/object.ts';
import { findObject } from '../../objects/table.ts';
import { isOwnRace } from '../player-facts.ts';
import type { Step } from '../step.ts';
import { agree } from './agree.ts';
import { unitCounts } from './bounds.ts';
import { estimates } from './estimate.ts';
import { buildingsOf } from './buildings.ts';
import { intervals, ordersBySlot, type Born } from './intervals.ts';
import { toBirth, type Made } from './made.ts';
import type { Span } from './overlap.ts';
import type { Orders } from './presses.ts';
import type { Slot } from './queues.ts';
import { summonedOf, type Summoned } from './summoned.ts';
import { unseenSites } from './unseen-sites.ts';

/** Objects made or summoned by one player. */
export interface PlayerBirths {
  counts: Made[];
  summoned: Summoned[];
}

/**
 * Production and summons of each player, by lobby slot; empty for records without objects. `steps` are by slot. Orders
 * for units of another race are carried out by an ally's buildings and count for that ally.
 */
export function births(
  game: Game,
  steps: ReadonlyMap<number, readonly Step[]>,
  orders: ReadonlyMap<number, Orders> = ordersBySlot(game),
): Map<number, PlayerBirths> {
  const byPlayer = new Map<number, PlayerBirths>();
  if (!game.objects) return byPlayer;
  const born = intervals(game, orders);
  const owned = Map.groupBy(born, ({ slot }) => slot);
  const slots = new Map<number, Slot>();
  const sites = unseenSites(competitors(game), owned, orders);
  for (const player of competitors(game)) {
    const ofPlayer = owned.get(player.slot) ?? [];
    const orderLists = orders.get(player.slot);
    const placed = (steps.get(player.slot) ?? []).filter((step) => step.at);
    if (orderLists)
      byPlayer.set(player.slot, {
        counts: agree(
          [
            ...unitsOf(game, player, ofPlayer, orderLists, sites.get(player.team) ?? [], slots),
            ...heroesOf(ofPlayer, orderLists),
            ...buildingsOf(player, ofPlayer, orderLists, placed, endOf(game, player)),
          ]
            .filter(({ id }) => isOwnRace(player, id))
            .sort((a, b) => (a.orders[0]?.ms ?? 0) - (b.orders[0]?.ms ?? 0)),
          steps.get(player.slot) ?? [],
        ),
        summoned: summonedOf(ofPlayer),
      });
  }
  const times = estimates(born, slots);
  for (const { counts, summoned } of byPlayer.values())
    for (const { births } of [...counts, ...summoned])
      for (const birth of births) birth.estimate = times[birth.object] ?? birth.to;
  return byPlayer;
}

/** When the player left or, if they never left, the end of the recording, in ms. */
const endOf = (game: Game, { slot }: GamePlayer): number =>
  game.leaves.find((leave) => leave.slot === slot)?.ms ?? game.clockMs;

function unitsOf(
  game: Game,
  player: GamePlayer,
  born: readonly Born[],
  orders: Orders,
  sites: readonly Span[],
  slots: Map<number, Slot>,
): Made[] {
  return unitCounts(player, born, orders, endOf(game, player), sites).map((count): Made => {
    for (const { number, fits } of count.births) if (fits) slots.set(number, fits);
    return {
      id: count.id,
      type: 'unit',
      ordered: count.orders.length,
      min: count.min,
      max: count.max,
      basis: count.basis,
      takesMs: count.takesMs,
      births: count.births.map((birth) => {
        const { basis, fits } = birth;
        const ordered = fits && (orders.presses[fits.press]?.ms ?? null);
        return toBirth(birth, basis, ordered, fits?.maker);
      }),
      orders: count.orders,
      slots: count.slots,
      lost: count.lost,
      contradicted: count.contradicted,
    };
  });
}

/** Counts heroes. A hero is made only once, so any additional objects of its kind are illusions. */
function heroesOf(born: readonly Born[], { presses }: Orders): Made[] {
  const ordered = Map.groupBy(presses, ({ id }) => id);
  const first = new Map(born.toReversed().map((birth) => [birth.id, birth]));
  return [...ordered].flatMap(([id, ofKind]): Made[] => {
    const kind = findObject(id)?.kind;
    if (kind ? kind !== 'hero' : !isHero(id)) return [];
    const hero = first.get(id);
    const orders = ofKind.map(({ ms, maker, makers }, index) => ({
      ms,
      maker,
      makers,
      may: index > 0 ? 0 : 1,
    }));
    const births = hero ? [toBirth(hero)] : [];
    const min = births.length;
    const basis = min > 0 ? 'seen' : 'order';
    const count = {
      ordered: ofKind.length,
      min,
      max: 1,
      basis,
      takesMs: ofKind[0]?.duration ?? 0,
      lost: {},
      contradicted: false,
    } as const;
    return [{ id, type: 'hero', ...count, births, orders }];
  });
}
