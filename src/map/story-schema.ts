/**
 * The part of `/data/games/{replayId}.json` about a game's map, in addition to its analysis. As with the analysis, the
 * API's promise doesn't cover it, so it may change.
 */
import { z } from 'zod';
import { gameAnalysisSchema } from '../game/analysis.ts';
import { economySchema } from '../game/economy-schema.ts';
import { fightSchema } from './ledger-schema.ts';
import type { MomentKind } from '../game/derive/moments/moment.ts';

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

const ms = z.int().nonnegative().describe('Game time in ms, without pauses.');
const point = z
  .tuple([z.number(), z.number()])
  .describe("Map units: 128 per building square, north is up, 0,0 is the map's own origin.");
const slot = z.int().min(1).describe('Place in the lobby, counted from 1.');
const count = z.int().nonnegative();

const toldCamp = z
  .strictObject({
    number: count.describe('Its number among the map file’s camps, counted from 1.'),
    name: z.string().describe('Name of the camp after its strongest creature.'),
    level: count.describe('Sum of its creatures’ levels.'),
    place: z.string().describe('Where it is, in words.'),
    aimed: z.boolean().describe('False if only attack-moves went there, because they don’t name a creature.'),
    creatures: z
      .array(
        z.strictObject({
          id: z.string(),
          name: z.string(),
          level: count.nullable().describe('Null if no table has it.'),
          firstMs: ms.describe('The first order that targeted it.'),
          lastMs: ms.describe('The last time at which this player’s orders prove that it was alive.'),
          orders: count.describe('How many orders targeted it.'),
        }),
      )
      .describe('Creatures that this player’s orders targeted.'),
    drops: z.array(z.string()).describe('The items that its creatures drop, one string per item.'),
    heroes: z
      .array(z.strictObject({ id: z.string(), name: z.string() }))
      .describe('The player’s heroes that were within 1,200 map units, by our estimate.'),
  })
  .describe('The camp in the map file; null if no file of the map fits.');

const places = z.strictObject({
  name: z.string().describe('Name of the map.'),
  games: count.describe('Number of archive games that this map’s ground was drawn from.'),
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
          'The basis of the place: the map file’s start, orders aimed at the hall, or the first buildings.',
        ),
    }),
  ),
  halls: z
    .array(
      z.strictObject({
        slot,
        ms,
        id: z.string(),
        name: z.string(),
        at: point.describe('Its site. For a Tree of Life that walked to a gold mine, where it took root.'),
        cancelled: z.boolean().describe('Whether it was cancelled or came to nothing.'),
        rootedMs: ms
          .exactOptional()
          .describe('About when such a tree took root at its mine; absent for all other halls.'),
      }),
    )
    .describe('Town halls ordered after the first, sorted by time.'),
  contacts: z
    .array(z.strictObject({ slot, ms }))
    .describe('Each player’s first attack order. A worker’s right click scouts, so it doesn’t count.'),
  camps: z
    .array(
      z.strictObject({ slot, startMs: ms, endMs: ms, at: point, orders: count, camp: toldCamp.nullable() }),
    )
    .describe(
      'Each player’s first visit to each creep camp, sorted by time. It isn’t known whether the ' +
        'player cleared the camp.',
    ),
  played: z
    .strictObject({
      file: z.string().describe('Name of the played map file, as recorded.'),
      sha1: z.string().nullable().describe('SHA-1 of that file; null if the recording doesn’t state it.'),
      official: z
        .string()
        .nullable()
        .describe(
          'Path of exactly this file in the game’s own data or in W3Champions’ map pack; null for ' +
            'any other file.',
        ),
    })
    .describe('The version of the map.'),
  file: z
    .strictObject({
      id: z.string().describe('Id of the layout, as in the list of maps.'),
      match: z
        .enum(['file', 'exact', 'places'])
        .describe(
          'Exactly this file by its digest, a file with the same layout, or a file whose trees ' + 'differ.',
        ),
    })
    .nullable()
    .describe(
      'The map file that these places come from; null if no file fits, so that only orders show places.',
    ),
});

