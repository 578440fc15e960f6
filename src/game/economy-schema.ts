/** The economy of players: `economy` in `/data/games/{replayId}.json`. */
import { z } from 'zod';
import { object } from './schema-parts.ts';

const ms = z.int().nonnegative().describe('Game time in ms, without pauses.');
const amounts = z.array(z.int().nonnegative()).describe('At the times in `spending.minutes`.');
const band = z.strictObject({ least: amounts, most: amounts });

const expansion = z.strictObject({
  ms: ms.describe('When it was ordered, as in `expansions`.'),
  ...object,
  place: z.string().describe('As its player would describe it: "at the natural".'),
  begunMs: ms
    .nullable()
    .describe(
      'Latest time at which work on it began, as in `expansions`; null if nothing proves that it did.',
    ),
  workers: z
    .strictObject({ firstMs: ms, lastMs: ms })
    .nullable()
    .describe('The player’s first and last order that sends a worker to its gold mine; null if unknown.'),
});

const player = z.strictObject({
  slot: z.string(),
  workers: band.describe(
    'Workers by then, including those at the start, without Wisps that became buildings. Deaths ' +
      'aren’t subtracted.',
  ),
  mines: band.describe(
    'Gold mines opened by then, including the one at the start. Minimum: those whose hall is ' +
      'confirmed and got a worker. Maximum: those with an ordered hall.',
  ),
  harassed: amounts.describe('Number of attack orders at other sides’ workers by then. These are not kills.'),
  upkeep: z
    .array(
      z.strictObject({
        over: z
          .union([z.literal(50), z.literal(80)])
          .describe('Food limit above which upkeep takes more gold.'),
        ms: ms.describe(
          'Latest time: by then, more food than the limit is confirmed alive, or in use according to `supply`.',
        ),
      }),
    )
    .describe(
      'Confirmed times only; food may have been above a limit sooner. Empty in Reign of Chaos, ' +
        'whose limits differ.',
    ),
  expansions: z.array(expansion).describe('Expansions that existed, sorted by time.'),
});

/** The economy of all players, in lobby order. */
export const economySchema = z
  .array(player)
  .describe('Workers, mines and upkeep, from orders and objects. Gold spent is in `spending`.');

export type PlayerEconomy = z.infer<typeof player>;
