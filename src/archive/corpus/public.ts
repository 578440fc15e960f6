/** Since when each recording is known to be public: its game was played on that day or before. */
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.ts';
import { PUBLIC_FILE } from './layout.ts';

const publicSchema = z.record(
  z.string().min(1),
  z.strictObject({
    day: z.iso.date().describe('The day of the first commit that has the recording.'),
    source: z.url().describe('The public repository of that commit.'),
  }),
);

/** Days as ISO dates, with the repository that shows each, by the id of the game. */
export type PublicDays = ReadonlyMap<string, { day: string; source: string }>;

/**
 * The days of a corpus; none when there is no such file. Throws with file and field when the file is not what it should be, or
 * names a game that is none of `games`.
 */
export function readPublicDays(root: string, games: ReadonlySet<string>): PublicDays {
  const path = join(root, PUBLIC_FILE);
  const days = new Map(Object.entries(readJsonFile(path, publicSchema) ?? {}));
  for (const replayId of days.keys())
    if (!games.has(replayId)) throw new Error(`${path}: ${replayId}: no game has this id`);
  return days;
}
