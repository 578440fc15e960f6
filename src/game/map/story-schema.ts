/**
 * The part of `/data/games/{replayId}.json` about a game's map, in addition to its analysis. Like the analysis, the
 * API's promise doesn't cover it, so it may change.
 */
import { z } from 'zod';
import { gameAnalysisSchema } from '../analysis.ts';
import { economySchema } from '../economy-schema.ts';
import { fightSchema } from './ledger-schema.ts';
import type { MomentKind } from '../derive/moments/moment.ts';

const KINDS = [
  'hero',
  'camp',
  'contact',
  'fight',
  'expansion',
  'tier',
  'revival',
  'portal',
  'item',
  'tower',
  'unit',
  'pause',
  'leave',
] as const satisfies readonly MomentKind[];

const ms = z.int().nonnegative().describe('Game time in ms, pauses left out.');
const point = z
  .tuple([z.number(), z.number()])
  .describe("Map units: 128 to a building square, north is up, 0,0 is the map's own origin.");
const slot = z.int().min(1).describe('Place in the lobby, counted from 1.');
const count = z.int().nonnegative();

const toldCamp = z
  .strictObject({
    number: count.describe('Its place among the camps of the map file, counted from 1.'),
    name: z.string().describe('After its strongest creature.'),
    level: count.describe('Sum of its creatures’ levels.'),
    place: z.string(),
    aimed: z.boolean().describe('False where only attack-moves went there, which name no creature.'),
    creatures: z
      .array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          level: count.nullable(),
          firstMs: ms,
          lastMs: ms.describe('The last time that this player’s orders prove it alive.'),
          orders: count,
        }),
      )
      .describe('Creatures that this player’s orders targeted.'),
    drops: z.array(z.string()).describe('The items that its creatures drop, one text per item.'),
    heroes: z
      .array(z.strictObject({ id: z.string(), name: z.string() }))
      .describe('The player’s heroes that are estimated to have been within 1,200 map units.'),
  })
  .describe('The camp of the map file; null where no file of the map fits.');

const places = z.strictObject({
  name: z.string(),
  games: count.describe('Number of archive games from which the ground of this map was drawn.'),
  sides: z
    .array(z.strictObject({ team: z.int(), slots: z.array(slot) }))
    .describe('In lobby order; moments and fights name sides by their place in this list.'),
  starts: z.array(
    z.strictObject({
      slot,
      at: point,
      basis: z
        .enum(['file', 'hall', 'buildings'])
        .describe(
          'The starting place of the map file, orders aimed at the hall, or where first buildings went.',
        ),
    }),
  ),
  halls: z
    .array(z.strictObject({ slot, ms, id: z.string(), name: z.string(), at: point, cancelled: z.boolean() }))
    .describe('Town halls ordered after the first, by time.'),
  contacts: z
    .array(z.strictObject({ slot, ms }))
    .describe("Each player's first order aimed at an enemy unit."),
  camps: z
    .array(
      z.strictObject({ slot, startMs: ms, endMs: ms, at: point, orders: count, camp: toldCamp.nullable() }),
    )
    .describe(
      'The first visit of each player to each creep camp, by time. Whether the player cleared the camp is not known.',
    ),
  played: z
    .strictObject({
      file: z.string().describe('Name of the map file that was played, as the recording has it.'),
      sha1: z.string().nullable().describe('SHA-1 of that file; null where the recording states none.'),
      official: z
        .string()
        .nullable()
        .describe(
          'Path of this very file in the game’s own data or in W3Champions’ pack of maps; null for any other.',
        ),
    })
    .describe('The version of the map.'),
  file: z
    .strictObject({
      id: z.string().describe('Id of the layout, as in the list of maps.'),
      match: z
        .enum(['file', 'exact', 'places'])
        .describe('The very file by its digest, a file with the same layout, or one whose trees differ.'),
    })
    .nullable()
    .describe(
      'The map file that these places rest on; null where none fits, so that orders are all there is.',
    ),
});

const moment = z.strictObject({
  ms,
  endMs: ms.nullable(),
  kind: z.enum(KINDS),
  sentence: z.string(),
  basis: z
    .enum(['order', 'grouped', 'inferred'])
    .describe('One order, orders near in time and place, or a conclusion that the recording does not say.'),
  side: z.int().nonnegative().nullable(),
  at: point.nullable(),
  place: z.string().nullable(),
  orders: z.array(count).nullable(),
  bold: z.boolean().describe('Among the weightiest third of the rows.'),
});

