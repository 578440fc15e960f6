import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.ts';

/** The list of values that a person found doubtful; it is next to `events.json`. */
export const ERRATA_FILE = 'errata.json';

const erratumSchema = z.strictObject({
  replayId: z.string().min(1).describe('Id of the game.'),
  pointer: z
    .string()
    .regex(/^(\/([^~/]|~[01])+)+$/)
    .describe('JSON Pointer into /data/games/{replayId}.json.'),
  sentence: z.string().min(1).describe('The reason why the value is doubtful, with the evidence.'),
});

export type Erratum = z.infer<typeof erratumSchema>;

/**
 * The errata in a corpus; empty if the file is missing. Throws with file and field if the file is invalid or names a
 * game outside `games`. Pointers are checked later, against the derived game.
 */
export function readErrata(root: string, games: ReadonlySet<string>): Erratum[] {
  const path = join(root, ERRATA_FILE);
  const errata = readJsonFile(path, z.array(erratumSchema)) ?? [];
  for (const [index, { replayId }] of errata.entries())
    if (!games.has(replayId)) throw new Error(`${path}: ${index}.replayId: no game has the id ${replayId}`);
  return errata;
}
