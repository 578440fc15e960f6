import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.ts';

/** The list of games whose builds a person decided against the rules; lies beside `events.json`. */
export const BUILDS_FILE = 'builds.json';

const exceptionSchema = z.strictObject({
  replayId: z.string().min(1).describe('Id of the game.'),
  add: z.array(z.string()).describe('Ids of builds it is attached to although no rule says so.'),
  remove: z.array(z.string()).describe('Ids of builds it is not attached to although a rule says so.'),
  slot: z.string().min(1).exactOptional().describe('The player meant, where both could be.'),
  reason: z.string().min(1).describe('Why, in a sentence.'),
});

const exceptionsSchema = z.array(
  exceptionSchema.refine(({ add, remove }) => add.length + remove.length > 0, {
    error: 'must add or remove something',
  }),
);

export type BuildException = z.infer<typeof exceptionSchema>;

/** What entries may name: games of the corpus and builds of the library. */
export interface KnownIds {
  games: ReadonlySet<string>;
  builds: ReadonlySet<string>;
}

/**
 * The exceptions of a corpus; none when there is no such file. Throws with file and field when the file is
 * not what it should be, or names a game or a build that there is not.
 */
export function readBuildExceptions(root: string, ids: KnownIds): BuildException[] {
  const path = join(root, BUILDS_FILE);
  const exceptions = readJsonFile(path, exceptionsSchema) ?? [];
  for (const [index, { replayId, add, remove }] of exceptions.entries()) {
    const builds = [...add, ...remove].filter((id) => !ids.builds.has(id));
    if (!ids.games.has(replayId))
      throw new Error(`${path}: ${index}.replayId: no game has the id ${replayId}`);
    if (builds.length > 0) throw new Error(`${path}: ${index}: there is no build "${builds.join('", "')}"`);
  }
  return exceptions;
}
