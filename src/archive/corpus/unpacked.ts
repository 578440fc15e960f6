import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isArchive, openFile } from './open-file.ts';
import type { Refusal } from './refusal.ts';

/** A recording to read: where it is, and what to call it, as in `games.zip/final.w3g`. */
interface Source {
  file: string;
  path: string;
}

export interface UnpackedSources {
  sources: Source[];
  /** What archives hold and cannot be taken out. */
  refused: { path: string; refusal: Refusal }[];
  /** Removes what was unpacked. */
  clear: () => void;
}

/** Bytes of a file name that every file system takes, with room for a little more. */
const NAME_BYTES = 200;

/**
 * Recordings that can be read one by one: those of archives are unpacked into a folder of their own, so that threads
 * can share them and no archive has to fit into the memory as a whole. Throws what the system says where that folder cannot be
 * written.
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

/** A file that cannot be read is no archive here; whoever reads it says why. */
function holdsArchive(path: string): boolean {
  try {
    return isArchive(path);
  } catch {
    return false;
  }
}

/** Names inside archives are anybody's: only the last part counts, in a folder that no other file shares. */
function write(folder: string, number: number, { path, bytes }: { path: string; bytes: Uint8Array }): string {
  const name = basename(path.replaceAll('\\', '/')).replaceAll('\0', '');
  const short =
    Buffer.byteLength(name) > NAME_BYTES ? Buffer.from(name).toString('utf8', 0, NAME_BYTES) : name;
  const file = join(folder, String(number), ['', '.', '..'].includes(short) ? 'unnamed' : short);
  mkdirSync(dirname(file));
  writeFileSync(file, bytes);
  return file;
}
