/**
 * Recordings out of what people have: the recording itself, ZIP and gzip, and one in the other. Pure, for Node and
 * browser workers.
 */
import { gunzip } from './gzip.ts';
import { kindOf } from './kind.ts';
import { UNPACK_LIMITS } from './limits.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';
import { unzip } from './zip.ts';

/**
 * Everything in a file that may be a recording, one after the other: each is unpacked when it is asked for. What is neither an archive nor known to be something else comes as it is, and the decoder says
 * what it thinks of it. Nothing that a file contains makes this throw.
 */
export function* unpack(file: NamedBytes): Generator<Unpacked> {
  const bytes = Math.max(UNPACK_LIMITS.freeBytes, UNPACK_LIMITS.ratio * file.bytes.length);
  yield* open(file, UNPACK_LIMITS.depth, { bytes, entries: UNPACK_LIMITS.entries });
}

function* open(file: NamedBytes, depth: number, budget: Budget): Generator<Unpacked> {
  const kind = kindOf(file.bytes);
  if (kind === 'recording' || kind === 'other') return yield file;
  if (kind !== 'zip' && kind !== 'gzip') return yield { path: file.path, refusal: kind };
  if (depth === 0) return yield { path: file.path, refusal: 'archive-too-deep' };
  for (const part of kind === 'zip' ? unzip(file, budget) : [gunzip(file, budget)]) {
    if ('refusal' in part) yield part;
    else yield* open(part, depth - 1, budget);
    // What was inside went beyond what all may have: whatever follows would be refused alike.
    if (budget.bytes < 0 || budget.entries < 0) return;
  }
}
