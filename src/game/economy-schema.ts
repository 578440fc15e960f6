/** The economy of players: `economy` in `/data/games/{replayId}.json`. */
import { z } from 'zod';
import { object } from './schema-parts.ts';

const ms = z.int().nonnegative().describe('Game time in ms, pauses left out.');
const amounts = z.array(z.int().nonnegative()).describe('By the times of `spending.minutes`.');
const band = z.strictObject({ least: amounts, most: amounts });

const expansion = z.strictObject({
  ms: ms.describe('When it was ordered, as in `expansions`.'),
  ...object,
  place: z.string().describe('As its player would say it: "at the natural".'),
  begunMs: ms
    .nullable()
    .describe(
      'When it had begun at the latest: by `expansions`, or as orders were aimed at a building on its site.',
    ),
  workers: z
    .strictObject({ firstMs: ms, lastMs: ms })
    .nullable()
    .describe(
      'The first and last order of its player that sends a worker to its gold mine; null where none is known.',
    ),
});

const player = z.strictObject({
  slot: z.string(),
  workers: band.describe(
    'Workers by then, those of the start included, less Wisps that became buildings. Deaths are not taken off.',
  ),
  mines: band.describe(
    'Gold mines opened by then, that of the start included: at least those whose hall is confirmed and got a worker, at most all ordered.',
  ),
  harassed: amounts.describe('Number of attack orders at other sides’ workers by then. These are not kills.'),
  upkeep: z
    .array(
      z.strictObject({
        over: z.union([z.literal(50), z.literal(80)]).describe('Food above which upkeep takes more gold.'),
        ms: ms.describe('At the latest: so much food is confirmed alive then.'),
      }),
    )
    .describe(
      'Only what is confirmed; food may have been above it sooner. Empty in Reign of Chaos, whose limits differ.',
    ),
  expansions: z.array(expansion).describe('Expansions that existed, by time.'),
});

export const economySchema = z
  .array(player)
  .describe('Workers, mines and upkeep, from orders and objects. Gold spent is in `spending`.');

export type PlayerEconomy = z.infer<typeof player>;
