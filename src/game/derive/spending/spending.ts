/**
 * Calculates what players spent and produced, as a band per minute: the confirmed minimum and the possible maximum.
 *
 * Everything made counts at its price. Cancellations don't count: training, research and revivals refund all gold, a
 * building three quarters. Repairs are unknown and not counted, and neither are an ally's payments for orders that
 * this player gave to the ally's buildings. Summons, forms, Militia and Shades cost nothing.
 */
import type { Game, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { costsOf, type Costs } from '../../objects/costs.ts';
import { findObject, objectName } from '../../objects/table.ts';
import type { Band, GameSpending, PlayerSpending } from '../../spending-schema.ts';
import { SPENDING_KINDS, type SpendingKind } from '../../vocabulary.ts';
import type { PlayerBirths } from '../births/births.ts';
import type { Made } from '../births/made.ts';
import { decidedMs } from '../decided.ts';
import type { Orders, Press } from '../births/presses.ts';
import type { PlayerFacts } from '../player-facts.ts';
import { heroTimes, paidForHeroes, paidForRevivals } from './heroes.ts';
import { paidForItems } from './items.ts';
import { madeTimes, paidForMade, type MadeTimes } from './made.ts';
import type { Payment, Payments } from './payments.ts';
import { bandOf, sampleTimes, sums } from './sample.ts';
import { paidForForms, paidForHalls, paidForResearch } from './upgrades.ts';
import { PRICE_WORDS } from './words.ts';

/** The spending of all players; null if the record contains no objects, because then nothing can be confirmed. */
export function spending(
  game: Game,
  facts: ReadonlyMap<number, PlayerFacts>,
  born: ReadonlyMap<number, PlayerBirths>,
  orders: ReadonlyMap<number, Orders>,
): GameSpending | null {
  if (!game.objects) return null;
  const costs = costsOf(game);
  const minutes = sampleTimes(decidedMs(game));
  return {
    costs: pricesOf(costs, game, [...facts.values()]),
    minutes,
    players: competitors(game).map((player) => {
      const { slot } = player;
      const { presses = [] } = orders.get(slot) ?? {};
      return spentBy(player, facts.get(slot)!, born.get(slot)?.counts ?? [], presses, costs, minutes);
    }),
  };
}

/** Which prices a game uses, and whether they are known to be right for everything ordered in it. */
function pricesOf(
  { patch, exact, beyond, agreed }: Costs,
  game: Game,
  facts: readonly PlayerFacts[],
): GameSpending['costs'] {
  const of = game.expansion ? (game.patch ?? PRICE_WORDS.unknownPatch) : PRICE_WORDS.reignOfChaos;
  const ordered = new Set(facts.flatMap(({ steps }) => steps.map(({ id }) => id)));
  const certain = exact || (beyond !== null && [...ordered].every(agreed));
  if (exact) {
    const sentence = patch.startsWith(of) ? PRICE_WORDS.exact(patch) : PRICE_WORDS.exactForBuild(patch, of);
    return { patch, exact: certain, sentence };
  }
  const sentence = certain ? PRICE_WORDS.closestButSame(patch, of, beyond!) : PRICE_WORDS.closest(patch, of);
  return { patch, exact: certain, sentence };
}

function spentBy(
  player: GamePlayer,
  { steps, heroes, tiers }: PlayerFacts,
  counts: readonly Made[],
  presses: readonly Press[],
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
    gold: band(paid, gold, minutes),
    lumber: band(paid, lumber, minutes),
    food: food(units, costs, minutes),
    kinds: kinds.map((kind) => {
      const ofKind = (payments: readonly Payment[]) => payments.filter((payment) => payment.kind === kind);
      const some = { least: ofKind(paid.least), most: ofKind(paid.most) };
      return { kind, gold: band(some, gold, minutes), lumber: band(some, lumber, minutes) };
    }),
    // Only kinds of the standard game: a custom map may have orders for tens of thousands of kinds.
    born: units
      .filter(({ id }) => findObject(id))
      .map(({ id, born }) => ({ id, name: objectName(id), count: bandOf(born, minutes) })),
    unpriced: unpriced([...things.map(({ id }) => id), ...steps.map(({ id }) => id)], costs),
  };
}

const together = (lists: readonly Payments[]): Payments => ({
  least: lists.flatMap(({ least }) => least),
  most: lists.flatMap(({ most }) => most),
});

const gold = (payment: Payment): number => payment.gold;
const lumber = (payment: Payment): number => payment.lumber;

const band = (
  { least, most }: Payments,
  of: (payment: Payment) => number,
  minutes: readonly number[],
): Band => ({
  least: sums(least, of, minutes),
  most: sums(most, of, minutes),
});

/** Food of all units made, even if they died later. */
function food(units: readonly MadeTimes[], { price }: Costs, minutes: readonly number[]): Band {
  const changes = (which: 'least' | 'most') =>
    units.flatMap(({ id, born }) => born[which].map((ms) => ({ ms, by: price(id)?.food ?? 0 })));
  const by = (change: { by: number }) => change.by;
  return { least: sums(changes('least'), by, minutes), most: sums(changes('most'), by, minutes) };
}

/** Ordered ids without a price. */
const unpriced = (ids: readonly string[], { price }: Costs): string[] =>
  [...new Set(ids)].filter((id) => findObject(id)?.kind !== 'morph' && !price(id));
