import { inflateSync as inflateStream } from 'fflate';
import { Buffer } from './buffer.ts';

export { crc32 } from '../../../game/stored/link/crc32.ts';

/** The one constant of `node:zlib` that the reader uses. */
export const constants = { Z_SYNC_FLUSH: 2 };

interface InflateOptions {
  /** For truncated input, return the content up to the end; no other mode is supported. */
  finishFlush: typeof constants.Z_SYNC_FLUSH;
  maxOutputLength: number;
}

/** Memory that is reused for every block, because a recording has hundreds of similarly large blocks. */
class Scratch {
  #bytes = new Uint8Array(0);

  /** The first bytes of the memory; whatever was in them is still there. */
  of(length: number): Uint8Array {
    if (this.#bytes.length < length) this.#bytes = new Uint8Array(length);
    return this.#bytes.subarray(0, length);
  }
}

const input = new Scratch();
const output = new Scratch();

/** Number of bytes in the header of a zlib stream (RFC 1950). */
const ZLIB_HEADER = 2;

/**
 * Stand-in for `inflateSync` of `node:zlib`, with the options that reading recordings needs. Intact streams give the
 * same bytes. The library accepts some damaged streams that zlib rejects. This matters little, because block
 * checksums are checked too. The returned bytes are valid until the next call.
 */
export function inflateSync(content: Uint8Array, { maxOutputLength }: InflateOptions): Buffer {
  if (!isZlibHeader(content)) throw new Error('Not a zlib stream');
  // Most blocks end with a sync flush, which the library takes for a truncated stream. An empty final block is added
  // after the data to end such streams. Complete streams end before it.
  const stream = input.of(content.length);
  stream.set(content.subarray(ZLIB_HEADER));
  stream.set([3, 0], content.length - ZLIB_HEADER);
  // One byte more than allowed, to detect content that is too long.
  const data = inflateStream(stream, { out: output.of(maxOutputLength + 1) });
  if (data.length > maxOutputLength) throw new RangeError('More data than allowed');
  return Buffer.from(data.buffer, data.byteOffset, data.length);
}

/** Stand-in for `inflateRawSync`, for a complete stream. */
export function inflateRawSync(
  content: Uint8Array,
  { maxOutputLength }: { maxOutputLength: number },
): Buffer {
  const data = inflateStream(content, { out: new Uint8Array(maxOutputLength + 1) });
  if (data.length > maxOutputLength) throw new RangeError('More data than allowed');
  return Buffer.from(data.buffer, data.byteOffset, data.length);
}

/** RFC 1950, 2.2: deflate, a window of at most 32 kB, no preset dictionary, and a sum divisible by 31. */
function isZlibHeader([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 15) === 8 && method >> 4 <= 7 && (flags & 32) === 0 && (method * 256 + flags) % 31 === 0;
}
