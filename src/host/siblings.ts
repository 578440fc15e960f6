/** The compressed siblings of one file: how they are made, and how they are kept for other builds. */
import { createHash, randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ENCODINGS, MADE_BY } from './encodings.ts';

/**
 * Writes the siblings of a file. `caches` are folders to look for them by what they hold; they are in the first one afterwards.
 * Says whether all of them were kept there.
 */
export function writeSiblings(file: string, caches: readonly string[]): boolean {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(MADE_BY).update(bytes).digest('hex');
  const found = Object.values(ENCODINGS).map(({ ending, encode }) => {
    const [kept = '', ...others] = caches.map((cache) => join(cache, hash + ending));
    if (isStill(file + ending, kept)) return true;
    return whole(file + ending, (half) => {
      const isFound = [kept, ...others].some((path) => isCopied(path, half));
      if (!isFound) writeFileSync(half, encode(bytes));
      keep(half, kept);
      return isFound;
    });
  });
  return !found.includes(false);
}

/** Never half a file: builds may be killed or run side by side, and two files can be the same. */
function whole<T>(file: string, write: (half: string) => T): T {
  const half = `${file}.${randomUUID()}`;
  const written = write(half);
  renameSync(half, file);
  return written;
}

/** Whether a sibling of the last build is that of this one; makes it younger than its file then. */
function isStill(sibling: string, kept: string): boolean {
  try {
    if (!existsSync(kept) || !existsSync(sibling)) return false;
    if (!readFileSync(sibling).equals(readFileSync(kept))) return false;
    const now = new Date();
    utimesSync(sibling, now, now);
    return true;
  } catch {
    return false;
  }
}

/** A copy and no link: a sibling is younger than its file. False where there is no such file. */
function isCopied(from: string, to: string): boolean {
  try {
    // Most often there is none, and to throw takes longer than to look.
    if (!existsSync(from)) return false;
    copyFileSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps what was just written. A link takes no second file, and is safe: nobody writes into a sibling, whoever makes one puts a
 * new file in its place.
 */
function keep(file: string, kept: string): void {
  if (existsSync(kept)) return;
  try {
    linkSync(file, kept);
  } catch {
    // On another disk, or another build was faster.
    whole(kept, (half) => copyFileSync(file, half));
  }
}
