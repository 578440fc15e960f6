/**
 * Calculates what players spent and produced, as a band per minute: the confirmed minimum and the possible maximum.
 *
 * Everything made counts at its price. Cancellations don't count: training, research and revivals refund all gold, a
 * building three quarters. Repairs are unknown and not counted, and neither are an ally's payments for orders that
 * this player gave to the ally's buildings. Summons, forms, Militia and Shades cost nothing.
 */
import type { Game, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { type Bound, type Costs, costsOf } from '../../objects/costs.ts';
import { findObject, objectName } from '../../objects/table.ts';
import type { Band, GameSpending, PlayerSpending } from '../../spending-schema.ts';
import { SPENDING_KINDS, type SpendingKind } from '../../vocabulary.ts';
import type { PlayerBirths } from '../births/births.ts';
import type { Made } from '../births/made.ts';
import { decisionMs } from '../decided.ts';
import type { Orders, Press } from '../births/presses.ts';
import type { PlayerFacts } from '../player-facts.ts';
import { heroTimes, paidForHeroes, paidForRevivals } from './heroes.ts';
import { madeTimes, type MadeTimes, paidForItems, paidForMade } from './made.ts';
import type { Payment, Payments } from './payments.ts';
import { pricesOf } from './prices-sentence.ts';
import { bandOfTimes, sampleTimes, sums } from './samples.ts';
import { paidForForms, paidForHalls, paidForResearch } from './upgrades.ts';

/**
 * The spending of all players whose orders are recorded, which those of computers aren't; null if the record contains
 * no objects, because then nothing can be confirmed.
 */
export function spending(
  game: Game,
  facts: ReadonlyMap<number, PlayerFacts>,
  born: ReadonlyMap<number, PlayerBirths>,
  orders: ReadonlyMap<number, Orders>,
  costs = costsOf(game),
): GameSpending | null {
  if (!game.objects) return null;
  const minutes = sampleTimes(decisionMs(game));
  const spenders = competitors(game).filter(({ kind }) => kind !== 'computer');
  return {
    costs: pricesOf(costs, game, [...facts.values()]),
    minutes,
    players: spenders.map((player) => {
      const { slot } = player;
      const counts = born.get(slot)?.counts ?? [];
      const presses = orders.get(slot)?.presses ?? [];
      return spentBy({ player, facts: facts.get(slot)!, counts, presses }, costs, minutes);
    }),
  };
}

/** One player, with everything that costs something. */
interface Spender {
  player: GamePlayer;
  facts: PlayerFacts;
  counts: readonly Made[];
  presses: readonly Press[];
}

/** The spending of one player at each of the times `minutes`, in ms. */
function spentBy(
  { player, facts: { steps, heroes, tiers }, counts, presses }: Spender,
  costs: Costs,
  minutes: readonly number[],
): PlayerSpending {
  const withoutHeroes = counts.filter(({ type }) => type !== 'hero');
  const things = withoutHeroes.map((count) => madeTimes(count, costs));
  const ofHeroes = heroTimes(heroes, costs);
  const paid = together([
    ...things.map((thing) => paidForMade(thing, costs)),
    paidForHeroes(ofHeroes, costs),
    paidForRevivals(player, steps, heroes, costs),
    paidForHalls(steps, tiers, costs),
    paidForResearch(steps, costs),
    paidForForms(steps, presses, costs),
    paidForItems(steps, costs),
  ]);
  const units = [...ofHeroes, ...things.filter((_, index) => withoutHeroes[index]?.type === 'unit')];
  const kinds = (Object.keys(SPENDING_KINDS) as SpendingKind[]).filter((kind) =>
    paid.most.some((payment) => payment.kind === kind),
  );
  return {
    slot: String(player.slot),
    gold: paidBand(paid, 'gold', minutes),
    lumber: paidBand(paid, 'lumber', minutes),
    food: foodBand(units, costs, minutes),
    kinds: kinds.map((kind) => {
      const ofKind = (payments: readonly Payment[]) => payments.filter((payment) => payment.kind === kind);
      const some = { least: ofKind(paid.least), most: ofKind(paid.most) };
      return { kind, gold: paidBand(some, 'gold', minutes), lumber: paidBand(some, 'lumber', minutes) };
    }),
    // Only kinds of the standard game: a custom map may have orders for tens of thousands of kinds.
    born: units
      .filter(({ id }) => findObject(id))
      .map(({ id, born }) => ({ id, name: objectName(id), count: bandOfTimes(born, minutes) })),
    unpriced: unpriced([...things.map(({ id }) => id), ...steps.map(({ id }) => id)], costs),
  };
}

const together = (lists: readonly Payments[]): Payments => ({
  least: lists.flatMap(({ least }) => least),
  most: lists.flatMap(({ most }) => most),
});

/** The confirmed and possible sums of a resource at each time. */
const paidBand = (
  { least, most }: Payments,
  resource: 'gold' | 'lumber',
  minutes: readonly number[],
): Band => ({
  least: sums(least, (payment) => payment[resource], minutes),
  most: sums(most, (payment) => payment[resource], minutes),
});

/** Food of all units made, even if they died later. */
function foodBand(units: readonly MadeTimes[], { price }: Costs, minutes: readonly number[]): Band {
  const changes = (which: Bound) =>
    units.flatMap(({ id, born }) => born[which].map((ms) => ({ ms, by: price(id, 1, which)?.food ?? 0 })));
  const by = (change: { by: number }) => change.by;
  return { least: sums(changes('least'), by, minutes), most: sums(changes('most'), by, minutes) };
}

/** Ordered ids without a price. */
const unpriced = (ids: readonly string[], { price }: Costs): string[] =>
  [...new Set(ids)].filter((id) => findObject(id)?.kind !== 'morph' && !price(id));
