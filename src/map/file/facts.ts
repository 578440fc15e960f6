/**
 * Facts kept from a map file: places, ids and outlines, but no part of the file. All places are in map units, x to
 * the east and y to the north.
 */
import { z } from 'zod';

const unit = z.int().min(-32_768).max(32_768);
const rectangle = z
  .tuple([unit, unit, unit, unit])
  .describe('Left, bottom, right and top edge, in map units.');
const place = { x: unit, y: unit };
const objectId = z.string().regex(/^[0-9A-Za-z]{4}$/, 'must be four letters or digits');
const number = z
  .int()
  .nonnegative()
  .describe(
    'Creation number in the map file. The game gives tags in this order: to creatures of camps after all passive objects.',
  );
const outline = z
  .string()
  .regex(/^(?:M-?\d+ -?\d+l-?\d+(?: -?\d+)*z)*$/, 'must be closed outlines')
  .describe(
    'Closed outlines as an SVG path in steps of 32 map units, y to the north; see `ringsOf`. Holes are outlines that ' +
      'run the other way: the fill rules nonzero and evenodd give the same area.',
  );

/** A placed object other than a creature. */
const placedObject = z.strictObject({ id: objectId, number, ...place });

const creature = z.strictObject({
  id: objectId.describe('Kind of creature; `uDNR` if the game chooses the kind from a group at the start.'),
  number,
  ...place,
  level: z.int().nonnegative().nullable().describe('Null if the kind has no known level.'),
  acquires: z
    .union([z.literal('normal'), z.int().positive()])
    .exactOptional()
    .describe(
      'Range at which it attacks on its own: its kind’s normal range, or a number of map units. ' +
        'Absent for the setting "camp", 200 map ' +
        'units: such creatures let units pass at a distance.',
    ),
  drops: z
    .array(z.record(z.string().length(4), z.int().min(0).max(100)))
    .min(1)
    .exactOptional()
    .describe(
      'Items it drops, one from each set, with the chance in percent by item id. `YkI2` is any ' +
        'item of class and level, see ' +
        '`randomItem`.',
    ),
});

/** Minimap colours of camps, by level sum: below 10, below 20, and 20 or more. */
const CAMP_COLOURS = ['green', 'orange', 'red'] as const;

const camp = z.strictObject({
  ...place,
  level: z.int().nonnegative().describe('Sum of the known levels of its creatures.'),
  colour: z.enum(CAMP_COLOURS).describe('Its dot on the minimap: green below level 10, red from level 20.'),
  creatures: z.array(creature).min(1).describe('In the order of their numbers.'),
});

const ground = z.strictObject({
  walkable: outline.describe('Where units can walk, including shallow water and ignoring trees.'),
  water: outline.describe('All water, deep and shallow. To draw deep water, draw walkable ground over it.'),
  shallow: outline.describe('Water that units can walk through.'),
  levels: z
    .array(z.strictObject({ level: z.int().min(0).max(15), outline }))
    .describe(
      'Cliff levels, lowest first: where the ground is at this level or higher. The lowest level ' +
        'of the map has no ' +
        'outline.',
    ),
  woods: outline.describe('Outlines around trees that are close together.'),
});

/** The facts of a layout, as stored in `replays/maps/`. */
export const mapFactsSchema = z.strictObject({
  form: z.literal(1).describe('Version of this format.'),
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*-[0-9a-f]{8}$/)
    .describe('Map name and the first digits of a digest over everything placed on the map.'),
  name: z.string().min(1).describe('Name of the map as players use it, without a version.'),
  title: z.string().nullable().describe('Name inside the map file, without colours.'),
  author: z.string().nullable().describe('Author that the map file states, without colours.'),
  tileset: z
    .string()
    .regex(/^[A-Z]$/)
    .describe('Letter of the tileset, such as L for Lordaeron Summer.'),
  versions: z
    .array(
      z.strictObject({
        file: z.string().min(1).describe('Name of the file.'),
        bytes: z.int().positive(),
        sha1: z
          .string()
          .regex(/^[0-9a-f]{40}$/)
          .describe('SHA-1 of the file, which recordings state.'),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .min(1)
    .describe('Map files with exactly this layout, sorted by name and digest.'),
  playable: rectangle.describe('The part of the map that units can enter: left, bottom, right and top edge.'),
  camera: rectangle.describe('Where the middle of the screen can be: left, bottom, right and top edge.'),
  starts: z
    .array(z.strictObject({ player: z.int().min(0).max(23), ...place }))
    .describe('Starting places in the order of players.'),
  mines: z.array(
    z.strictObject({
      number,
      ...place,
      gold: z.int().nonnegative().describe('Gold in the mine at the start.'),
    }),
  ),
  camps: z.array(camp).describe('Camps of hostile creatures, in the order of their first numbers.'),
  buildings: z
    .array(placedObject)
    .describe('Shops, fountains and other neutral buildings that aren’t hostile.'),
  waygates: z
    .array(
      placedObject.extend({
        to: z.tuple([unit, unit]).nullable().describe('Where it leads; null if it leads nowhere.'),
      }),
    )
    .describe('Gates that carry units to another place.'),
  critters: z.array(placedObject).describe('Harmless animals.'),
  trees: z
    .string()
    .regex(/^[A-Za-z0-9_-]*$/)
    .describe('Places of all trees, packed; see `treesOf`.'),
  ground,
});

/** Facts of a layout: one map, in all files that place the same objects. */
export type MapFacts = z.infer<typeof mapFactsSchema>;
export type Creature = MapFacts['camps'][number]['creatures'][number];
