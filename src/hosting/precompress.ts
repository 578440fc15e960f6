/** Compressed siblings of the text files of a build, for hosts that send them as they are. */
import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './headers.ts';
import { isText } from './content-types.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Smaller files fit one packet anyway. */
const WORTH_IT = 1024;
/** Level 7 takes three times as long for 0.4 % fewer bytes, and 11 a hundred times for 13 %. */
const BROTLI_LEVEL = 6;
/** Level 9 takes half as long again for 1 % fewer bytes. */
const GZIP_LEVEL = 6;
/** More than zlib's threads, so that none of them waits for the disk. */
const AT_ONCE = 8;
/** What no build has used for so long is thrown away. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Ending of the sibling and how it is made, the better one first. */
export const ENCODINGS: Readonly<Record<'br' | 'gzip', { ending: string; encode: Encode }>> = {
  br: {
    ending: '.br',
    encode: (bytes) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  gzip: { ending: '.gz', encode: (bytes) => deflate(bytes, { level: GZIP_LEVEL }) },
};

type Encode = (bytes: Buffer) => Promise<Buffer>;

/** What the bytes of a sibling depend on besides those of its file. */
const MADE_BY = JSON.stringify([
  process.versions['brotli'],
  process.versions['zlib'],
  BROTLI_LEVEL,
  GZIP_LEVEL,
]);

export interface Compressed {
  /** How many files got siblings. */
  files: number;
  /** For how many of them they were kept from an earlier build. */
  kept: number;
}

/** Writes a `.br` and a `.gz` beside every larger text file below a folder. `cache` keeps them between builds. */
export async function precompress(
  folder: string,
  cache: string = resolve('.cache', 'compressed'),
): Promise<Compressed> {
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isText(contentType(`/${file}`)));
  const now = new Date();
  const done: Compressed = { files: 0, kept: 0 };
  let next = 0;
  const work = async () => {
    for (let file = files[next++]; file !== undefined; file = files[next++]) {
      const kept = await compress(join(folder, file), cache, now);
      if (kept === null) continue;
      done.files++;
      if (kept) done.kept++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await forget(cache, now.getTime() - KEPT_MS);
  return done;
}

/** Whether the siblings of a file were there already; null for a file that gets none. */
async function compress(file: string, cache: string, now: Date): Promise<boolean | null> {
  const facts = await stat(file);
  if (!facts.isFile() || facts.size <= WORTH_IT) return null;
  const siblings = Object.values(ENCODINGS).map(({ ending }) => stat(file + ending).catch(() => null));
  // Those of a file that stayed from the last build did, too.
  if ((await Promise.all(siblings)).every((sibling) => sibling && sibling.mtimeMs > facts.mtimeMs))
    return true;
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(MADE_BY).update(bytes).digest('hex');
  const found = await Promise.all(
    Object.values(ENCODINGS).map(async ({ ending, encode }) => {
      const kept = join(cache, hash.slice(0, 2), hash + ending);
      try {
        await whole(file + ending, (half) => copyFile(kept, half));
        await utimes(kept, now, now);
        return true;
      } catch {
        const made = await encode(bytes);
        await whole(file + ending, (half) => writeFile(half, made));
        await mkdir(dirname(kept), { recursive: true });
        await whole(kept, (half) => writeFile(half, made));
        return false;
      }
    }),
  );
  return !found.includes(false);
}

/** Never half a file: builds may be killed or run side by side, and two files can be the same. */
async function whole(file: string, write: (half: string) => Promise<void>): Promise<void> {
  const half = `${file}.${randomUUID()}`;
  await write(half);
  await rename(half, file);
}

/** Removes from a cache what was last used before a time. */
async function forget(cache: string, before: number): Promise<void> {
  for (const file of await readdir(cache, { recursive: true }).catch(() => [])) {
    const facts = await stat(join(cache, file)).catch(() => null);
    if (facts?.isFile() && facts.mtimeMs < before) await rm(join(cache, file), { force: true });
  }
}
