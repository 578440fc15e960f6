/**
 * A game as stored in records of form 2: form 1 plus NetEase's mark, pauses, the selection for each order, and all
 * objects named by tag. Frozen.
 */
import { z } from 'zod';
import type { Game } from '../game.ts';
import { game1Schema, player1 } from './game-1.ts';
import { fromRow } from './object-row.ts';

const ms = z.int().nonnegative();
const number = z.int().nonnegative();
const id = z.string().length(4);
const by = z.int().nonnegative().optional();
const at = z.tuple([z.number(), z.number()]);
const sameSelection = z.literal(true).optional();
const queued = z.literal(true).optional();
const selected = z.array(number).optional();

const event = z.discriminatedUnion('do', [
  z.strictObject({ ms, do: z.literal('order'), id, by, held: sameSelection, with: selected }),
  z.strictObject({ ms, do: z.literal('place'), id, by, at, held: sameSelection, queued, with: selected }),
  z.strictObject({ ms, do: z.literal('target'), id, by, at, held: sameSelection, queued, with: selected }),
  z.strictObject({ ms, do: z.literal('skill'), id, by, held: sameSelection, with: selected }),
  z.strictObject({ ms, do: z.literal('revive'), id, by, held: sameSelection, with: selected }),
  z.strictObject({ ms, do: z.literal('unrevive'), id, by, held: sameSelection, with: selected }),
  z.strictObject({ ms, do: z.literal('unqueue'), id, by, held: sameSelection, with: selected }),
  z.strictObject({ ms, do: z.literal('cancel'), by, held: sameSelection, with: selected }),
]);

/**
 * One row per object: both halves of its tag, first and last mention. Its forms, its orders by lobby slot, and 1 for an
 * item follow if present. The tag shows which objects belong to the map.
 */
const row = z.tuple([
  number,
  number,
  ms,
  ms,
  z.array(z.tuple([ms, id])).optional(),
  z.array(z.tuple([z.int().min(1), number])).optional(),
  z.literal(1).optional(),
]);

/** A game of form 2. */
export const game2Schema = z.strictObject({
  netease: z.literal(true).optional(),
  ...game1Schema.shape,
  pauses: z.array(z.strictObject({ ms, slot: z.int().min(1).nullable(), lastedMs: ms })).optional(),
  players: z.array(z.strictObject({ ...player1.shape, events: z.array(event) })),
  objects: z.array(row).optional(),
});

export type Game2 = z.infer<typeof game2Schema>;

/** Converts form 2 to a game. */
export const fromGame2 = ({ objects, ...game }: Game2): Game => ({
  ...game,
  ...(objects ? { objects: objects.map(fromRow) } : {}),
});
