/**
 * A game as stored in records and links of form 1. Frozen; today's fields and their meaning are in `game/game.ts`.
 * Values are spelled out here because the lists there may grow.
 */
import { z } from 'zod';

const ms = z.int().nonnegative();
const id = z.string().length(4);
const by = z.int().nonnegative().optional();
const at = z.tuple([z.number(), z.number()]);
const sameSelection = z.literal(true).optional();
const queued = z.literal(true).optional();

const event = z.discriminatedUnion('do', [
  z.strictObject({ ms, do: z.literal('order'), id, by, held: sameSelection }),
  z.strictObject({ ms, do: z.literal('place'), id, by, at, held: sameSelection, queued }),
  z.strictObject({ ms, do: z.literal('target'), id, by, at, held: sameSelection, queued }),
  z.strictObject({ ms, do: z.literal('skill'), id, by, held: sameSelection }),
  z.strictObject({ ms, do: z.literal('revive'), id, by, held: sameSelection }),
  z.strictObject({ ms, do: z.literal('unrevive'), id, by, held: sameSelection }),
  z.strictObject({ ms, do: z.literal('unqueue'), id, by, held: sameSelection }),
  z.strictObject({ ms, do: z.literal('cancel'), by, held: sameSelection }),
]);

const actionKind = z.enum(['order', 'select', 'hotkey', 'item', 'queue', 'menu', 'escape']);

/** A player of form 1. */
export const player1 = z.strictObject({
  slot: z.int().min(1),
  name: z.string().nullable(),
  kind: z.enum(['human', 'computer', 'observer']),
  team: z.int(),
  color: z.int(),
  raceChoice: z.enum(['H', 'O', 'E', 'U', 'R']),
  race: z.enum(['H', 'O', 'E', 'U']).nullable(),
  handicap: z.int(),
  actions: z.array(z.int()),
  actionKinds: z.partialRecord(actionKind, z.int()),
  units: z.array(z.array(z.tuple([ms, id]))),
  events: z.array(event),
});

/** A game of form 1. */
export const game1Schema = z.strictObject({
  decoder: z.int().min(1),
  patch: z.string().nullable(),
  build: z.int(),
  expansion: z.boolean(),
  map: z.strictObject({ path: z.string(), checksum: z.string() }),
  randomSeed: z.int().nonnegative(),
  lengthMs: z.int().nonnegative(),
  clockMs: ms,
  pausedMs: z.int().nonnegative(),
  complete: z.boolean(),
  incomplete: z.enum(['truncated', 'checksum', 'lost-sync', 'short']).nullable(),
  undecodable: z.int().nonnegative(),
  post202: z.boolean(),
  leaves: z.array(z.strictObject({ ms, slot: z.int().min(1), reason: z.int(), result: z.int() })),
  players: z.array(player1),
});

export type Game1 = z.infer<typeof game1Schema>;
