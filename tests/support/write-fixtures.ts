/** `node tests/support/write-fixtures.ts`: rewrites the example recordings. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_GAMES } from './example-games.ts';
import { writeRecording } from './recording-writer/write-recording.ts';

export const FIXTURES = new URL('../../replays/fixtures/', import.meta.url).pathname;

if (import.meta.main) {
  mkdirSync(FIXTURES, { recursive: true });
  for (const [file, script] of Object.entries(EXAMPLE_GAMES))
    writeFileSync(join(FIXTURES, file), writeRecording(script));
}
