/** Reads a recording file for the commands: the record of its game, or why there is none. */
import { basename } from 'node:path';
import { decode } from '../../game/decode/decode.ts';
import { FAILURES, failure } from '../../game/failure.ts';
import { success, type Result } from '../../game/result.ts';
import { kindOf } from '../../game/unpack/kind.ts';
import type { NamedBytes } from '../../game/unpack/unpacked.ts';
import { sha256 } from './file-facts.ts';
import { openBytes, openFile, type Opened } from './open-file.ts';
import type { Refusal } from './refusal.ts';
import type { ReplayRecord } from '../../game/stored/record.ts';

export type ReadRecording = Result<ReplayRecord, Refusal['code']>;

/** Maximum number of recordings in an archive that a sentence names; the others are only counted. */
const NAMED = 5;

/**
 * Reads and decodes a recording, directly or from a ZIP, tar or gzip archive. Never throws. For a file that crashes the
 * reader, the result is `damaged`. An archive with several recordings is refused, with their names.
 */
export const readRecording = (path: string): ReadRecording => onlyOf(openFile(path));

/** Reads and decodes a recording from an opened file. */
export const readOpened = (file: Opened): ReadRecording => onlyOf('bytes' in file ? openBytes(file) : [file]);

function onlyOf(files: Iterable<Opened>): ReadRecording {
  const recordings: string[] = [];
  let only: ReadRecording | undefined;
  let first: ReadRecording | undefined;
  for (const opened of files) {
    const result = (): ReadRecording =>
      'bytes' in opened ? read(opened) : { ok: false, failure: opened.refusal };
    first ??= result();
    if (!('bytes' in opened) || kindOf(opened.bytes) !== 'recording') continue;
    if (recordings.push(opened.path) === 1) only = result();
  }
  if (recordings.length > 1) return { ok: false, failure: several(recordings) };
  return only ?? first ?? failure('not-a-replay');
}

function read({ path, bytes }: NamedBytes): ReadRecording {
  try {
    const decoded = decode(bytes, true);
    if (!decoded.ok) return decoded;
    const recording = { name: basename(path), bytes: bytes.length, sha256: sha256(bytes) };
    return success({ recording, game: decoded.value });
  } catch (error) {
    return readerFailed(error);
  }
}

function several(names: readonly string[]): Refusal {
  const { length } = names;
  const sentence =
    `The archive contains ${length} recordings: ${names.slice(0, NAMED).join(', ')}${length - NAMED > 0 ? ` and ${length - NAMED} more` : ''}. ` +
    '`npm run ingest` reads them all.';
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
