/**
 * Fourteen games as scripts: teams of up to four, computers, observers, pauses, odd names, and all patches that differ.
 * They were chosen among 600 random games because they use most of what the reader knows. Their documents are in
 * `tests/golden/scripted/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { RecordingScript } from './recording-writer/script.ts';

const FOLDER = new URL('../fixtures/scripted/', import.meta.url);

export const SCRIPTED_GAMES: readonly (readonly [name: string, script: RecordingScript])[] = readdirSync(
  FOLDER,
)
  .sort()
  .map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as RecordingScript,
  ]);
