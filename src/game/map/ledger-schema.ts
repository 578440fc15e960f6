/** Fights and their ledgers in `/data/games/{replayId}.json`. */
import { z } from 'zod';

const count = z.int().nonnegative();
const ms = z.int().nonnegative().describe('Game time in ms, pauses left out.');
const slot = z.int().min(1).describe('Place in the lobby, counted from 1.');
const kinds = z.array(z.strictObject({ id: z.string(), name: z.string(), count }));

const ledgerSide = z.strictObject({
  brought: kinds.describe(
    'Units that surely took part: they led a selection near it in the minute before or during it, were aimed at, or were last seen in it.',
  ),
  food: z
    .strictObject({ least: count, most: count.nullable() })
    .describe(
      'Food of these units and heroes, and of everything that was born by then and is not proven lost; null where nothing is known of it.',
    ),
  heroes: z
    .array(
      z.strictObject({
        slot,
        id: z.string(),
        name: z.string(),
        atLeast: count.describe('The level that skill points spent before it prove.'),
        atMost: count.nullable().describe('The highest level possible by then; null without a map file.'),
        revived: z
          .boolean()
          .describe('Its next revival was ordered, and this is the fight where it was commanded last.'),
      }),
    )
    .describe('Heroes that were commanded near it in the minute before or during it.'),
  lastSeen: kinds.describe(
    'Units that were selected for five orders and more, and never named again after this fight. Most have died; not all.',
  ),
  lastSeenFood: count.describe('Food of these units.'),
  losses: z
    .strictObject({ before: count, after: count })
    .nullable()
    .describe(
      'Food proven lost by the beginning of this fight, and by that of the next one. Units confirmed in between can have been lost before. Null for players with allies.',
    ),
  camps: z
    .array(count)
    .describe(
      'Camps that this side was attacking and the other side attacked within a minute after; numbers as in `places.camps`.',
    ),
  expansions: z
    .array(ms)
    .describe(
      'When its expansions were ordered whose hall was attacked in it and never named again after it.',
    ),
  buildings: kinds.describe('Buildings that were aimed at, and never named again after this fight.'),
  portals: count.describe('Portals home during it and 15 seconds after (inferred).'),
  left: z
    .array(slot)
    .describe(
      'Players who left during it or within 30 seconds after. Winners are not listed, because the game was over.',
    ),
});

const ledgerSchema = z.strictObject({
  sides: z.array(ledgerSide).describe('In the order of `places.sides`.'),
  stayed: count
    .nullable()
    .describe(
      'The side that gave orders there within 15 seconds after, while the other gave none and sent heroes away. It says little of ' +
        'who won: in 21 of 36 recorded fights with such a side, the other side had more heroes revived (58 %, interval 42 to 73). ' +
        'Null where that is not clear.',
    ),
  ahead: count
    .nullable()
    .describe(
      'The side that gave at least twice as many attack orders. In 52 of 61 recorded fights with such a side, the other side ' +
        'had more heroes revived (85 %, interval 74 to 92). Null where no side did, and with more than two sides.',
    ),
});

/** An entry of `fights`. */
export const fightSchema = z.strictObject({
  startMs: ms,
  endMs: ms,
  at: z
    .tuple([z.number(), z.number()])
    .describe('The middle of its orders, in map units: 128 to a building square, north is up.'),
  spread: z.number().describe('Distance from the middle that covers half of the orders.'),
  place: z.string(),
  orders: z.array(count).describe('Attack orders, by side.'),
  ledger: ledgerSchema.exactOptional().describe('Absent in games kept before there was one.'),
});

export type FightLedger = z.infer<typeof ledgerSchema>;
export type LedgerSide = z.infer<typeof ledgerSide>;
