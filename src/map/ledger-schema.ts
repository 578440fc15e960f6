/** Fights and their ledgers in `/data/games/{replayId}.json`. */
import { z } from 'zod';
import { REVIVED_MORE, revivalWords } from './revived-more.ts';

const count = z.int().nonnegative();
/** A side by its index in `places.sides`. */
const sideIndex = z.int().nonnegative();
const ms = z.int().nonnegative().describe('Game time in ms, without pauses.');
const slot = z.int().min(1).describe('Place in the lobby, counted from 1.');
/** A camp by its number in the map file. */
const campNumber = z.int().nonnegative();
const kinds = z.array(z.strictObject({ id: z.string(), name: z.string(), count }));

const ledgerSide = z.strictObject({
  brought: kinds.describe(
    'Units that certainly took part: they led a selection near the fight, during it or in the ' +
      'minute before, were targeted, or were last seen in it.',
  ),
  food: z
    .strictObject({ least: count, most: count.nullable() })
    .describe(
      'Food of these units and heroes. At most: everything that was born by then and isn’t proven lost, and no ' +
        'more than halls and farms could feed when the fight began, with what can have been trained while it ' +
        'lasted; null if unknown.',
    ),
  heroes: z
    .array(
      z.strictObject({
        slot,
        id: z.string(),
        name: z.string(),
        atLeast: count.describe('The minimum level, proven by skill points spent before the fight.'),
        atMost: count.nullable().describe('The highest level possible by then; null without a map file.'),
        revived: z
          .boolean()
          .describe(
            'Whether its revival was ordered next, even if that was taken back, and this is the last fight in which ' +
              'it got an order.',
          ),
        deaths: count.describe('Number of its deaths in the fight that revive orders prove.'),
      }),
    )
    .describe(
      'Heroes that got orders near the fight, during it or in the minute before, or that were attacked in it.',
    ),
  lastSeen: kinds.describe(
    'Units that were selected for five or more orders and never named again after this fight. Most ' +
      'of them, but not all, have died.',
  ),
  lastSeenFood: count.describe('Food of these units.'),
  losses: z
    .strictObject({ before: count, after: count })
    .nullable()
    .describe(
      'Food confirmed as lost by the start of this fight, and by the start of the next fight. Losses ' +
        'proven in between may have happened earlier. Null for players with allies.',
    ),
  camps: z
    .array(campNumber)
    .describe(
      'Camps that this side was attacking and that the other side attacked within the next minute; ' +
        'numbers as in `places.camps`.',
    ),
  expansions: z
    .array(ms)
    .describe(
      'Order times of the side’s expansions whose hall was attacked in the fight and never named again.',
    ),
  buildings: kinds.describe('Buildings that were targeted and never named again after this fight.'),
  portals: count.describe('Town portals during the fight and up to 15 seconds after (inferred).'),
  left: z
    .array(slot)
    .describe(
      'Players who left during the fight or within 30 seconds after, and took part in its last 20 seconds until then. Winners aren’t listed, because the game was over.',
    ),
});

const ledgerSchema = z.strictObject({
  sides: z.array(ledgerSide).describe('In the order of `places.sides`.'),
  stayed: sideIndex
    .nullable()
    .describe(
      'The side that gave orders there within 15 seconds after, while the other side gave none and ' +
        `sent heroes away. This says little about who won. ${revivalWords(REVIVED_MORE.stayed)} Null if unclear.`,
    ),
  ahead: sideIndex
    .nullable()
    .describe(
      `The side that gave at least twice as many attack orders. ${revivalWords(REVIVED_MORE.ahead)} ` +
        'Null if no side did, or with more than two sides.',
    ),
});

/** An entry of `fights`. */
export const fightSchema = z.strictObject({
  startMs: ms.describe('Its first attack order, in ms of game time.'),
  endMs: ms.describe('Its last attack order.'),
  at: z
    .tuple([z.number(), z.number()])
    .describe('The middle of its orders, in map units: 128 per building square, north is up.'),
  spread: z.number().describe('Radius around the middle that contains half of the orders.'),
  place: z.string().describe('Where it is, in words.'),
  orders: z.array(count).describe('Attack orders, by side.'),
  ledger: ledgerSchema.exactOptional().describe('Absent in games stored before this field existed.'),
});

export type FightLedger = z.infer<typeof ledgerSchema>;
export type LedgerSide = z.infer<typeof ledgerSide>;
