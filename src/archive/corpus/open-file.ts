/** Opens files and archives for the commands: the recordings in them, or why there are none. */
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { FILE_BYTES } from '../../game/decode/file-bytes.ts';
import { FAILURES } from '../../game/failure.ts';
import { fileKind } from '../../game/unpack/kind.ts';
import { ARCHIVE_BYTES } from '../../game/unpack/limits.ts';
import { REFUSALS, type RefusalCode } from '../../game/unpack/refusal.ts';
import { unpack } from '../../game/unpack/unpack.ts';
import type { NamedBytes, Unpacked } from '../../game/unpack/unpacked.ts';
import { PIPE_SENTENCE, sayUnreadable } from './disk/reasons.ts';
import { isFolder } from './layout.ts';
import type { Refusal } from './refusal.ts';

/** Number of bytes to read: enough for every file signature. */
const HEAD_BYTES = 512;

/** A file that may be a recording, or the reason why it can't be one. */
export type Opened = { path: string } & ({ bytes: Uint8Array } | { refusal: Refusal });

/**
 * Yields a file's recordings: the file itself, or the contents of an archive one by one, with names without folders.
 * Never throws.
 */
export function* openFile(path: string): Generator<Opened> {
  const refuseFile = (code: Refusal['code'], sentence: string): Opened => ({
    path,
    refusal: { code, sentence },
  });
  let bytes: Uint8Array;
  try {
    if (isEndless(path)) return yield refuseFile('unreadable', PIPE_SENTENCE);
    // The size is checked before reading, so that no file can fill the memory.
    if (statSync(path).size > (isArchive(path) ? ARCHIVE_BYTES : FILE_BYTES))
      return yield refuseFile('too-large', FAILURES['too-large']);
    bytes = readFileSync(path);
  } catch (error) {
    return yield refuseFile('unreadable', sayUnreadable(folderError(path) ?? error));
  }
  yield* openBytes({ path, bytes });
}

/** Opens a file after its bytes have been read. Never throws. */
export function* openBytes({ path, bytes }: NamedBytes): Generator<Opened> {
  const refuse = (inside: string, code: RefusalCode): Opened => ({
    path: inside,
    refusal: { code, sentence: REFUSALS[code] },
  });
  const entries = unpack({ path: basename(path), bytes });
  for (;;) {
    let next: IteratorResult<Unpacked>;
    try {
      next = entries.next();
    } catch {
      // For example, a text that is longer than a string can be.
      return yield refuse(basename(path), 'archive-damaged');
    }
    if (next.done) return;
    yield 'bytes' in next.value ? next.value : refuse(next.value.path, next.value.refusal);
  }
}

/** Whether a file can contain several recordings. Throws the system's error if the file can't be read. */
export function isArchive(path: string): boolean {
  if (isEndless(path)) return false;
  const head = new Uint8Array(HEAD_BYTES);
  const file = openSync(path, 'r');
  try {
    const kind = fileKind(head.subarray(0, readSync(file, head)));
    return kind === 'zip' || kind === 'gzip' || kind === 'tar';
  } finally {
    closeSync(file);
  }
}

/** Why a folder can't be listed; null for a readable folder and for anything else. */
function folderError(path: string): unknown {
  try {
    if (isFolder(path)) readdirSync(path);
    return null;
  } catch (error) {
    return error;
  }
}

/** Whether a path is a pipe or a device: reading from it might never end. */
function isEndless(path: string): boolean {
  const stats = statSync(path);
  return !stats.isFile() && !stats.isDirectory();
}
