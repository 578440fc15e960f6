/** When a player reached tiers 2 and 3. */
import { baseForm } from './births/base-form.ts';
import { owners } from './births/ownership.ts';
import type { Game, GamePlayer } from '../game.ts';
import type { Costs } from '../objects/costs.ts';
import { TOWN_HALLS } from '../objects/table.ts';
import { stood, type Step } from './step.ts';
import type { TierDoubt } from '../vocabulary.ts';

/**
 * Duration of every town hall upgrade. In measurements, 592 of 596 upgrades were first seen finished this
 * long after the order or later.
 */
export const HALL_UPGRADE_MS = 140_000;

/** Tolerance: finished upgrades are seen at most this much early. */
const EARLY_MS = 1000;

/** What is known of a town hall upgrade. */
export interface Tier {
  tier: 2 | 3;
  id: string;
  /** Game time in ms of the decisive upgrade order. */
  orderedMs: number | null;
  /** `orderedMs` plus 140 s, if the game lasted that long and nothing contradicts it; basis `derived`. */
  completedMs: number | null;
  /** When the player's hall first showed as this tier in a selection. */
  observedMs: number | null;
  /** The player's first order that requires this tier, used if the hall was never selected again. */
  neededMs: number | null;
  doubt: TierDoubt | null;
}

/**
 * Facts about tiers 2 and 3. `endMs` is the last moment at which the player took part, and the last argument has the tiers that
 * objects require in the game's release.
 */
export function readTiers(
  game: Game,
  player: GamePlayer,
  steps: readonly Step[],
  endMs: number,
  { tierOf }: Pick<Costs, 'tierOf'>,
): Tier[] {
  if (!player.race) return [];
  const halls = TOWN_HALLS[player.race];
  const units = ownHalls(game, player);
  return ([2, 3] as const).map((tier) => {
    const id = halls[tier - 1] as string;
    const orders = steps.filter((step) => step.id === id && step.type === 'upgrade');
    const observedMs = firstObserved(units, halls.slice(0, tier - 1), id);
    const order = decisiveOrder(orders, observedMs);
    const doubt = doubtOf(orders, order, observedMs, endMs);
    const isCompleted = order && doubt !== 'contradicted' && order.ms + HALL_UPGRADE_MS <= endMs;
    return {
      tier,
      id,
      orderedMs: order?.ms ?? null,
      completedMs: isCompleted ? Math.min(order.ms + HALL_UPGRADE_MS, observedMs ?? Infinity) : null,
      observedMs,
      neededMs: steps.find((step) => stood(step) && needsTier(step, tier, halls, tierOf))?.ms ?? null,
      doubt,
    };
  });
}

/**
 * The contract's tier time: when the player was first seen at that tier, by a selected hall or by an order that
 * requires it. It doesn't say when the upgrade finished, only that it was finished by then.
 */
export function seenAtTier(tier: Tier | undefined): number | null {
  const times = [tier?.observedMs ?? null, tier?.neededMs ?? null].filter((ms) => ms !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

/**
 * The forms of the player's units, without halls that others own: players of one race can give orders to an ally's hall.
 * A unit is a hall that was selected when it got orders.
 */
function ownHalls(game: Game, player: GamePlayer): GamePlayer['units'] {
  const { objects = [] } = game;
  const slots = owners(game);
  const [ownUnits, othersUnits] = [new Set<number>(), new Set<number>()];
  let selection: readonly number[] = [];
  for (const event of player.events) {
    selection = event.with ?? selection;
    if (event.by === undefined) continue;
    const kind = baseForm(player.units[event.by]?.[0]?.[1] ?? '');
    for (const number of selection)
      if (baseForm(objects[number]?.forms?.[0]?.[1] ?? '') === kind)
        (slots[number] == null || slots[number] === player.slot ? ownUnits : othersUnits).add(event.by);
  }
  return player.units.filter((_, unit) => ownUnits.has(unit) || !othersUnits.has(unit));
}

/** When a hall that this player had commanded at a lower tier first showed as `id`. */
function firstObserved(units: GamePlayer['units'], lower: readonly string[], id: string): number | null {
  const times = units.flatMap((forms) => {
    const index = forms.findIndex(([, form]) => form === id);
    return index > 0 && lower.includes(forms[0]?.[1] ?? '') ? [forms[index]?.[0] ?? 0] : [];
  });
  return times.length > 0 ? Math.min(...times) : null;
}

/** Whether an order requires a tier. The next hall upgrade itself requires the tier below. */
function needsTier(step: Step, tier: 2 | 3, halls: readonly string[], tierOf: Costs['tierOf']): boolean {
  const hall = halls.indexOf(step.id);
  if (hall >= 0) return hall >= tier;
  return step.type !== 'item' && (tierOf(step.id) ?? 1) >= tier;
}

/**
 * The order that caused the tier. An order repeated before the upgrade could finish replaces the earlier one. Later
 * orders, and those after the hall was seen upgraded, are for another hall.
 */
function decisiveOrder(orders: readonly Step[], observedMs: number | null): Step | undefined {
  const inTime = orders.filter((step) => stood(step) && step.ms <= (observedMs ?? Infinity));
  return inTime.reduce<Step | undefined>(
    (decisive, step) => (decisive && step.ms - decisive.ms >= HALL_UPGRADE_MS ? decisive : step),
    undefined,
  );
}

function doubtOf(
  orders: readonly Step[],
  order: Step | undefined,
  observedMs: number | null,
  endMs: number,
): TierDoubt | null {
  if (!order) return orders.length > 0 ? 'cancelled' : null;
  // The sighting takes precedence: another order, or a different rule, caused the upgrade.
  if (observedMs !== null && order.ms + HALL_UPGRADE_MS > observedMs + EARLY_MS) return 'contradicted';
  if (order.ms + HALL_UPGRADE_MS > endMs) return 'unfinished';
  return orders.some((other) => other.ms < order.ms) ? 'repeated' : null;
}
