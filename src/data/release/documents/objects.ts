/** `objects.json`: what the object ids of the tables stand for. */
import { z } from 'zod';
import { costsOf } from '../../../game/objects/costs.ts';
import { allObjects } from '../../../game/objects/table.ts';
import { RACES } from '../../../game/summary.ts';

const amount = z.int().nonnegative();

export const objectsSchema = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['building', 'unit', 'hero', 'upgrade', 'item', 'morph']),
    race: z.enum(RACES).nullable().describe('Null for what is neutral.'),
    tier: z
      .int()
      .nullable()
      .describe('Tier of the town hall that it needs first; null where tiers do not apply.'),
    worker: z.boolean(),
    levels: z.int().describe('Levels of an upgrade; 1 for everything else.'),
    costs: z
      .array(
        z.strictObject({
          patch: z.string().describe('Patch of the table; it holds until the next one.'),
          gold: amount,
          lumber: amount,
          food: amount,
          seconds: z.number().nullable().describe('Time to make it; null when not known.'),
        }),
      )
      .describe('Price of the first level by patch, only where it changed; empty for what has none.'),
  }),
);

/** One patch of every table of prices there is. */
const TABLES = [
  { patch: '1.24', build: 0 },
  { patch: '1.27', build: 0 },
  { patch: '1.31', build: 0 },
  { patch: null, build: 0 },
].map((dated) => costsOf({ ...dated, expansion: true }));

export const objectsDocument = (): z.input<typeof objectsSchema> =>
  allObjects().map(({ id, name, kind, race, tier, worker, levels }) => {
    const all = TABLES.flatMap(({ patch, price, makeMs }) => {
      const cost = price(id);
      const ms = makeMs(id);
      return cost ? [{ patch, ...cost, seconds: ms === null ? null : ms / 1000 }] : [];
    });
    const says = ({ patch: _, ...cost }: (typeof all)[number]) => JSON.stringify(cost);
    const costs = all.filter((one, index) => index === 0 || says(one) !== says(all[index - 1]!));
    return { id, name, kind, race, tier, worker, levels, costs };
  });
