/** Supply of a player: food used and food available. */
import { z } from 'zod';

const food = z.int().nonnegative();
const band = z.tuple([food, food]);

/** The supply at a step of a build order. */
export const supplySchema = z
  .strictObject({
    used: band.describe(
      'Minimum and maximum food of units alive and in training. The maximum assumes that nothing has died, the ' +
        'minimum leaves out everything that may have died by then (`maybeLost`).',
    ),
    made: band
      .nullable()
      .describe('Minimum and maximum food room that halls and farms provide; null if that says little.'),
  })
  .describe(
    'Supply as the game shows it. Only present if it is known to within 8 food, and until a death is ' +
      'confirmed.',
  );

export type Supply = z.infer<typeof supplySchema>;

const ms = z.int().nonnegative().describe('Game time in ms.');

/** Food that is proven to be lost. */
export const foodLossSchema = z
  .strictObject({ ms, food: z.int().positive() })
  .describe('Minimum food lost by then.');

/** A limit of food that follows from deaths. */
export const foodLimitSchema = z
  .strictObject({ ms, food: z.int().positive() })
  .describe('The highest possible limit from then on.');

/** Food from or by a game time in ms. */
export type FoodAt = z.infer<typeof foodLossSchema>;
