import { Inflate } from 'fflate';
import { UNPACK_LIMITS } from './limits.ts';
import type { RefusalCode } from './refusal.ts';
import type { Budget } from './unpacked.ts';

/** Bytes inflated at a time: deflate makes at most 1,032 bytes of one, so a stream that holds too much is stopped soon. */
const AT_ONCE = 64 * 1024;
/** More than the largest block without packing, of which nothing comes before it is whole. */
const IDLE_BYTES = 128 * 1024;

/**
 * Inflates raw deflated bytes (RFC 1951), which state that they hold `size` bytes at most. Where they hold more, that is
 * seen after 64 MB at most. What follows the stream is not looked at.
 */
export function inflate(packed: Uint8Array, size: number, budget: Budget): Uint8Array | RefusalCode {
  const out = new Uint8Array(size);
  let inflated = 0;
  let idle = 0;
  const stream = new Inflate((bytes) => {
    const at = inflated;
    inflated += bytes.length;
    idle = bytes.length > 0 ? 0 : idle + AT_ONCE;
    // Throws where it does not fit.
    out.set(bytes, at);
  });
  try {
    for (let at = 0; at < packed.length && idle < IDLE_BYTES; at += AT_ONCE)
      stream.push(packed.subarray(at, at + AT_ONCE), at + AT_ONCE >= packed.length);
    return out.subarray(0, inflated);
  } catch {
    // fflate throws for every kind of damage alike.
    const excess = Math.max(0, inflated - size);
    // What holds so much more was built to; a size that is wrong by itself costs only this file.
    budget.bytes -= excess > UNPACK_LIMITS.freeBytes ? Infinity : excess;
    return budget.bytes < 0 ? 'archive-bomb' : 'archive-damaged';
  }
}
