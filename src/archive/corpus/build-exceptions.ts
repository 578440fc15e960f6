import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.ts';

/** The list of games for which a person overruled the build rules; it is next to `events.json`. */
export const BUILDS_FILE = 'builds.json';

const exceptionSchema = z.strictObject({
  replayId: z.string().min(1).describe('Id of the game.'),
  add: z.array(z.string()).describe('Ids of builds that it is attached to although their rules don’t match.'),
  remove: z.array(z.string()).describe('Ids of builds that it isn’t attached to although their rules match.'),
  slot: z.string().min(1).exactOptional().describe('The player it is about, if both players fit.'),
  reason: z.string().min(1).describe('The reason, in one sentence.'),
});

const exceptionsSchema = z.array(
  exceptionSchema.refine(({ add, remove }) => add.length + remove.length > 0, {
    error: 'must add or remove something',
  }),
);

export type BuildException = z.infer<typeof exceptionSchema>;

/** Valid ids for entries: games of the corpus and builds of the library. */
export interface KnownIds {
  games: ReadonlySet<string>;
  builds: ReadonlySet<string>;
}

/**
 * The exceptions in a corpus; empty if the file is missing. Throws with file and field if the file is invalid or names
 * an unknown game or build.
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
