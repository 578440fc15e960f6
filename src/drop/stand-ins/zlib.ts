import { Buffer } from './buffer.ts';
import { inflateZlib } from './inflate.ts';

/** CRC-32 of each single byte, by the polynomial that zlib and the game use. */
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

export const constants = { Z_SYNC_FLUSH: 2 };

interface InflateOptions {
  /** Input that ends early gives what it holds; there is no other mode here. */
  finishFlush: typeof constants.Z_SYNC_FLUSH;
  maxOutputLength: number;
}

/** Stand-in for `inflateSync` of `node:zlib` with the one set of options that reading recordings needs. */
export function inflateSync(content: Uint8Array, { maxOutputLength }: InflateOptions): Buffer {
  const bytes = inflateZlib(content, maxOutputLength);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** w3gjs imports this for the way of reading that is not used here; a bundle without it does not build. */
export function inflate(_content: Uint8Array, _options: unknown, done: (error: Error) => void): void {
  done(new Error('Blocks are inflated by inflateSync here'));
}

/** Stand-in for `crc32` of `node:zlib`; `value` is the sum of what came before. */
export function crc32(bytes: Uint8Array, value = 0): number {
  let crc = ~value;
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return ~crc >>> 0;
}