const moment = z.strictObject({
  ms,
  endMs: ms.nullable().describe('Null for a single moment.'),
  kind: z.enum(KINDS),
  sentence: z.string().describe('What happened, without the time.'),
  basis: z
    .enum(['order', 'grouped', 'inferred'])
    .describe(
      'One order, a group of orders near in time and place, or a conclusion that isn’t in the ' +
        'recording.',
    ),
  side: z.int().nonnegative().nullable().describe('Index of the side; null if it is of several sides.'),
  at: point.nullable().describe('Null without a known place.'),
  place: z.string().nullable().describe('The same place in words.'),
  orders: z.array(count).nullable().describe('Attack orders by side; null if it is no fight.'),
  bold: z.boolean().describe('Whether it is among the third of the rows with the highest weight.'),
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
          .describe('The player had just picked this hero at the shop, or had only one hero.'),
      }),
    )
    .describe('Items that were bought, sorted by time.'),
  found: z
    .array(
      z.strictObject({
        slot: slot.describe('The player who was first to order a hero to pick it up.'),
        ms,
        object: count.describe('Its number in the game’s record.'),
        heroes: z.array(z.strictObject(object)).describe('The player’s heroes that got the order.'),
        from: ms.describe('Earliest time at which it dropped.'),
        to: ms.describe('Latest time at which it dropped, proven by serial numbers.'),
        creeps: z.boolean().describe('Whether a player attacked creeps near it at that time.'),
        at: point,
        place: z.string().describe('Where it lay, in words.'),
      }),
    )
    .describe(
      'Items that were on the ground at their first mention. Replays don’t record items that nobody clicked.',
    ),
});

const levels = z.strictObject({
  slot,
  ...object,
  atLeast: count.describe('The minimum level, proven by spent skill points.'),
  atMost: count.describe('The highest level that the experience of all camps and enemies allows.'),
  levels: z
    .array(
      z.strictObject({
        level: count,
        fromMs: ms.describe('Earliest time: the hero could have got all experience of its side by then.'),
        provenMs: ms.describe('Latest time: the hero spends a skill point of this level.'),
        estimateMs: ms
          .nullable()
          .describe(
            'Likely time from camp experience; only for levels 2 and 3, and always within these bounds.',
          ),
      }),
    )
    .describe('Levels from 2 up that skill points prove.'),
  beyond: z
    .array(z.strictObject({ level: count, fromMs: ms.describe('Earliest time.') }))
    .describe('Levels above these, up to atMost, without proof.'),
});

/** What is told of a game on its map: part of `/data/games/{replayId}.json`. */
export const toldGameSchema = z.strictObject({
  places: places.nullable().describe('Null if the game’s record has no orders with places.'),
  fights: z
    .array(fightSchema)
    .describe(
      'Groups of attack orders near in time and place, with each side’s forces and the units last ' +
        'seen in them.',
    ),
  maybeLost: z
    .array(z.strictObject({ slot, ms: ms.describe('When it was last mentioned.'), food: count }))
    .describe(
      'Units, workers and heroes that may have died, with the food they use, sorted by time: an enemy’s order was aimed ' +
        'at them within the 15 seconds before their last mention, or it was in a fight. Heroes also between their last ' +
        'command and the first revive order. The minimum in `supply` leaves them out from then on.',
    ),
  moments: z
    .array(moment)
    .describe('8 to 20 rows that tell the game, chosen by a fixed rule and sorted by time.'),
  story: z
    .array(z.string())
    .describe(
      'The game in sentences: openings, then first camps, first contact, expansions, tiers and ' +
        'decisive fights by the first time in each, then heroes lost and the end.',
    ),
  storyEvidence: z
    .array(
      z.strictObject({
        sentence: count.describe('Index of the sentence in `story`, counted from 0.'),
        at: count.describe('Start of the words in the sentence, in UTF-16 units.'),
        text: z.string().describe('These words.'),
        shows: z
          .enum(['moments', 'fights', 'creep-routes', 'timings', 'heroes', 'players', 'facts'])
          .describe(
            'Section of the game page that shows it; `fights` is on the evidence page, ' +
              '`/replays/{replayId}/made/`.',
          ),
        ms: ms.nullable().describe('Time of the row there; null for the whole section.'),
      }),
    )
    .describe('Where the page shows the evidence for each claim in the story.'),
  levels: z
    .array(levels)
    .nullable()
    .describe('Bounds of hero levels; null without places or a fitting map file.'),
  items: items.nullable().describe('Null if the game’s record has no orders with places.'),
  economy: economySchema.nullable().describe('Null if the game’s record has no orders with places.'),
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
    .describe('Values of this document that are known to be doubtful; absent if there are none.'),
});

export type ToldGame = z.infer<typeof toldGameSchema>;
export type ToldLevels = z.infer<typeof levels>;
export type ToldCamp = z.infer<typeof toldCamp>;