const object = { id: z.string(), name: z.string() };

const items = z.strictObject({
  bought: z
    .array(
      z.strictObject({
        slot,
        ms,
        ...object,
        hero: z.strictObject(object).nullable().describe('The hero that bought it; null if unknown.'),
        basis: z
          .enum(['named', 'only'])
          .nullable()
          .describe('The shop was told just before to serve that hero, or the player had no other yet.'),
      }),
    )
    .describe('Items that were bought, by time.'),
  found: z
    .array(
      z.strictObject({
        slot: slot.describe('The player whose order to pick it up was first.'),
        ms,
        object: count.describe('Its number in the record of the game.'),
        heroes: z.array(z.strictObject(object)).describe('Own heroes that the order went to.'),
        from: ms.describe('Earliest time at which it dropped'),
        to: ms.describe('Latest time at which it dropped, as serial numbers prove.'),
        creeps: z.boolean().describe('Whether somebody gave orders at creeps near it then.'),
        at: point,
        place: z.string(),
      }),
    )
    .describe(
      'Items that were on the ground at their first mention. Replays don’t record items that nobody clicked.',
    ),
});

const levels = z.strictObject({
  slot,
  ...object,
  atLeast: count.describe('The level that spent skill points prove.'),
  atMost: count.describe('The highest level that all camps and enemies together could give.'),
  levels: z
    .array(
      z.strictObject({
        level: count,
        fromMs: ms.describe('Not before: the hero could have had all experience of its side by then.'),
        provenMs: ms.describe('Latest: when the hero spends a skill point of this level.'),
        estimateMs: ms
          .nullable()
          .describe(
            'When camps likely gave this level; only for levels 2 and 3, and never beyond these bounds.',
          ),
      }),
    )
    .describe('Levels from 2 on that skill points prove.'),
  beyond: z
    .array(z.strictObject({ level: count, fromMs: ms.describe('Not before.') }))
    .describe('Levels above these, up to atMost, which nothing proves.'),
});

export const toldGameSchema = z.strictObject({
  places: places.nullable().describe('Null for a game whose record has no orders with places.'),
  fights: z
    .array(fightSchema)
    .describe(
      'Attack orders, near in time and place, with what each side brought and what was last seen in them.',
    ),
  moments: z.array(moment).describe('8 to 20 rows that tell the game, chosen by a rule, by time.'),
  story: z
    .array(z.string())
    .describe(
      'The game in sentences, in order: openings, first camps, first contact, expansions, tiers, turning fights, heroes lost, end.',
    ),
  storyEvidence: z
    .array(
      z.strictObject({
        sentence: count.describe('Place of the sentence in `story`, counted from 0.'),
        at: count.describe('Start of the words in the sentence, in UTF-16 units.'),
        text: z.string(),
        shows: z
          .enum(['moments', 'fights', 'creep-routes', 'timings', 'heroes', 'players', 'facts'])
          .describe(
            'Section of the game’s page that shows it; `fights` is on the page of its evidence, `/replays/{replayId}/made/`.',
          ),
        ms: ms.nullable().describe('Time of the row there; null for the whole section.'),
      }),
    )
    .describe('Where each claim of the story is shown.'),
  levels: z
    .array(levels)
    .nullable()
    .describe('Bounds of hero levels; null without places or without a map file that fits.'),
  items: items.nullable().describe('Null for a game whose record has no orders with places.'),
  economy: economySchema.nullable().describe('Null for a game whose record has no orders with places.'),
});

/** Everything published about one game. */
export const publishedGameSchema = gameAnalysisSchema.extend(toldGameSchema.shape).extend({
  errata: z
    .array(
      z.strictObject({
        pointer: z.string().describe('JSON Pointer to the value in this document.'),
        sentence: z.string().describe('The reason why the value is doubtful.'),
      }),
    )
    .optional()
    .describe('Values of this document that are known to be doubtful; absent where there are none.'),
});

export type ToldGame = z.infer<typeof toldGameSchema>;
export type ToldLevels = z.infer<typeof levels>;
export type ToldCamp = z.infer<typeof toldCamp>;
