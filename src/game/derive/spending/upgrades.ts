/** What research cost. */
import type { Bound, Costs } from '../../objects/costs.ts';
import { findObject, isTownHall } from '../../objects/table.ts';
import type { Press } from '../births/presses.ts';
import { stood, type Step } from '../step.ts';
import { HALL_UPGRADE_MS, type Tier } from '../tiers.ts';
import { ordered, payAt, type Payment, type Payments } from './payments.ts';

/**
 * Cost of research, level by level. The game doesn't record refused orders, so every order that was not cancelled was
 * paid for. Orders beyond the highest level repeat an unsuccessful order.
 */
export function paidForResearch(steps: readonly Step[], { price }: Costs): Payments {
  const levels = new Map<string, number>();
  const paid: Payments = { least: [], most: [] };
  for (const step of steps) {
    if (step.type !== 'upgrade' || isTownHall(step.id) || !stood(step)) continue;
    const level = (levels.get(step.id) ?? 0) + 1;
    levels.set(step.id, level);
    const highest = findObject(step.id)?.levels ?? 1;
    const pay = (bound: Bound): Payment[] => {
      const cost = price(step.id, Math.min(level, highest), bound);
      return cost ? payAt([step.ms], 'upgrades', cost) : [];
    };
    paid.most.push(...pay('most'));
    if (level <= highest) paid.least.push(...pay('least'));
  }
  return paid;
}

/** Cost of tiers: paid at least once if ordered or seen, and at most as often as ordered. */
export function paidForHalls(steps: readonly Step[], tiers: readonly Tier[], { price }: Costs): Payments {
  const paid = tiers.map(({ id, orderedMs, observedMs }) => {
    const seenMs = observedMs === null ? null : Math.max(0, observedMs - HALL_UPGRADE_MS);
    const sure = orderedMs ?? seenMs;
    const orders = steps.filter((step) => step.id === id && step.type === 'upgrade' && stood(step));
    const times = ordered(
      sure === null ? [] : [sure],
      orders.map(({ ms }) => ms),
    );
    const pay = (bound: Bound): Payment[] => {
      const cost = price(id, 1, bound);
      return cost ? payAt(times[bound], 'upgrades', cost) : [];
    };
    return { least: pay('least'), most: pay('most') };
  });
  return { least: paid.flatMap(({ least }) => least), most: paid.flatMap(({ most }) => most) };
}

/**
 * Cost of towers and Destroyers, which are upgrades of other objects. Each order that was not cancelled was paid for at
 * least once. One order may have gone to all selected objects.
 */
export function paidForForms(steps: readonly Step[], presses: readonly Press[], { price }: Costs): Payments {
  const isForm = (id: string) => {
    const kind = findObject(id)?.kind;
    return (kind === 'building' || kind === 'morph') && !isTownHall(id);
  };
  const formSteps = steps.filter((step) => step.at === null && isForm(step.id) && stood(step));
  const ids = new Set(formSteps.map(({ id }) => id));
  const pay = (bound: Bound, id: string, ms: number, number = 1) => {
    const cost = price(id, 1, bound);
    return cost ? payAt(Array<number>(number).fill(ms), 'upgrades', cost) : [];
  };
  return {
    least: formSteps.flatMap(({ id, ms }) => pay('least', id, ms)),
    most: presses.flatMap(({ id, ms, makers }) =>
      ids.has(id) ? pay('most', id, ms, Math.max(1, makers.length)) : [],
    ),
  };
}
