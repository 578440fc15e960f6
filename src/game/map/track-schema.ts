/** The content of `/data/tracks/{replayId}.json`, for playback. The API's promise doesn't cover it. */
import { z } from 'zod';
import { fightSchema } from './ledger-schema.ts';

const ms = z.int().nonnegative().describe('Game time in ms, pauses left out.');
const slot = z.int().min(1).describe('Place in the lobby, counted from 1.');
const units = z.number().describe('Map units: 128 to a building square.');
const point = z.tuple([units, units]);
const second = z.int().nonnegative();
const number = z.int().nonnegative();

const columns = z.strictObject({
  slot,
  id: z.string().describe('Object id; empty for a unit that never led an order.'),
  times: z.array(z.int()).describe('Steps of 50 ms since the entry before.'),
  kinds: z
    .string()
    .describe(
      'A letter for each entry. s: seen there while walking. S: seen there. w: walks there. n: waits there. ' +
        'p: moved there by a portal (inferred). d: there when its revive order came.',
    ),
  x: z.array(z.int()).describe('Steps of 16 map units from the entry before.'),
  y: z.array(z.int()),
});

const side = z.strictObject({
  tiers: z.array(z.tuple([second, number])).describe('When each tier was reached, from tier 2 on.'),
  supply: z
    .array(z.tuple([second, number, number, number, number]))
    .describe('Food in use and food made, each at least and at most; nothing where it is not known.'),
  spent: z
    .array(z.tuple([number, number]))
    .describe('Gold and lumber spent by the times of `minutes`, at least and at most.'),
  lost: z.array(z.tuple([second, number])).describe('Food lost by then, at least.'),
  orders: z
    .array(z.tuple([second, number]))
    .describe('Orders that were not taken back: when, and the place of the name among `names`.'),
  born: z.array(z.tuple([second, number])).describe('Confirmed to be there from then on.'),
});

export const gameTrackSchema = z.strictObject({
  heroes: z
    .array(columns)
    .describe('Columns of equal length. Where a hero was between two entries is estimated.'),
  units: z
    .array(columns)
    .describe('Units that led orders or were aimed at. Nothing is known of those that only went along.'),
  portals: z.array(z.strictObject({ slot, ms, at: point })).describe('Portals home, inferred.'),
  levels: z
    .array(z.strictObject({ slot, id: z.string(), sure: z.array(ms), possible: z.array(ms) }))
    .describe('From level 2 on: when a hero had it for sure, and when it can have had it first.'),
  sides: z
    .strictObject({
      minutes: z.array(second),
      names: z
        .array(z.tuple([z.string(), z.enum(['u', 'w', 'h', 'b', 'o'])]))
        .describe('Names, each a unit, worker, hero, building or other thing.'),
      sides: z.array(side),
    })
    .nullable()
    .describe('Confirmed possessions of each side; times in seconds.'),
  ending: z.string().nullable().describe('End of the game.'),
  fights: z.array(
    z.strictObject({
      ms,
      lastsMs: ms,
      at: point,
      spread: units.describe('Distance from the middle that covers half of the orders.'),
      orders: z.array(z.int().nonnegative()).describe('Attack orders, by side.'),
      place: z.string().exactOptional(),
      ledger: fightSchema.shape.ledger,
    }),
  ),
  buildings: z
    .array(z.tuple([slot, z.int(), z.int(), z.int(), z.union([z.literal(0), z.literal(1)]), number]))
    .describe(
      'Slot; steps of 50 ms since the one before; x and y in steps of 16 map units; 1 for a town hall; the fewest seconds it takes.',
    ),
  camps: z.array(z.strictObject({ slot, ms, lastsMs: ms, at: point })),
});
