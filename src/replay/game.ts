/**
 * `Game`: what one recording says, in our own words. It is the decoded log and nothing more: no burst is
 * merged, no order judged. Plain JSON, no chat. The archive keeps games in this form, and everything that is
 * published is derived from it.
 */
import { z } from 'zod';
import { RACES } from './summary.ts';
import { ACTION_KINDS, INCOMPLETE_REASONS, type IncompleteReason } from './vocabulary.ts';

const ms = z.int().nonnegative().describe('Game time in ms: time slots added up, pauses left out.');
const objectId = z.string().length(4).describe('Object id as recorded, for example "hfoo".');
const by = z.int().nonnegative().optional();
const at = z.tuple([z.number(), z.number()]).describe('Map point, rounded to whole units.');
const held = z.literal(true).optional().describe('Selection unchanged since the event before.');
const queued = z.literal(true).optional().describe('Given with the shift key: queued behind other orders.');

const gameEvent = z.discriminatedUnion('do', [
  z.strictObject({ ms, do: z.literal('order'), id: objectId, by, held }),
  z.strictObject({ ms, do: z.literal('place'), id: objectId, by, at, held, queued }),
  z.strictObject({ ms, do: z.literal('target'), id: objectId, by, at, held, queued }),
  z.strictObject({ ms, do: z.literal('skill'), id: objectId, by, held }),
  z.strictObject({ ms, do: z.literal('revive'), id: objectId, by, held }),
  z.strictObject({ ms, do: z.literal('unrevive'), id: objectId, by, held }),
  z.strictObject({ ms, do: z.literal('unqueue'), id: objectId, by, held }),
  z.strictObject({ ms, do: z.literal('cancel'), by, held }),
]);

const gamePlayer = z.strictObject({
  slot: z.int().min(1).describe('Place in the lobby, counted from 1.'),
  name: z.string().nullable().describe('Exactly as recorded; null for computer players.'),
  kind: z.enum(['human', 'computer', 'observer']),
  team: z.int(),
  color: z.int(),
  raceChoice: z.enum([...RACES, 'R']).describe('Race of the slot; R is Random.'),
  race: z.enum(RACES).nullable().describe('Race played; null when Random was never resolved.'),
  handicap: z.int().describe('Percent.'),
  actions: z.array(z.int()).describe('Actions in each minute of game time.'),
  actionKinds: z.partialRecord(z.enum(ACTION_KINDS), z.int()).describe('Actions of the whole game by kind.'),
  units: z
    .array(z.array(z.tuple([ms, objectId])))
    .describe('Units that events name by index, and own heroes: when each first showed as what.'),
  events: z.array(gameEvent),
});

export const gameSchema = z.strictObject({
  decoder: z
    .int()
    .min(1)
    .describe('Version of the decoder that read the recording: what later ones find besides is absent.'),
  patch: z.string().nullable().describe('Such as "1.32"; null when the file states an impossible one.'),
  build: z.int(),
  expansion: z.boolean().describe('The Frozen Throne or Reforged.'),
  map: z.strictObject({ path: z.string(), checksum: z.string() }),
  randomSeed: z.int().nonnegative(),
  lengthMs: z.int().nonnegative().describe('Length that the header states.'),
  clockMs: ms.describe('Game time at the last time slot.'),
  pausedMs: z.int().nonnegative().describe('Time spent paused, not part of game time.'),
  complete: z.boolean(),
  incomplete: z.enum(Object.keys(INCOMPLETE_REASONS) as IncompleteReason[]).nullable(),
  undecodable: z.int().nonnegative().describe('Command blocks lost because an action in them is unknown.'),
  post202: z.boolean().describe('Actions numbered as from patch 2.0.2 on.'),
  leaves: z.array(
    z
      .strictObject({ ms, slot: z.int().min(1), reason: z.int(), result: z.int() })
      .describe('Codes as recorded.'),
  ),
  players: z.array(gamePlayer),
});

export type Game = z.infer<typeof gameSchema>;
export type GamePlayer = z.infer<typeof gamePlayer>;
export type GameEvent = z.infer<typeof gameEvent>;
