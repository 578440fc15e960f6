/** What `/data/tracks/{replayId}.json` says of a game: what playback needs. Not covered by the API's promise. */
import { z } from 'zod';

const ms = z.int().nonnegative().describe('Game time in ms, pauses left out.');
const slot = z.int().min(1).describe('Place in the lobby, counted from 1.');
const units = z.number().describe('Map units: 128 to a building square.');
const point = z.tuple([units, units]);

export const gameTrackSchema = z.strictObject({
  heroes: z
    .array(
      z.strictObject({
        slot,
        id: z.string().describe('Object id of the hero.'),
        times: z.array(z.int()).describe('Steps of 50 ms since the entry before.'),
        kinds: z
          .string()
          .describe(
            'A letter for each entry: s seen there while walking, S seen there, w walks there, n stands there, ' +
              'p a portal put it there (inferred), d it was there when its revive order came.',
          ),
        x: z.array(z.int()).describe('Steps of 16 map units from the entry before.'),
        y: z.array(z.int()),
      }),
    )
    .describe('Columns of equal length. Where a hero was between two entries is estimated.'),
  fights: z.array(
    z.strictObject({
      ms,
      lastsMs: ms,
      at: point,
      spread: units.describe('Half of its orders lie within this of the middle.'),
      orders: z.array(z.int().nonnegative()).describe('Attack orders, by side.'),
    }),
  ),
  buildings: z
    .array(z.tuple([slot, z.int(), z.int(), z.int(), z.union([z.literal(0), z.literal(1)])]))
    .describe(
      'Slot, steps of 50 ms since the one before, x and y in steps of 16 map units, and 1 for a town hall.',
    ),
  camps: z.array(z.strictObject({ slot, ms, lastsMs: ms, at: point })),
});
