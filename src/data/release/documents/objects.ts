/** `objects.json`: the meanings of the object ids in the tables. */
import { z } from 'zod';
import { allCosts } from '../../../game/objects/costs.ts';
import { PRICE_TABLES } from '../../../game/objects/prices.ts';
import { allObjects } from '../../../game/objects/table.ts';
import { RACES } from '../../../game/summary.ts';

const amount = z.int().nonnegative();

export const objectsSchema = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['building', 'unit', 'hero', 'upgrade', 'item', 'morph']),
    race: z.enum(RACES).nullable().describe('The race; null for neutral objects.'),
    tier: z.int().nullable().describe('Town hall tier that the object requires; null if tiers don’t apply.'),
    worker: z.boolean(),
    levels: z.int().describe('Number of upgrade levels; 1 for everything else.'),
    costs: z
      .array(
        z.strictObject({
          patch: z.string().describe('Patch of the price table, which is valid until the next one.'),
          gold: amount,
          lumber: amount,
          food: amount,
          seconds: z.number().nullable().describe('Time to make the object; null if unknown.'),
        }),
      )
      .describe(
        'Price of the first level for each patch that changed it; empty for objects without a price.',
      ),
  }),
);

/** Every object with its prices in the given tables. */
export function objectsDocument(tables = PRICE_TABLES): z.input<typeof objectsSchema> {
  const tablesOfCosts = allCosts(tables);
  return allObjects().map(({ id, name, kind, race, tier, worker, levels }) => {
    const dated = tablesOfCosts.flatMap(({ patch, price, makeMs }) => {
      const cost = price(id);
      const ms = makeMs(id);
      return cost ? [{ patch, ...cost, seconds: ms === null ? null : ms / 1000 }] : [];
    });
    const text = ({ patch: _, ...cost }: (typeof dated)[number]) => JSON.stringify(cost);
    const costs = dated.filter((cost, at) => at === 0 || text(cost) !== text(dated[at - 1]!));
    return { id, name, kind, race, tier, worker, levels, costs };
  });
}
