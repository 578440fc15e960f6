/** Supply of a player: food used and food available. */
import { z } from 'zod';

const food = z.int().nonnegative();
const band = z.tuple([food, food]);

export const supplySchema = z
  .strictObject({
    used: band.describe('Food of units alive and in training, at least and at most, if nothing has died.'),
    made: band
      .nullable()
      .describe(
        'Food that halls and farms make room for, at least and at most; null where that says little.',
      ),
  })
  .describe('As the game shows it. Only told where it is known to 8 food, and until a death is proven.');

export type Supply = z.infer<typeof supplySchema>;

export const foodLossSchema = z
  .strictObject({ ms: z.int().nonnegative().describe('Game time in ms.'), food: z.int().positive() })
  .describe('Minimum food lost by then.');

export type FoodLoss = z.infer<typeof foodLossSchema>;
