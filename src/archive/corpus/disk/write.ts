/** Writes files so that neither readers nor an interruption ever meet half of one. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sayUnwritable } from './reasons.ts';

/** A file and its whole content. */
export interface WholeFile {
  path: string;
  text: string | Uint8Array;
}

/**
 * Writes a file atomically, creating its folder if needed: readers see either the old or the new text. Throws a sentence
 * with the path, the reason and the remedy if the system refuses; the old file then stays.
 */
export const writeWhole = (path: string, text: string | Uint8Array): void => writeTogether([{ path, text }]);

/**
 * Writes files that belong together: none is replaced before all of them are on the disk. Throws like `writeWhole`, and
 * leaves no half-written file.
 */
export function writeTogether(files: readonly WholeFile[]): void {
  const halves: { half: string; path: string }[] = [];
  let current = '';
  try {
    for (const { path, text } of files) {
      current = path;
      mkdirSync(dirname(path), { recursive: true });
      const half = join(dirname(path), `.${basename(path)}.${process.pid}`);
      halves.push({ half, path });
      writeFileSync(half, text);
    }
    for (const { half, path } of halves) {
      current = path;
      renameSync(half, path);
    }
  } catch (error) {
    for (const { half } of halves) rmSync(half, { force: true });
    throw writeError(current, error);
  }
}

/** Deletes a file, which may be missing. Throws a sentence with the path, the reason and the remedy. */
export function deleteFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    throw writeError(path, error);
  }
}

/** An error of the system as a sentence without a stack; any other error as it is. */
export function writeError(path: string, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  const readable = new Error(`${path}: ${sayUnwritable(code)}`, { cause: error });
  delete readable.stack;
  return readable;
}
