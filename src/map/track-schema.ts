/** The content of `/data/tracks/{replayId}.json`, for playback. The API's promise doesn't cover it. */
import { z } from 'zod';
import { fightSchema } from './ledger-schema.ts';

const ms = z.int().nonnegative().describe('Game time in ms, without pauses.');
const slot = z.int().min(1).describe('Place in the lobby, counted from 1.');
const units = z.number().describe('Map units: 128 per building square.');
const point = z.tuple([units, units]);
const second = z.int().nonnegative();
const number = z.int().nonnegative();

const columns = z.strictObject({
  slot,
  id: z.string().describe('Object id; empty for a unit that never led an order.'),
  times: z.array(z.int()).describe('Steps of 50 ms since the previous entry.'),
  kinds: z
    .string()
    .describe(
      'One letter per entry. s: seen there while walking. S: seen there. w: walks there. n: waits there. ' +
        'p: moved there by a portal (inferred). d: there when its revive order came.',
    ),
  x: z.array(z.int()).describe('Steps of 16 map units from the previous entry.'),
  y: z.array(z.int()).describe('The same to the north.'),
});

const side = z.strictObject({
  tiers: z.array(z.tuple([second, number])).describe('Time at which each tier was reached, from tier 2 on.'),
  supply: z
    .array(z.tuple([second, number, number, number, number]))
    .describe('Minimum and maximum of food in use and of food made; empty if unknown.'),
  spent: z
    .array(z.tuple([number, number]))
    .describe('Minimum and maximum gold and lumber spent by the times in `minutes`.'),
  lost: z.array(z.tuple([second, number])).describe('Minimum food lost by then.'),
  orders: z
    .array(z.tuple([second, number]))
    .describe('Orders that weren’t cancelled: time, and index of the name in `names`.'),
  born: z.array(z.tuple([second, number])).describe('Time from which it is confirmed to exist.'),
});

/** The data for playing back a game, `/data/tracks/{replayId}.json`. */
export const gameTrackSchema = z.strictObject({
  heroes: z.array(columns).describe('Columns of equal length. Positions between two entries are estimated.'),
  units: z
    .array(columns)
    .describe('Units that led orders or were targeted. Units that only followed aren’t known.'),
  portals: z.array(z.strictObject({ slot, ms, at: point })).describe('Town portals, inferred.'),
  levels: z
    .array(z.strictObject({ slot, id: z.string(), sure: z.array(ms), possible: z.array(ms) }))
    .describe(
      'From level 2 up: the time by which the hero certainly had the level, and the earliest ' +
        'possible time.',
    ),
  sides: z
    .strictObject({
      minutes: z.array(second).describe('Times of `spent`.'),
      names: z
        .array(z.tuple([z.string(), z.enum(['u', 'w', 'h', 'b', 'o'])]))
        .describe('Names, each of a unit, worker, hero, building or other object.'),
      sides: z.array(side).describe('In lobby order.'),
    })
    .nullable()
    .describe('Confirmed possessions of each side; times in seconds.'),
  ending: z.string().nullable().describe('End of the game as a sentence; null if it isn’t known.'),
  fights: z.array(
    z.strictObject({
      ms,
      lastsMs: ms.describe('How long it lasts.'),
      at: point,
      spread: units.describe('Radius around the middle that contains half of the orders.'),
      orders: z.array(z.int().nonnegative()).describe('Attack orders, by side.'),
      place: z.string().exactOptional().describe('Where it is, in words.'),
      ledger: fightSchema.shape.ledger,
    }),
  ),
  buildings: z
    .array(z.tuple([slot, z.int(), z.int(), z.int(), z.union([z.literal(0), z.literal(1)]), number]))
    .describe(
      'Slot; steps of 50 ms since the previous entry; x and y in steps of 16 map units; 1 for a ' +
        'town hall; minimum build time in seconds.',
    ),
  camps: z
    .array(z.strictObject({ slot, ms, lastsMs: ms, at: point }))
    .describe('Visits to creep camps, and how long they last.'),
});
