/** The recordings in files, folders, archives and standard input. */
import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { ARCHIVE_BYTES } from '../../../game/unpack/limits.ts';
import { unpack } from '../unpack.ts';

/** A recording to read, or why it can't be read. */
export type Source = { path: string; bytes: Uint8Array } | { path: string; code: string; sentence: string };

/** Stands for standard input. */
export const STDIN = '-';

/** In folders, files with other names are left alone. */
const REPLAY = /\.(?:w3g|nwg)$/i;
/** RAR and 7-Zip are refused with a sentence, so that nobody misses their replays without knowing why. */
const ARCHIVE = /\.(?:zip|gz|tgz|tar|rar|7z)$/i;

/**
 * All paths to read, in order: of a folder, the replays and archives in it and in its folders. Links to folders aren't
 * followed, as they may lead back. A folder that can't be opened is a path itself, and fails when it is read.
 */
export function pathsIn(path: string): string[] {
  try {
    if (path === STDIN || !statSync(path).isDirectory()) return [path];
    const entries = readdirSync(path, { withFileTypes: true });
    return entries
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        const inner = join(path, entry.name);
        if (entry.isDirectory()) return pathsIn(inner);
        const isNamed = REPLAY.test(entry.name) || ARCHIVE.test(entry.name);
        return isNamed && (entry.isFile() || isLinkToFile(entry, inner)) ? [inner] : [];
      });
  } catch {
    // What is no readable folder is read as a file, which says what is wrong.
    return [path];
  }
}

/** Whether a link leads to a file, or nowhere, which is worth a line. */
const isLinkToFile = (entry: Dirent, path: string): boolean =>
  entry.isSymbolicLink() && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? true);

/** The recordings in a file, one by one; of a file that is no archive, the file itself, whatever it is. */
export async function* recordingsIn(path: string): AsyncGenerator<Source> {
  const bytes = await readInput(path);
  if ('code' in bytes) return yield { path, ...bytes };
  let isEmpty = true;
  for (const file of unpack(bytes, path)) {
    if (file.ok && !file.isReplay && file.path !== path && !REPLAY.test(file.path)) continue;
    isEmpty = false;
    yield file;
  }
  if (isEmpty) yield { path, code: 'archive-empty', sentence: 'The archive contains no replay.' };
}

/** The content of a file, or why it can't be read. */
async function readInput(path: string): Promise<Uint8Array | Unread> {
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
    return { code: 'unreadable', sentence: REASONS[code ?? ''] ?? `${message}.` };
  }
}

/** Why a file can't be read. */
type Unread = { code: string; sentence: string };

const TOO_LARGE: Unread = { code: 'too-large', sentence: 'The file is larger than this command reads.' };

/** Sentences for usual errors of the system. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EACCES: 'You aren’t allowed to read it.',
};
