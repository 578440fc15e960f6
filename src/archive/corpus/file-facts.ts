import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** SHA-256 as 64 lower-case hexadecimal digits. */
export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A shared buffer: allocating memory for each of twenty thousand files takes as long as reading them. */
const block = Buffer.alloc(256 * 1024);

/** The SHA-256 of a file. Throws like `fs`. */
export function sha256OfFile(path: string): string {
  const file = openSync(path, 'r');
  try {
    const hash = createHash('sha256');
    for (let bytes; (bytes = readSync(file, block)) > 0;) hash.update(block.subarray(0, bytes));
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}

/** Describes a file system error in one sentence, without the path, which the caller knows. */
export function sayUnreadable(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
  return UNREADABLE[code] ?? `The file cannot be read (${code}).`;
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'This user is not allowed to read the file.',
  ELOOP: 'This is a link that leads to itself.',
  ENAMETOOLONG: 'The name is longer than the file system allows.',
};

/**
 * Writes a file atomically, creating its folder if needed: readers see either the old or the new text, never a part of
 * it.
 */
export function writeWhole(path: string, text: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const half = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(half, text);
  renameSync(half, path);
}
