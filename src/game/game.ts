/**
 * `Game`: the content of one recording in our terms. It is only the decoded log, with no bursts merged and no orders
 * judged. Plain JSON without chat. The archive stores games in this form, and everything published is derived from it.
 */
import { z } from 'zod';
import { RACES } from './races.ts';
import { scriptValues } from './schema-parts.ts';
import {
  ACTION_KINDS,
  INCOMPLETE_REASONS,
  SCRIPT_RESULTS,
  STRENGTHS,
  type IncompleteReason,
} from './vocabulary.ts';

const ms = z.int().nonnegative().describe('Game time in ms: the sum of the time slots, without pauses.');
const objectId = z.string().length(4).describe('Object id as recorded, for example "hfoo".');
const sha1 = z.string().regex(/^[0-9a-f]{40}$/, 'must be 40 lower-case hexadecimal digits');
const by = z.int().nonnegative().optional();
const at = z.tuple([z.number(), z.number()]).describe('Map point, rounded to whole units.');
const sameSelection = z.literal(true).optional().describe('Selection unchanged since the event before.');
const queued = z.literal(true).optional().describe('Given with the shift key: queued behind other orders.');

const number = z.int().nonnegative();
const selected = z
  .array(number)
  .optional()
  .describe('Numbers of the selected objects; absent if they are the same as in the event before.');

/** A unit, building or item that commands refer to by its tag. */
const recordedObject = z.strictObject({
  tag: z
    .tuple([number, number])
    .describe(
      "A place in the game's memory, which is reused, and a serial number, given in order of creation.",
    ),
  seen: z.tuple([ms, ms]).describe("First and last time at which a player's command named it."),
  forms: z
    .array(z.tuple([ms, objectId]))
    .optional()
    .describe('Its types when it led a selection, each with the time from which it had that type.'),
  commands: z
    .array(z.tuple([z.int().min(1), number]))
    .optional()
    .describe('Number of orders it was selected for, by lobby slot, highest first.'),
  map: z
    .literal(true)
    .optional()
    .describe('Part of the map file: both halves of its tag are equal, and no player owns it.'),
  item: z.literal(true).optional(),
});

const gameEvent = z.discriminatedUnion('do', [
  z.strictObject({ ms, do: z.literal('order'), id: objectId, by, held: sameSelection, with: selected }),
  z.strictObject({
    ms,
    do: z.literal('place'),
    id: objectId,
    by,
    at,
    held: sameSelection,
    queued,
    with: selected,
  }),
  z.strictObject({
    ms,
    do: z.literal('target'),
    id: objectId,
    by,
    at,
    held: sameSelection,
    queued,
    with: selected,
  }),
  z.strictObject({ ms, do: z.literal('skill'), id: objectId, by, held: sameSelection, with: selected }),
  z.strictObject({ ms, do: z.literal('revive'), id: objectId, by, held: sameSelection, with: selected }),
  z.strictObject({ ms, do: z.literal('unrevive'), id: objectId, by, held: sameSelection, with: selected }),
  z.strictObject({
    ms,
    do: z.literal('unqueue'),
    id: objectId,
    slot: number
      .optional()
      .describe('Place in the queue, where 0 is in production; absent in records stored before we read it.'),
    by,
    held: sameSelection,
    with: selected,
  }),
  z.strictObject({ ms, do: z.literal('cancel'), by, held: sameSelection, with: selected }),
  z
    .strictObject({ ms, do: z.literal('unsummon'), at, by, held: sameSelection, with: selected })
    .describe('Acolytes take the building at this point off the map.'),
]);

const gamePlayer = z.strictObject({
  slot: z.int().min(1).describe('Place in the lobby, counted from 1.'),
  name: z.string().nullable().describe('Exactly as recorded; null for computer players.'),
  kind: z.enum(['human', 'computer', 'observer']),
  team: z.int(),
  color: z.int(),
  strength: z
    .enum(STRENGTHS)
    .optional()
    .describe('Strength of a computer; absent for people, and in records stored before we read it.'),
  raceChoice: z.enum([...RACES, 'R']).describe('Race of the slot; R is Random.'),
  race: z.enum(RACES).nullable().describe('Race played; null if Random was never resolved.'),
  handicap: z.int().describe('Percent.'),
  actions: z.array(z.int()).describe('Actions in each minute of game time.'),
  actionKinds: z.partialRecord(z.enum(ACTION_KINDS), z.int()).describe('Actions of the whole game by kind.'),
  units: z
    .array(z.array(z.tuple([ms, objectId])))
    .describe(
      'Units that events name by index, and the player’s heroes: each with its types and when it was first seen as each.',
    ),
  events: z.array(gameEvent),
  groups: z
    .array(z.tuple([number, number, number, ms]))
    .optional()
    .describe(
      'Control groups that the player used: key, how often it was assigned and recalled, and the first time. Absent in ' +
        'records stored before we read them.',
    ),
});

