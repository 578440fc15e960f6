/** The document `/data/maps/{slug}.json`, from the map file and from orders. The API’s promise doesn't cover it. */
import { z } from 'zod';
import type { MapEntry } from './entry.ts';

const count = z.int().nonnegative();
const places = z.array(
  z.strictObject({
    x: z.number().describe('Map units: 128 per building square, east is right.'),
    y: z.number().describe('Map units, north is up.'),
    seen: count.describe(
      'Number of games (for starts: players) whose orders show it; 0 if only the map file or symmetry does.',
    ),
  }),
);
const ring = z.array(z.tuple([z.number(), z.number()])).describe('Points in map units.');

const version = z.strictObject({
  name: z.string().describe('Name of the map as players use it.'),
  keys: z.array(z.string()).describe('Checksums of the map files that agree in their starts and mines.'),
  layout: z
    .string()
    .nullable()
    .describe(
      'Id of the map file’s layout, as in maps.json: starts, mines and camps are those of the ' +
        'file. Null if no file fits, so that only orders show the map.',
    ),
  games: count.describe('Number of archive games that it is based on.'),
  starts: places.describe('Starting places.'),
  mines: places.describe('Gold mines.'),
  camps: places.describe(
    'Creep camps: those in the map file; without one, those that a fifth of the games or more visited.',
  ),
  trees: ring.describe('Trees that orders targeted.'),
  symmetry: z
    .strictObject({
      kind: z.enum(['left-right', 'top-bottom', 'half-turn']),
      centre: z.tuple([z.number(), z.number()]).describe('Its middle, in map units.'),
    })
    .nullable()
    .describe('The symmetry that maps one half onto the other, if starts and mines prove it; else null.'),
  ground: z
    .strictObject({
      bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).describe('Left, bottom, right, top.'),
      outer: z.array(ring).describe('Outlines around nearly all orders.'),
      inner: z.array(ring).describe('Outlines around most orders.'),
    })
    .nullable()
    .describe(
      'Area where the players of these games sent units. It doesn’t come from the map file. Null if it isn’t drawn.',
    ),
});

/** The document of a map: its most played version and the others. */
export const mapDocumentSchema = version.extend({
  others: z.array(version).describe('Versions with the same name but other starts or mines.'),
});

/** Makes the document of a map: its most played version, then the others. */
export function mapDocument([most, ...others]: readonly MapEntry[]): z.input<typeof mapDocumentSchema> {
  if (!most) throw new Error('A map without any entry has no document.');
  return structuredClone({ ...most, others }) as z.input<typeof mapDocumentSchema>;
}
