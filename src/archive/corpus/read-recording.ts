/** Reads a recording file for the commands: the record of its game, or why there is none. */
import { basename } from 'node:path';
import { decode } from '../../game/decode/decode.ts';
import { FAILURES, failure } from '../../game/failure.ts';
import { success, type Result } from '../../game/result.ts';
import type { ReplayRecord } from '../../game/stored/record.ts';
import { fileKind } from '../../game/unpack/kind.ts';
import { sha256 } from './sha256.ts';
import { openBytes, openFile, type Opened } from './open-file.ts';
import type { Refusal } from './refusal.ts';

export type ReadRecording = Result<ReplayRecord, Refusal['code']>;

/** Maximum number of recordings in an archive that a sentence names; the others are only counted. */
const MAX_NAMED = 5;

/**
 * Reads and decodes a recording, directly or from a ZIP, tar or gzip archive. Never throws. For a file that crashes the
 * reader, the result is `damaged`. An archive with several recordings is refused, with their names.
 */
export const readRecording = (path: string): ReadRecording => singleRecording(openFile(path));

/** Reads and decodes a recording from an opened file. */
export const readOpened = (file: Opened): ReadRecording =>
  singleRecording('bytes' in file ? openBytes(file) : [file]);

/** The only recording among files; without one, the failure of the first file. */
function singleRecording(files: Iterable<Opened>): ReadRecording {
  const names: string[] = [];
  let result: ReadRecording | undefined;
  for (const file of files) {
    const isRecording = 'bytes' in file && fileKind(file.bytes) === 'recording';
    if (isRecording) names.push(file.path);
    if (!result || (isRecording && names.length === 1)) result = readFile(file);
  }
  if (names.length > 1) return { ok: false, failure: severalRecordings(names) };
  return result ?? failure('not-a-replay');
}

function readFile(file: Opened): ReadRecording {
  if ('refusal' in file) return { ok: false, failure: file.refusal };
  const { path, bytes } = file;
  try {
    const decoded = decode(bytes, true);
    if (!decoded.ok) return decoded;
    const recording = { name: basename(path), bytes: bytes.length, sha256: sha256(bytes) };
    return success({ recording, game: decoded.value });
  } catch (error) {
    return readerFailed(error);
  }
}

function severalRecordings(names: readonly string[]): Refusal {
  const omitted = names.length - MAX_NAMED;
  const list = names.slice(0, MAX_NAMED).join(', ') + (omitted > 0 ? ` and ${omitted} more` : '');
  const sentence = `The archive contains ${names.length} recordings: ${list}. \`npm run ingest\` reads them all.`;
  return { code: 'several-recordings', sentence };
}

/** The result for a file that crashed the reader: `damaged`, with the error for debugging. */
export function readerFailed(error: unknown): Extract<ReadRecording, { ok: false }> {
  const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : 'its thread ended';
  return {
    ok: false,
    failure: { code: 'damaged', sentence: `${FAILURES.damaged} (The reader failed: ${reason})` },
  };
}
