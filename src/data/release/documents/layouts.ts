/** The layouts in `maps.json`: the objects that map files place, as they are named in tables. */
import { z } from 'zod';
import type { Archive, ArchivedGame } from '../../../archive/count/archive.ts';
import { fileIn } from '../../../archive/count/map-files.ts';
import { campName, campPlace } from '../../../map/ground/camp-names.ts';
import { dropWords } from '../../../map/levels/drop-words.ts';
import { mapFactsSchema, type MapFacts } from '../../../map/file/facts.ts';
import { objectName } from '../../../game/objects/table.ts';

const { shape } = mapFactsSchema;
const { shape: camp } = shape.camps.element;
const { shape: creature } = camp.creatures.element;
const name = z.string().describe('Name of its type.');
const building = z.strictObject({ ...shape.buildings.element.omit({ number: true }).shape, name });

/** Schema of the document of a layout. */
export const layoutSchema = z.strictObject({
  id: shape.id,
  author: shape.author,
  games: z.int().positive().describe('Number of archive games on this layout.'),
  files: z
    .array(shape.versions.element.pick({ file: true, sha1: true }))
    .describe('The map files that we read for this layout. Replays may contain other digests.'),
  playable: shape.playable,
  starts: shape.starts,
  mines: z.array(shape.mines.element.omit({ number: true })),
  camps: z
    .array(
      z.strictObject({
        number: z.int().positive().describe('The map_camp in the camps table.'),
        name: z.string().describe('Name of the camp, taken from its strongest creature.'),
        place: z.string().describe('Place of the camp, in words.'),
        x: camp.x,
        y: camp.y,
        level: camp.level,
        colour: camp.colour,
        creatures: z.array(
          z.strictObject({
            id: creature.id,
            name,
            level: creature.level,
            x: creature.x,
            y: creature.y,
            acquires: creature.acquires,
            drops: creature.drops.describe(
              'Items that it drops, one from each set, with the chance in percent by item id. In YkI2, k is the class (i permanent, j charged, ' +
                'k power-up, l artifact, m purchasable, n campaign, o miscellaneous, Y any) and 2 the level.',
            ),
          }),
        ),
        drops: z.array(z.string()).describe('The items that its creatures drop, one string per item.'),
      }),
    )
    .describe(
      'Camps of hostile creatures. The game removes creatures near the start locations that are used.',
    ),
  buildings: z.array(building).describe('Shops, fountains and other neutral buildings that aren’t hostile.'),
  waygates: z.array(building.extend({ to: shape.waygates.element.shape.to })),
});

/** The layouts that these games were played on, most games first; empty for games without a known map file. */
export function layoutsOf(archive: Archive, games: readonly ArchivedGame[]): z.input<typeof layoutSchema>[] {
  const files = games.flatMap((game) => fileIn(archive, game)?.facts ?? []);
  return [...Map.groupBy(files, ({ id }) => id).values()]
    .map((ofLayout) => layoutOf(ofLayout[0]!, ofLayout.length))
    .sort((a, b) => b.games - a.games || (a.id < b.id ? -1 : 1));
}

function layoutOf(facts: MapFacts, games: number): z.input<typeof layoutSchema> {
  const { id, author, versions, playable, starts, mines, camps, buildings, waygates } = facts;
  return {
    id,
    author,
    games,
    files: versions.map(({ file, sha1 }) => ({ file, sha1 })),
    playable,
    starts,
    mines: mines.map(({ x, y, gold }) => ({ x, y, gold })),
    camps: camps.map((camp, index) => ({
      number: index + 1,
      name: campName(camp),
      place: campPlace(camp, facts),
      x: camp.x,
      y: camp.y,
      level: camp.level,
      colour: camp.colour,
      creatures: camp.creatures.map(({ number: _, ...placed }) => ({
        ...placed,
        name: objectName(placed.id),
      })),
      drops: dropWords(camp.creatures),
    })),
    buildings: buildings.map(withName),
    waygates: waygates.map(({ to, ...gate }) => ({ ...withName(gate), to })),
  };
}

const withName = ({ id, x, y }: MapFacts['buildings'][number]) => ({ id, name: objectName(id), x, y });
