/** A player's production of one kind: `made` in `/data/games/{replayId}.json`. */
import { z } from 'zod';
import { keys, object, span, gameTime } from './schema-parts.ts';
import { BIRTH_EVIDENCE, COUNT_EVIDENCE, COUNT_LOSSES, type CountLoss } from './vocabulary.ts';

const objectNumber = z.int().nonnegative().describe('Number of an object in the game’s record.');

/** One kind that a player made, with bounds and their evidence. */
export const madeSchema = z.strictObject({
  ...object,
  type: z.enum(['unit', 'hero', 'building']),
  worker: z.boolean().describe('Whether it is a worker.'),
  ordered: z.int().min(1).describe('Number of orders in the replay.'),
  min: z.int().nonnegative().describe('Minimum number made.'),
  max: z.int().nonnegative().describe('Maximum number made.'),
  basis: z.enum(COUNT_EVIDENCE).describe('Weakest evidence behind the minimum.'),
  takesMs: gameTime.describe(
    'Minimum time from an order to a birth. A building is born when work on it begins.',
  ),
  contradicted: z
    .boolean()
    .describe(
      'Whether the replay confirms more than the orders allow. If so, the maximum is the confirmed number.',
    ),
  lost: z
    .partialRecord(keys<CountLoss>(COUNT_LOSSES), z.int().positive())
    .describe('Ordered objects that cannot have been made, by reason.'),
  births: z
    .array(
      z.strictObject({
        object: objectNumber,
        seen: gameTime.describe('First time at which an order or a selection contained it.'),
        from: gameTime.describe('Earliest time of its birth.'),
        to: gameTime.describe('Latest time of its birth.'),
        estimate: gameTime.describe('Likely time of its birth, between these two.'),
        basis: z.enum(BIRTH_EVIDENCE).describe('How its kind is known: it was seen, or nothing else fits.'),
        ordered: gameTime
          .nullable()
          .describe('The order for it in our model of the queues; null if none fits.'),
        maker: objectNumber.nullable().describe('The building of that order; null if unknown.'),
        standing: span
          .nullable()
          .exactOptional()
          .describe('Buildings only: when the building was finished; null if the game ended before.'),
        forms: z
          .array(
            z.strictObject({
              ...object,
              ordered: gameTime
                .nullable()
                .describe('The order for it that went to this building; null if none did.'),
              done: span.describe(
                'Earliest and latest time at which it was done, from its order and from when it was ' +
                  'seen.',
              ),
            }),
          )
          .exactOptional()
          .describe(
            'Buildings only: towers and town hall tiers that it became, if a player selected it ' +
              'afterwards.',
          ),
      }),
    )
    .describe('Confirmed objects, with the earliest and latest time at which each was born.'),
  orders: z
    .array(
      z.strictObject({
        ms: gameTime,
        maker: z
          .strictObject(object)
          .nullable()
          .describe('Kind of the selected buildings that got the order.'),
        makers: z.array(objectNumber),
        may: z.int().nonnegative().describe('Number of objects that it may have made.'),
        sure: span
          .exactOptional()
          .describe('If it was pressed only once, it made at least one object, born between these times.'),
      }),
    )
    .describe(
      'Each order and the selected buildings that got it. For buildings, it doesn’t name the worker.',
    ),
});

/** One kind of summons that somebody selected. */
export const summonedSchema = z.strictObject({ ...object, births: madeSchema.shape.births });

export type AnalysedMade = z.infer<typeof madeSchema>;
