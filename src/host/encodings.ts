/** The encodings of compressed siblings. */
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
export const MADE_BY = JSON.stringify([
  process.versions['brotli'],
  process.versions['zlib'],
  BROTLI_LEVEL,
  GZIP_LEVEL,
]);
