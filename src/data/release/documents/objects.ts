/** `objects.json`: the meanings of the object ids in the tables, with their numbers by release of the game. */
import { z } from 'zod';
import { needsByRelease, numbersByRelease } from '../../../game/objects/numbers/by-release.ts';
import { sourcesOf } from '../../../game/objects/numbers/sources.ts';
import { allObjects } from '../../../game/objects/table.ts';
import { RACES } from '../../../game/races.ts';

const amount = z.int().nonnegative();

/** Schema of `objects.json`. */
export const objectsSchema = z.array(
  z.strictObject({
    id: z.string().describe('Four-letter id in the game, such as "hfoo".'),
    name: z.string().describe('English name.'),
    kind: z.enum(['building', 'unit', 'hero', 'upgrade', 'item', 'morph']),
    race: z.enum(RACES).nullable().describe('The race; null for neutral objects.'),
    tier: z.int().nullable().describe('Town hall tier that the object requires; null if tiers don’t apply.'),
    worker: z.boolean().describe('Whether it builds or gathers.'),
    levels: z.int().describe('Number of upgrade levels; 1 for everything else.'),
    costs: z
      .array(
        z.strictObject({
          patch: z.string().describe('First release with these numbers, which hold until the next one.'),
          gold: amount,
          lumber: amount,
          food: amount,
          seconds: z.number().nullable().describe('Time to make the object; null if unknown.'),
          perLevel: z
            .strictObject({ gold: amount, lumber: amount, seconds: amount })
            .nullable()
            .describe('Increase per additional level of an upgrade; null for everything else.'),
          foodMade: amount.describe('Food that the building supplies; 0 for everything else.'),
          tier: z.int().nullable().describe('Required town hall tier in these releases.'),
          stock: z
            .strictObject({ most: amount, everySeconds: amount, fromSeconds: amount })
            .nullable()
            .describe(
              'How one shop stocks it: at most, restocked every, from when; null if nobody sells it.',
            ),
          sources: z.array(z.string()).describe('Where these numbers come from.'),
        }),
      )
      .describe(
        'Numbers of the first level for each release that changed one; empty for objects without a price.',
      ),
    needs: z
      .array(
        z.strictObject({
          patch: z.string().describe('First release with these requirements, which hold until the next one.'),
          requires: z.array(z.string()).describe('Ids of required buildings and upgrades.'),
          requiresFurther: z.array(z.string()).describe('Ids required for further levels of an upgrade.'),
          level: z.int().nullable().describe('Level of the unit, which decides what a kill is worth.'),
        }),
      )
      .describe('Requirements for each release that changed one; older ones aren’t known.'),
  }),
);

/** Every object with its numbers by release. */
export function objectsDocument(): z.input<typeof objectsSchema> {
  return allObjects().map(({ id, name, kind, race, tier, worker, levels }) => {
    const costs = numbersByRelease(id).map(({ release, ...numbers }) => ({
      patch: release,
      ...numbers,
      sources: sourcesOf(release),
    }));
    const needs = needsByRelease(id).map(({ release, ...needed }) => ({ patch: release, ...needed }));
    return { id, name, kind, race, tier, worker, levels, costs, needs };
  });
}
