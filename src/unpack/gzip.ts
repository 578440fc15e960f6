import { gunzipSync } from 'fflate';
import { UNPACK_LIMITS } from './limits.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';

/** The one file in a gzip file (RFC 1952), named like it without its ending. */
export function gunzip({ path, bytes }: NamedBytes, budget: Budget): Unpacked {
  // The last four bytes state the size; what does not keep to it is cut there, and never grows beyond.
  const size =
    bytes.length < 18 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  if (size > UNPACK_LIMITS.entryBytes) return { path, refusal: 'archive-entry-too-large' };
  if (size > budget.bytes) return { path, refusal: 'archive-bomb' };
  budget.bytes -= size;
  try {
    return { path: path.replace(/\.gz$/i, ''), bytes: gunzipSync(bytes, { out: new Uint8Array(size) }) };
  } catch {
    // fflate throws for every kind of damage alike.
    return { path, refusal: 'archive-damaged' };
  }
}
