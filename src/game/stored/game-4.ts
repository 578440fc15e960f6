/**
 * A game as stored in records of form 4: form 3 plus results by the map's script, whether the game had ended for the
 * player who saved it, strengths of computers, files that were never finished, places in queues, and unsummoned
 * buildings. Frozen.
 */
import { z } from 'zod';
import type { Game } from '../game.ts';
import { game3Schema } from './game-3.ts';
import { fromRow } from './object-row.ts';

const { shape } = game3Schema;
const player = shape.players.element;

const number = z.int().nonnegative();
const selection = {
  by: number.optional(),
  held: z.literal(true).optional(),
  with: z.array(number).optional(),
};
const at = z.tuple([z.number(), z.number()]);

const [order, place, target, skill, revive, unrevive, , cancel] = player.shape.events.element.options;

const event = z.discriminatedUnion('do', [
  order,
  place,
  target,
  skill,
  revive,
  unrevive,
  cancel,
  z.strictObject({
    ms: number,
    do: z.literal('unqueue'),
    id: z.string().length(4),
    slot: number.optional(),
    ...selection,
  }),
  z.strictObject({ ms: number, do: z.literal('unsummon'), at, ...selection }),
]);

/** A game of form 4. */
export const game4Schema = z.strictObject({
  ...shape,
  incomplete: z.enum(['truncated', 'checksum', 'lost-sync', 'short', 'unfinished']).nullable(),
  unknownActions: z.array(z.int().min(0).max(255)).optional(),
  ended: z.literal(true).optional(),
  script: z
    .array(z.strictObject({ slot: z.int().min(1), result: z.enum(['won', 'lost', 'draw']) }))
    .optional(),
  players: z.array(
    z.strictObject({
      ...player.shape,
      strength: z.enum(['easy', 'normal', 'insane']).optional(),
      events: z.array(event),
    }),
  ),
});

type Game4 = z.infer<typeof game4Schema>;

/** Converts form 4 to a game. */
export const fromGame4 = ({ objects, ...game }: Game4): Game => ({
  ...game,
  ...(objects ? { objects: objects.map(fromRow) } : {}),
});
