import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isArchive, openFile } from './open-file.ts';
import type { Refusal } from './refusal.ts';

/** A recording to read: its file, and a path for display, such as `games.zip/final.w3g`. */
interface Source {
  file: string;
  path: string;
}

export interface UnpackedSources {
  sources: Source[];
  /** Files in archives that couldn't be unpacked. */
  refused: { path: string; refusal: Refusal }[];
  /** Removes the unpacked files. */
  clear: () => void;
}

/** Maximum length of a file name in bytes: every file system accepts this, with some room to spare. */
const NAME_BYTES = 200;

/**
 * Recordings as single files. Archives are unpacked into a temporary folder, so that threads can share them and
 * archives needn't fit in memory. Throws the system's error if that folder can't be written.
 */
export function unpacked(paths: readonly string[]): UnpackedSources {
  const result: UnpackedSources = { sources: [], refused: [], clear: () => undefined };
  let folder: string | undefined;
  for (const path of paths) {
    if (!holdsArchive(path)) {
      result.sources.push({ file: path, path });
      continue;
    }
    const scratch = (folder ??= mkdtempSync(join(tmpdir(), 'farseer-')));
    result.clear = () => rmSync(scratch, { recursive: true, force: true });
    for (const opened of openFile(path)) {
      const inside = join(dirname(path), opened.path);
      if ('refusal' in opened) result.refused.push({ path: inside, refusal: opened.refusal });
      else result.sources.push({ file: write(scratch, result.sources.length, opened), path: inside });
    }
  }
  return result;
}

/**
 * Whether any of the paths is an archive. An unreadable file doesn't count as one; the code that reads it reports why.
 */
function holdsArchive(path: string): boolean {
  try {
    return isArchive(path);
  } catch {
    return false;
  }
}

/** Names inside archives can't be trusted: only the last part is used, in a separate folder per file. */
function write(folder: string, number: number, { path, bytes }: { path: string; bytes: Uint8Array }): string {
  const name = basename(path.replaceAll('\\', '/')).replaceAll('\0', '');
  const short =
    Buffer.byteLength(name) > NAME_BYTES ? Buffer.from(name).toString('utf8', 0, NAME_BYTES) : name;
  const file = join(folder, String(number), ['', '.', '..'].includes(short) ? 'unnamed' : short);
  mkdirSync(dirname(file));
  writeFileSync(file, bytes);
  return file;
}
