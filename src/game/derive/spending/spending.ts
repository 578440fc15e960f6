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
import { madeTimes, type MadeTimes, paidForMade } from './made.ts';
import { at, type Payment, type Payments, type Times } from './payments.ts';
import { paidForForms, paidForHalls, paidForResearch } from './upgrades.ts';
import { type Step, stood } from '../step.ts';

/** The releases of two ends as text: `1.36.0 to 1.36.2`. */
const releaseRange = ([first, last]: Costs['releases']): string =>
  first === last ? first : `${first} to ${last}`;

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
  return {
    costs: pricesOf(costs, game, [...facts.values()]),
    minutes,
    players: competitors(game)
      .filter(({ kind }) => kind !== 'computer')
      .map((player) => {
        const { slot } = player;
        const { presses = [] } = orders.get(slot) ?? {};
        return spentBy(player, facts.get(slot)!, born.get(slot)?.counts ?? [], presses, costs, minutes);
      }),
  };
}

/** Which numbers a game uses, and whether they are known to be right for everything ordered in it. */
function pricesOf(costs: Costs, game: Game, facts: readonly PlayerFacts[]): GameSpending['costs'] {
  const { basis } = costs;
  const ordered = new Set(facts.flatMap(({ steps }) => steps.map(({ id }) => id)));
  const agreed = [...ordered].every(costs.agreed);
  const exact = basis === 'exact' || (basis === 'between' && agreed);
  const [patch, releases] = [releaseRange(costs.tables), releaseRange(costs.releases)];
  const played = game.expansion ? (game.patch ?? 'A patch the file doesn’t name') : 'Reign of Chaos';
  const sentence = {
    exact: () =>
      patch === releases
        ? `Prices and times are from patch ${patch}.`
        : `Prices and times are from patch ${patch}, and ${releases} had the same.`,
    between: () =>
      agreed
        ? `The replay can be from patch ${releases}; everything ordered cost the same in all of them.`
        : `The replay can be from patch ${releases}; where prices or times differ, we count both.`,
    nearest: () =>
      `Prices and times are from patch ${patch}, the closest we have to ${played}; some may have differed.`,
    newest: () =>
      `Prices and times are from patch ${patch}, the newest we have. ${played} may have changed some.`,
  }[basis]();
  return { patch, exact, sentence };
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
  const changes = (which: Bound) =>
    units.flatMap(({ id, born }) => born[which].map((ms) => ({ ms, by: price(id, 1, which)?.food ?? 0 })));
  const by = (change: { by: number }) => change.by;
  return { least: sums(changes('least'), by, minutes), most: sums(changes('most'), by, minutes) };
}

/** Ordered ids without a price. */
const unpriced = (ids: readonly string[], { price }: Costs): string[] =>
  [...new Set(ids)].filter((id) => findObject(id)?.kind !== 'morph' && !price(id));

/**
 * Cost of items: at least one item per step, because the game doesn't record refused orders; at most one item per
 * press.
 */
function paidForItems(steps: readonly Step[], { price }: Costs): Payments {
  const bought = steps.filter((step) => step.type === 'item' && step.at === null && stood(step));
  const pay = (bound: Bound, number: (step: Step) => number) =>
    bought.flatMap((step) => {
      const cost = price(step.id, 1, bound);
      return cost ? at(Array<number>(number(step)).fill(step.ms), 'items', cost) : [];
    });
  return {
    least: pay('least', () => 1),
    most: pay('most', ({ presses, cancelled }) => Math.max(1, presses - cancelled)),
  };
}

const MINUTE_MS = 60_000;
/** Longer games get no more samples, whatever length a recording claims. The end is always included. */
const MAX_MINUTES = 240;

/** Every whole minute of a game and its end, in ms. */
export function sampleTimes(endMs: number): number[] {
  const minutes = Math.min(MAX_MINUTES, Math.ceil(endMs / MINUTE_MS));
  return [...Array.from({ length: minutes }, (_, minute) => minute * MINUTE_MS), endMs];
}

/** Running totals of changes (`by` gives the amount) at each time of `sampleTimes`, inclusive. */
export function sums<T extends { ms: number }>(
  changes: readonly T[],
  by: (change: T) => number,
  times: readonly number[],
): number[] {
  const added = times.map(() => 0);
  // Changes slightly after the end, within the queue tolerance, are counted as if they came at the end.
  const last = times.length - 1;
  for (const change of changes) added[Math.min(last, Math.ceil(change.ms / MINUTE_MS))]! += by(change);
  let sum = 0;
  return added.map((more) => (sum += more));
}

/** The confirmed and possible counts at each time. */
function bandOf({ least, most }: Times, times: readonly number[]): Band {
  const added = (moments: readonly number[]) =>
    sums(
      moments.map((ms) => ({ ms })),
      () => 1,
      times,
    );
  return { least: added(least), most: added(most) };
}
