/** The spending of players per minute: `spending` in `/data/games/{replayId}.json`. */
import { z } from 'zod';
import { SPENDING_KINDS, type SpendingKind } from './vocabulary.ts';

const amounts = z
  .array(z.int().nonnegative())
  .describe('By the times of `minutes`, added up from the start.');
const band = z.strictObject({
  least: amounts.describe('Proven minimum spent or made by then.'),
  most: amounts.describe('Maximum that can have been spent or made by then.'),
});

const player = z.strictObject({
  slot: z.string(),
  gold: band,
  lumber: band,
  food: band.describe('Food of all units and heroes born by then. Nobody knows how many of them were alive.'),
  kinds: z
    .array(
      z.strictObject({
        kind: z.enum(Object.keys(SPENDING_KINDS) as SpendingKind[]),
        gold: band,
        lumber: band,
      }),
    )
    .describe('The same by purpose.'),
  born: z
    .array(z.strictObject({ id: z.string(), name: z.string(), count: band }))
    .describe('Units and heroes born by then, by type.'),
  unpriced: z
    .array(z.string())
    .describe('Ids that were ordered and have no known price; they count nothing.'),
});

export const spendingSchema = z.strictObject({
  costs: z.strictObject({
    patch: z.string().describe('Patch whose prices the game is read with.'),
    exact: z
      .boolean()
      .describe(
        'Whether the patch of the game is known to have had them for all that was ordered: it is that patch, or both patches ' +
          'around it that are known agree. Otherwise it is the nearest that is known.',
      ),
    sentence: z.string(),
  }),
  minutes: z
    .array(z.int().nonnegative())
    .describe('Game times in ms of the amounts: each whole minute, and the end.'),
  players: z.array(player),
});

export type GameSpending = z.infer<typeof spendingSchema>;
export type PlayerSpending = z.infer<typeof player>;
export type Band = z.infer<typeof band>;
