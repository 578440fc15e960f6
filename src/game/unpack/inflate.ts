import { Inflate } from 'fflate';
import { UNPACK_LIMITS } from './limits.ts';
import type { RefusalCode } from './refusal.ts';
import type { Budget } from './unpacked.ts';

/** Bytes inflated at a time. Deflate expands at most 1,032 times, so an oversized stream is stopped early. */
const AT_ONCE = 64 * 1024;
/** Larger than the biggest uncompressed block, which produces nothing until it is complete. */
const IDLE_BYTES = 128 * 1024;

/**
 * Inflates raw deflate data (RFC 1951) with a stated maximum `size`. A larger result is noticed after at most 64 MB.
 * Bytes after the stream are ignored.
 */
export function inflate(packed: Uint8Array, size: number, budget: Budget): Uint8Array | RefusalCode {
  const out = new Uint8Array(size);
  let inflated = 0;
  let idle = 0;
  const stream = new Inflate((bytes) => {
    const at = inflated;
    inflated += bytes.length;
    idle = bytes.length > 0 ? 0 : idle + AT_ONCE;
    // Throws if the bytes don't fit.
    out.set(bytes, at);
  });
  try {
    for (let at = 0; at < packed.length && idle < IDLE_BYTES; at += AT_ONCE)
      stream.push(packed.subarray(at, at + AT_ONCE), at + AT_ONCE >= packed.length);
    return out.subarray(0, inflated);
  } catch {
    // fflate throws for every kind of damage.
    const excess = Math.max(0, inflated - size);
    // A far larger result is treated as deliberate; a size that is merely wrong costs only this file.
    budget.bytes -= excess > UNPACK_LIMITS.freeBytes ? Infinity : excess;
    return budget.bytes < 0 ? 'archive-bomb' : 'archive-damaged';
  }
}
