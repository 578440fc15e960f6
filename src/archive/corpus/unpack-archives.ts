/** Unpacks archives for the intake, so that each recording is a file of its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Scratch, scratchFolder } from './disk/scratch.ts';
import { writeError } from './disk/write.ts';
import { isArchive, openFile } from './open-file.ts';
import type { Refusal } from './refusal.ts';

/** A recording to read: its file, and a path for display, such as `games.zip/final.w3g`. */
interface Source {
  file: string;
  path: string;
}

/** Recordings to read, and what couldn't be unpacked. */
interface UnpackedSources {
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
 * archives needn't fit in memory. A file that can't be written there is refused with the reason. Never throws.
 */
export function unpackArchives(paths: readonly string[]): UnpackedSources {
  const result: UnpackedSources = { sources: [], refused: [], clear: () => undefined };
  let scratch: Scratch | undefined;
  for (const path of paths) {
    if (!holdsArchive(path)) {
      result.sources.push({ file: path, path });
      continue;
    }
    for (const opened of openFile(path)) {
      const inside = join(dirname(path), opened.path);
      try {
        if ('refusal' in opened) result.refused.push({ path: inside, refusal: opened.refusal });
        else {
          scratch ??= scratchFolder();
          result.clear = scratch.clear;
          const file = writeUnpacked(scratch.folder, result.sources.length, opened);
          result.sources.push({ file, path: inside });
        }
      } catch (error) {
        const sentence = `The archive cannot be unpacked here. ${(error as Error).message}`;
        result.refused.push({ path: inside, refusal: { code: 'unreadable', sentence } });
      }
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

/**
 * Writes a file of an archive and returns its path; throws a sentence. Names inside archives can't be trusted: only the last part is used, in a
 * separate folder per file.
 */
function writeUnpacked(
  folder: string,
  number: number,
  { path, bytes }: { path: string; bytes: Uint8Array },
): string {
  const name = basename(path.replaceAll('\\', '/')).replaceAll('\0', '');
  const short =
    Buffer.byteLength(name) > NAME_BYTES ? Buffer.from(name).toString('utf8', 0, NAME_BYTES) : name;
  const file = join(folder, String(number), ['', '.', '..'].includes(short) ? 'unnamed' : short);
  try {
    mkdirSync(dirname(file));
    writeFileSync(file, bytes);
  } catch (error) {
    throw writeError(file, error);
  }
  return file;
}
