import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.ts';

/** The list of values that a person found to be doubtful; lies beside `events.json`. */
export const ERRATA_FILE = 'errata.json';

const erratumSchema = z.strictObject({
  replayId: z.string().min(1).describe('Id of the game.'),
  pointer: z
    .string()
    .regex(/^(\/([^~/]|~[01])+)+$/)
    .describe('JSON Pointer into /data/games/{replayId}.json.'),
  sentence: z.string().min(1).describe('What is doubtful about it, and how one knows.'),
});

export type Erratum = z.infer<typeof erratumSchema>;

/**
 * The entries of a corpus; none when there is no such file. Throws with file and field when the file is not what it
 * should be, or names a game that is none of `games`. Whether a pointer leads somewhere is known when the game is told.
 */
export function readErrata(root: string, games: ReadonlySet<string>): Erratum[] {
  const path = join(root, ERRATA_FILE);
  const errata = readJsonFile(path, z.array(erratumSchema)) ?? [];
  for (const [index, { replayId }] of errata.entries())
    if (!games.has(replayId)) throw new Error(`${path}: ${index}.replayId: no game has the id ${replayId}`);
  return errata;
}
