import { inflate } from './inflate.ts';
import { UNPACK_LIMITS } from './limits.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';

const HEAD_BYTES = 10;
/** Checksum and size behind the content. */
const TAIL_BYTES = 8;
/** Where the time of the last change is, in seconds; 0 for none. */
const CHANGED_AT = 4;
const HAS_CHECKSUM = 2;
const HAS_EXTRA = 4;
/** A name, and a comment: texts that end with a zero. */
const TEXTS = [8, 16];

/** The one file in a gzip file (RFC 1952), named like it without its ending. */
export function gunzip({ path, bytes, modified }: NamedBytes, budget: Budget): Unpacked {
  const start = contentAt(bytes);
  const end = bytes.length - TAIL_BYTES;
  if (start > end) return { path, refusal: 'archive-damaged' };
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const size = view.getUint32(bytes.length - 4, true);
  const changed = 1000 * view.getUint32(CHANGED_AT, true) || modified;
  if (size > UNPACK_LIMITS.entryBytes) return { path, refusal: 'archive-entry-too-large' };
  if (size > budget.bytes) return { path, refusal: 'archive-bomb' };
  budget.bytes -= size;
  const content = inflate(bytes.subarray(start, end), size, budget);
  return typeof content === 'string'
    ? { path, refusal: content }
    : {
        path: path.replace(/\.gz$/i, ''),
        bytes: content,
        ...(changed !== undefined && { modified: changed }),
      };
}

/** Where the packed content begins: the head has a few parts that may be missing. */
function contentAt(bytes: Uint8Array): number {
  const flags = bytes[3] ?? 0;
  let at = HEAD_BYTES;
  if (flags & HAS_EXTRA) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const text of TEXTS) if (flags & text) at = bytes.indexOf(0, at) + 1 || Infinity;
  return at + (flags & HAS_CHECKSUM);
}
