/** The day since which each recording is known to be public: its game was played on that day or earlier. */
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.ts';
import { PUBLIC_FILE } from './layout.ts';

const publicSchema = z.record(
  z.string().min(1),
  z.strictObject({
    day: z.iso.date().describe('The day of the first commit that contains the recording.'),
    source: z.url().describe('The public repository of that commit.'),
  }),
);

/** ISO dates by game id, each with the repository that proves it. */
export type PublicDays = ReadonlyMap<string, { day: string; source: string }>;

/**
 * The days in a corpus; empty if the file is missing. Throws with file and field if the file is invalid or names a game
 * outside `games`.
 */
export function readPublicDays(root: string, games: ReadonlySet<string>): PublicDays {
  const path = join(root, PUBLIC_FILE);
  const days = new Map(Object.entries(readJsonFile(path, publicSchema) ?? {}));
  for (const replayId of days.keys())
    if (!games.has(replayId)) throw new Error(`${path}: ${replayId}: no game has this id`);
  return days;
}
