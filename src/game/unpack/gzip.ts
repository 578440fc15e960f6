import { inflate } from './inflate.ts';
import { UNPACK_LIMITS } from './limits.ts';
import { mayBeLarge } from './archive-name.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';

const HEAD_BYTES = 10;
/** Bytes of checksum and size after the content. */
const TAIL_BYTES = 8;
/** Offset of the modification time in seconds; 0 if there is none. */
const CHANGED_AT = 4;
const HAS_CHECKSUM = 2;
const HAS_EXTRA = 4;
/** Flags for a name and a comment, which are zero-terminated strings. */
const TEXTS = [8, 16];

/** Unpacks the file in a gzip file (RFC 1952); the unpacked file's name is the archive's name without the extension. */
export function gunzip({ path, bytes, modified }: NamedBytes, budget: Budget): Unpacked {
  const start = contentAt(bytes);
  const end = bytes.length - TAIL_BYTES;
  if (start > end) return { path, refusal: 'archive-damaged' };
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const size = view.getUint32(bytes.length - 4, true);
  const changed = 1000 * view.getUint32(CHANGED_AT, true) || modified;
  const isTar = mayBeLarge(path);
  if (size > UNPACK_LIMITS.entryBytes && !isTar) return { path, refusal: 'archive-entry-too-large' };
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

/** Start of the packed content, after a header with optional parts. */
function contentAt(bytes: Uint8Array): number {
  const flags = bytes[3] ?? 0;
  let at = HEAD_BYTES;
  if (flags & HAS_EXTRA) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);
  for (const text of TEXTS) if (flags & text) at = bytes.indexOf(0, at) + 1 || Infinity;
  return at + (flags & HAS_CHECKSUM);
}
