import { inflateSync as inflateStream } from 'fflate';
import { Buffer } from './buffer.ts';

export { crc32 } from '../../../game/stored/link/crc32.ts';

export const constants = { Z_SYNC_FLUSH: 2 };

interface InflateOptions {
  /** Input that ends early gives what it holds; there is no other mode here. */
  finishFlush: typeof constants.Z_SYNC_FLUSH;
  maxOutputLength: number;
}

/** Memory used again for every block: a recording has hundreds, of about the same size. */
class Scratch {
  #bytes = new Uint8Array(0);

  of(length: number): Uint8Array {
    if (this.#bytes.length < length) this.#bytes = new Uint8Array(length);
    return this.#bytes.subarray(0, length);
  }
}

const input = new Scratch();
const output = new Scratch();

/** Bytes of the header of a zlib stream (RFC 1950). */
const ZLIB_HEADER = 2;

/**
 * Stand-in for `inflateSync` of `node:zlib` with the one set of options that reading recordings needs. Sound
 * streams give the same bytes. The library checks less than zlib: it lets some damaged streams through that
 * zlib refuses, which matters little here because the checksum of a block is looked at as well. The bytes are
 * good until the next call.
 */
export function inflateSync(content: Uint8Array, { maxOutputLength }: InflateOptions): Buffer {
  if (!isZlibHeader(content)) throw new Error('Not a zlib stream');
  // Most blocks end with a sync flush, which the library takes for a stream that breaks off. An empty final
  // block behind the data ends them; complete streams are over before it.
  const stream = input.of(content.length);
  stream.set(content.subarray(ZLIB_HEADER));
  stream.set([3, 0], content.length - ZLIB_HEADER);
  // One byte more than allowed, so that too much is seen.
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

/** RFC 1950, 2.2: deflate, a window of 32 kB at most, no preset dictionary, and a sum that divides by 31. */
function isZlibHeader([method = 0, flags = 0]: Uint8Array): boolean {
  return (method & 15) === 8 && method >> 4 <= 7 && (flags & 32) === 0 && (method * 256 + flags) % 31 === 0;
}

/** w3gjs imports this for the way of reading that is not used here; a bundle without it does not build. */
export function inflate(_content: Uint8Array, _options: unknown, done: (error: Error) => void): void {
  done(new Error('Blocks are inflated by inflateSync here'));
}
