/** A game as stored in records of form 3: form 2 plus the map file's SHA-1. Frozen. */
import { z } from 'zod';
import type { Game } from '../game.ts';
import { game2Schema } from './game-2.ts';
import { fromRow } from './object-row.ts';

/** A game of form 3. */
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

/** Converts form 3 to a game. */
export const fromGame3 = ({ objects, ...game }: Game3): Game => ({
  ...game,
  ...(objects ? { objects: objects.map(fromRow) } : {}),
});
