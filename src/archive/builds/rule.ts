/**
 * Rules as data: what a player must have ordered, in which order and by when, for a build to count as played. A rule is
 * a list of conditions that must all be met.
 */
import { z } from 'zod';
import { findObject } from '../../game/objects/table.ts';

/** A known object id: a typo in a rule must not lead to a build that no game fits. */
export const knownObjectId = z
  .string()
  .refine((id) => findObject(id) !== undefined, { error: 'is no object of the game' });

const oneOrMore = z.array(knownObjectId).min(1);

const MINUTES_AND_SECONDS = /^(\d{1,2}):([0-5]\d)$/;
const clock = z
  .string()
  .regex(MINUTES_AND_SECONDS, 'must be a game time such as "4:30", in quotation marks')
  .transform((text) => {
    const [, minutes, seconds] = MINUTES_AND_SECONDS.exec(text) ?? [];
    return (Number(minutes) * 60 + Number(seconds)) * 1000;
  });

/** A condition of a build’s rule, as its page states it. */
export const conditionSchema = z.discriminatedUnion('is', [
  z
    .strictObject({
      is: z.literal('made'),
      of: oneOrMore,
      atLeast: z.int().min(1).exactOptional(),
      atMost: z.int().min(0).exactOptional(),
      before: clock,
    })
    .refine(({ atLeast, atMost }) => (atLeast === undefined) !== (atMost === undefined), {
      error: 'must say either atLeast or atMost',
    })
    .describe(
      'Total number of these objects from orders before a given time: confirmed bounds for units, ' +
        'and orders that weren’t cancelled for everything else.',
    ),
  z
    .strictObject({ is: z.literal('near-enemy'), of: oneOrMore, atLeast: z.int().min(1), before: clock })
    .describe(
      'Number of these buildings placed close to the opponent’s start before a given time, without ' +
        'cancelled ones.',
    ),
  z
    .strictObject({ is: z.literal('order'), first: oneOrMore, then: oneOrMore })
    .describe(
      'The first object of one group is ordered before the first of another group, which may never ' +
        'be ordered.',
    ),
  z
    .strictObject({ is: z.literal('tier'), tier: z.union([z.literal(2), z.literal(3)]), before: clock })
    .describe('The town hall upgrade to a tier is ordered before a given time.'),
  z
    .strictObject({ is: z.literal('expansion'), before: clock })
    .describe('An additional town hall is ordered before a given time.'),
  z
    .strictObject({ is: z.literal('no-expansion'), before: clock })
    .describe('No additional town hall is ordered before a given time.'),
]);

export type Condition = z.infer<typeof conditionSchema>;
