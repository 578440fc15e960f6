/** Compressed siblings of the text files of a build, for hosts that send them as they are. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from './headers.ts';
import { isText } from './content-types.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Smaller files fit one packet anyway. */
const WORTH_IT = 1024;
/** Level 11 takes forty times as long for 13 % fewer bytes: minutes for an archive of thousands of games. */
const BROTLI_LEVEL = 7;
/** More than zlib's threads, so that none of them waits for the disk. */
const AT_ONCE = 8;

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
  gzip: { ending: '.gz', encode: (bytes) => deflate(bytes, { level: 9 }) },
};

type Encode = (bytes: Buffer) => Promise<Buffer>;

/** Writes a `.br` and a `.gz` beside every larger text file below a folder. Returns how many files got them. */
export async function precompress(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isText(contentType(`/${file}`)));
  let next = 0;
  let done = 0;
  const work = async () => {
    for (let file = files[next++]; file !== undefined; file = files[next++])
      if (await compress(join(folder, file))) done++;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

async function compress(file: string): Promise<boolean> {
  const facts = await stat(file);
  if (!facts.isFile() || facts.size <= WORTH_IT) return false;
  const bytes = await readFile(file);
  await Promise.all(
    Object.values(ENCODINGS).map(async ({ ending, encode }) =>
      writeFile(`${file}${ending}`, await encode(bytes)),
    ),
  );
  return true;
}
