/** The compressed siblings of one file: how they are made, and how they are kept for other builds. */
import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Level 7 takes three times as long for 0.4 % fewer bytes, and 11 a hundred times for 13 %. */
const BROTLI_LEVEL = 6;
/** Level 9 takes half as long again for 1 % fewer bytes. */
const GZIP_LEVEL = 6;

/** Ending of the sibling and how it is made, the better one first. */
export const ENCODINGS: Readonly<Record<'br' | 'gzip', { ending: string; encode: Encode }>> = {
  br: {
    ending: '.br',
    encode: (bytes) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  gzip: { ending: '.gz', encode: (bytes) => gzipSync(bytes, { level: GZIP_LEVEL }) },
};

type Encode = (bytes: Buffer) => Buffer;

/** What the bytes of a sibling depend on besides those of its file. */
const MADE_BY = JSON.stringify([
  process.versions['brotli'],
  process.versions['zlib'],
  BROTLI_LEVEL,
  GZIP_LEVEL,
]);

/**
 * Writes the siblings of a file. `caches` are folders to look for them by what they hold; they are in the first one afterwards.
 * Says whether all of them were kept there.
 */
export function writeSiblings(file: string, caches: readonly string[]): boolean {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(MADE_BY).update(bytes).digest('hex');
  const found = Object.values(ENCODINGS).map(({ ending, encode }) => {
    const [kept = '', ...others] = caches.map((cache) => join(cache, hash + ending));
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
