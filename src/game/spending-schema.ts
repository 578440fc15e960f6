/** The spending of players per minute: `spending` in `/data/games/{replayId}.json`. */
import { z } from 'zod';
import { SPENDING_KINDS, type SpendingKind } from './vocabulary.ts';

const amounts = z
  .array(z.int().nonnegative())
  .describe('Totals from the start up to each time in `minutes`.');
const band = z.strictObject({
  least: amounts.describe('Confirmed minimum that was spent or made by then.'),
  most: amounts.describe('Possible maximum that was spent or made by then.'),
});

const player = z.strictObject({
  slot: z.string().describe('Place in the lobby, counted from 1.'),
  gold: band.describe('Gold spent by then.'),
  lumber: band.describe('Lumber spent by then.'),
  food: band.describe(
    'Food of all units and heroes born by then. It isn’t known how many of them were alive.',
  ),
  kinds: z
    .array(
      z.strictObject({
        kind: z.enum(Object.keys(SPENDING_KINDS) as SpendingKind[]),
        gold: band,
        lumber: band,
      }),
    )
    .describe('The same totals by purpose.'),
  born: z
    .array(z.strictObject({ id: z.string(), name: z.string(), count: band }))
    .describe('Units and heroes born by then, by type.'),
  unpriced: z.array(z.string()).describe('Ordered ids without a known price; they aren’t counted.'),
});

/** What the players of a game spent, with the prices that were used. */
export const spendingSchema = z.strictObject({
  costs: z.strictObject({
    patch: z.string().describe('Patch whose prices we use for the game.'),
    exact: z
      .boolean()
      .describe(
        'Whether these prices are known to be right for everything ordered: we have the game’s own ' +
          'patch, or the nearest earlier and later patches agree. Otherwise they are from the ' +
          'nearest patch we have.',
      ),
    sentence: z.string().describe('The same as a sentence.'),
  }),
  minutes: z
    .array(z.int().nonnegative())
    .describe('Game times of the amounts in ms: each whole minute, and the end.'),
  players: z.array(player).describe('Those whose orders are recorded, which those of computers aren’t.'),
});

export type GameSpending = z.infer<typeof spendingSchema>;
export type PlayerSpending = z.infer<typeof player>;
export type Band = z.infer<typeof band>;
