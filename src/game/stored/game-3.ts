/** A game as records of form 3 hold it: form 2 with the SHA-1 of the map file. Never changed any more. */
import { z } from 'zod';
import type { Game } from '../game.ts';
import { game2Schema } from './game-2.ts';
import { fromRow, toRow } from './object-row.ts';

export const game3Schema = z.strictObject({
  ...game2Schema.shape,
  map: z.strictObject({
    path: z.string(),
    checksum: z.string(),
    sha1: z
      .string()
      .regex(/^[0-9a-f]{40}$/, 'must be 40 lower-case hexadecimal digits')
      .optional(),
  }),
});

type Game3 = z.infer<typeof game3Schema>;

/** A game as form 3 writes it. Orders for the map are in a file of their own. */
export function toGame3({ objects, ...game }: Game): Game3 {
  const kept: Omit<Game, 'objects'> = { ...game };
  delete kept.orders;
  return { ...kept, ...(objects ? { objects: objects.map(toRow) } : {}) };
}

/** The game that form 3 holds. */
export const fromGame3 = ({ objects, ...game }: Game3): Game => ({
  ...game,
  ...(objects ? { objects: objects.map(fromRow) } : {}),
});
