import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { afterAll } from 'vitest';
import { readRecording } from '../../../../src/archive/corpus/read-recording.ts';
import { recordText } from '../../../../src/archive/corpus/record-text.ts';
import { replayId } from '../../../../src/game/identity.ts';
import type { ReplayRecord } from '../../../../src/game/stored/record.ts';
import { DUEL_END_MS, duel } from '../../../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../../../support/recording-writer/script.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

export const EVENTS = [
  { id: 'spring', name: 'Spring', organiser: null, date: '2019-04-27' },
  { id: 'autumn', name: 'Autumn', organiser: 'Somebody', date: '2020' },
  { id: 'cup', name: 'Cup', organiser: null, date: null },
];

/** The id of a plain `duel()` with an uninformative file name. */
export const DUEL_ID = '1637653382_Arthas_Thrall_Concealed-Hill';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
  folders.push(folder);
  return folder;
}

/** A corpus with the three events and no game, and a folder for recordings to ingest. */
export function temporaryCorpus() {
  const folder = temporaryFolder();
  const [root, inbox] = ['replays', 'inbox'].map((name) => join(folder, name)) as [string, string];
  for (const path of [root, inbox]) mkdirSync(path);
  writeFileSync(join(root, 'events.json'), JSON.stringify(EVENTS));
  return { root, inbox };
}

/** A duel with a recording one minute longer. */
export const LONGER: RecordingScript = { ...duel(), durationMs: DUEL_END_MS + 60_000 };

/** Writes the recording of a scripted game and returns its path; creates folders. */
export const saveRecording = (path: string, script: RecordingScript = duel()): string =>
  save(path, writeRecording(script));

/** Writes a truncated recording. */
export const saveCut = (path: string, script: RecordingScript = duel()): string => {
  const bytes = writeRecording(script);
  return save(path, bytes.slice(0, bytes.length - 100));
};

/** The record of a scripted game, decoded from a file with the given name; its map orders are in a separate file. */
export function recordOf(script: RecordingScript = duel(), name = 'game.w3g'): ReplayRecord {
  const read = readRecording(saveRecording(join(temporaryFolder(), name), script));
  if (!read.ok) throw new Error(read.failure.sentence);
  delete read.value.game.orders;
  return read.value;
}

/** Writes the record of a scripted game as `ingest` does; returns its path. */
export function saveRecord(folder: string, script: RecordingScript = duel(), name = 'game.w3g'): string {
  const record = recordOf(script, name);
  return save(join(folder, `${replayId(record.game, name)}.game.json`), recordText(record));
}

/** Writes a file and the folders above it; returns its path. */
export function save(path: string, content: string | Uint8Array): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** Paths of all files below a folder, sorted, with `/`, without hidden ones such as a corpus lock. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !basename(name).startsWith('.') && statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll(sep, '/'))
    .sort();

/** The text and the modification time of every file below a folder. */
export const snapshot = (folder: string): [string, number, string][] =>
  filesIn(folder).map((name) => {
    const path = join(folder, name);
    return [name, statSync(path).mtimeMs, basename(path).endsWith('.json') ? readFileSync(path, 'utf8') : ''];
  });
