import type { Costs } from '../../objects/costs.ts';
import { stood, type Step } from '../step.ts';
import { at, type Payments } from './payments.ts';

/**
 * Cost of items: at least one item per step, because the game doesn't record refused orders; at most one item per
 * press.
 */
export function paidForItems(steps: readonly Step[], { price }: Costs): Payments {
  const bought = steps.filter((step) => step.type === 'item' && step.at === null && stood(step));
  const pay = (number: (step: Step) => number) =>
    bought.flatMap((step) => {
      const cost = price(step.id);
      return cost ? at(Array<number>(number(step)).fill(step.ms), 'items', cost) : [];
    });
  return { least: pay(() => 1), most: pay(({ presses, cancelled }) => Math.max(1, presses - cancelled)) };
}
