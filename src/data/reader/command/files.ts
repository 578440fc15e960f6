/** The recordings in files, folders, archives and standard input. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_BYTES } from '../../../game/unpack/limits.ts';
import { unpack } from '../unpack.ts';

/** A recording to read, or why it can't be read. */
export type Source = { path: string; bytes: Uint8Array } | { path: string; code: string; sentence: string };

/** Stands for standard input. */
export const STDIN = '-';

/** In folders, files with other names are left alone. */
const REPLAY = /\.(?:w3g|nwg)$/i;
const ARCHIVE = /\.(?:zip|gz|tgz|tar)$/i;

/** All paths to read, in order: of a folder, the replays and archives in it and in its folders. */
export function* pathsIn(paths: readonly string[]): Generator<string> {
  for (const path of paths) {
    if (!isFolder(path)) yield path;
    else
      yield* readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => REPLAY.test(name) || ARCHIVE.test(name))
        .sort()
        .map((name) => join(path, name))
        .filter((file) => !isFolder(file));
  }
}

function isFolder(path: string): boolean {
  return path !== STDIN && (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** The recordings in a file, one by one; of a file that is no archive, the file itself, whatever it is. */
export async function* recordingsIn(path: string): AsyncGenerator<Source> {
  const bytes = await read(path);
  if (typeof bytes === 'string') return yield { path, code: 'unreadable', sentence: bytes };
  let isEmpty = true;
  for (const file of unpack(bytes, path)) {
    if (file.ok && !file.isReplay && file.path !== path && !REPLAY.test(file.path)) continue;
    isEmpty = false;
    yield file;
  }
  if (isEmpty) yield { path, code: 'archive-empty', sentence: 'The archive contains no replay.' };
}

/** The content of a file, or why it can't be read. */
async function read(path: string): Promise<Uint8Array | string> {
  try {
    if (path !== STDIN) {
      const { size } = statSync(path);
      return size > ARCHIVE_BYTES ? TOO_LARGE : readFileSync(path);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      if ((size += chunk.length) > ARCHIVE_BYTES) return TOO_LARGE;
    }
    return Buffer.concat(chunks);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'There is no such file.' : `${message}.`;
  }
}

const TOO_LARGE = 'The file is larger than this command reads.';