/** Columns of equal length; see `orders.ts`. */
const playerOrders = z.strictObject({
  slot: z.int().min(1).describe('Place in the lobby, counted from 1.'),
  times: z.array(z.int()).describe('Steps of 50 ms since the previous order.'),
  x: z.array(z.int()).describe('Steps of 16 map units from the previous order.'),
  y: z.array(z.int()),
  kinds: z.string().describe('A letter for each order; a capital letter if the order has no point.'),
  targets: z.array(number).describe('Number of the target among the objects, counted from 1; 0 is none.'),
  selected: z.array(number).describe('Index of the selected hero list.'),
  heroSets: z
    .array(z.array(number))
    .describe('Numbers of the player’s heroes among the objects; the first list is empty.'),
  leaders: z
    .array(number)
    .optional()
    .describe(
      'Number of the object that led the selection, counted from 1; 0 is unknown. Absent in files of format 1.',
    ),
});

/** The decoded log of a recording. */
export const gameSchema = z.strictObject({
  decoder: z
    .int()
    .min(1)
    .describe(
      'Version of the decoder that read the recording. Facts that only later versions find are ' + 'absent.',
    ),
  patch: z.string().nullable().describe('Such as "1.32"; null if the file states an impossible one.'),
  build: z.int(),
  expansion: z.boolean().describe('The Frozen Throne or Reforged.'),
  map: z.strictObject({
    path: z.string(),
    checksum: z.string(),
    sha1: sha1
      .optional()
      .describe(
        'SHA-1 of the map file, in hexadecimal; absent in recordings up to patch 1.22, and in ' +
          'records stored before we read it.',
      ),
  }),
  randomSeed: z.int().nonnegative(),
  netease: z
    .literal(true)
    .optional()
    .describe("Recorded on NetEase's platform, where the seed is the UTC second of the start."),
  lengthMs: z.int().nonnegative().describe('Length in the header of the replay.'),
  clockMs: ms.describe('Game time at the last time slot.'),
  pausedMs: z.int().nonnegative().describe('Time spent paused, not part of game time.'),
  pauses: z
    .array(
      z.strictObject({
        ms: ms.describe('Game time of the pause.'),
        slot: z.int().min(1).nullable().describe('The player who paused.'),
        lastedMs: z.int().nonnegative(),
      }),
    )
    .optional()
    .describe(
      'Pauses of a second or more; absent if there was none, and in records stored before we read pauses.',
    ),
  complete: z.boolean(),
  incomplete: z.enum(Object.keys(INCOMPLETE_REASONS) as IncompleteReason[]).nullable(),
  undecodable: z.int().nonnegative().describe('Command blocks lost because an action in them is unknown.'),
  unknownActions: z
    .array(z.int().min(0).max(255))
    .optional()
    .describe('Ids, as recorded, of the first actions at which these blocks couldn’t be read on.'),
  post202: z.boolean().describe('Whether actions have the numbers used since patch 2.0.2.'),
  leaves: z.array(
    z
      .strictObject({ ms, slot: z.int().min(1), reason: z.int(), result: z.int() })
      .describe('Codes as recorded.'),
  ),
  ended: z
    .literal(true)
    .optional()
    .describe(
      'The last leave has the result "left", but the game was over by then for the player who saved it.',
    ),
  script: z
    .array(z.strictObject({ slot: z.int().min(1), result: z.enum(SCRIPT_RESULTS) }))
    .optional()
    .describe(
      'Results that the script of the map wrote for its people (W3MMD, DotA); absent if it wrote none, and ' +
        'in records stored before we read them.',
    ),
  values: scriptValues(z.int().min(1).nullable().describe('Place in the lobby; null for nobody in it.'))
    .optional()
    .describe(
      'Last values that the script of the map wrote for each player (W3MMD, DotA), as text. Absent if it wrote none, and in ' +
        'records stored before we read them.',
    ),
  objects: z
    .array(recordedObject)
    .optional()
    .describe('Everything named by tag, in order of serial number; absent in records of format 1.'),
  players: z.array(gamePlayer),
  orders: z
    .array(playerOrders)
    .optional()
    .describe('All orders of the players, for the map. Records store them in a separate file.'),
});

export type Game = z.infer<typeof gameSchema>;
export type RecordedObject = z.infer<typeof recordedObject>;
export type PlayerOrders = z.infer<typeof playerOrders>;
export type GamePlayer = z.infer<typeof gamePlayer>;
export type GameEvent = z.infer<typeof gameEvent>;
