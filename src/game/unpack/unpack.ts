/**
 * Extracts recordings from what people have: the recording itself, ZIP, tar, gzip, or nested combinations. Pure, for Node
 * and browser workers.
 */
import { gunzip } from './gzip.ts';
import { kindOf } from './kind.ts';
import { UNPACK_LIMITS } from './limits.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';
import { untar } from './tar.ts';
import { unzip } from './zip.ts';

/**
 * Yields everything in a file that may be a recording, unpacking each only when it is requested. Other unknown files
 * are passed on unchanged, and the decoder decides. Never throws, whatever the file contains.
 */
export function* unpack(file: NamedBytes): Generator<Unpacked> {
  const bytes = Math.max(UNPACK_LIMITS.freeBytes, UNPACK_LIMITS.ratio * file.bytes.length);
  yield* open(file, UNPACK_LIMITS.depth, { bytes, entries: UNPACK_LIMITS.entries });
}

const OPENERS: Readonly<
  Record<'zip' | 'tar' | 'gzip', (file: NamedBytes, budget: Budget) => Iterable<Unpacked>>
> = {
  zip: unzip,
  tar: untar,
  gzip: (file, budget) => [gunzip(file, budget)],
};

function* open(file: NamedBytes, depth: number, budget: Budget): Generator<Unpacked> {
  const kind = kindOf(file.bytes);
  if (kind === 'recording' || kind === 'other') return yield file;
  if (kind === 'map') return yield { path: file.path, refusal: kind, map: file.bytes };
  if (kind !== 'zip' && kind !== 'tar' && kind !== 'gzip') return yield { path: file.path, refusal: kind };
  if (depth === 0) return yield { path: file.path, refusal: 'archive-too-deep' };
  for (const part of OPENERS[kind](file, budget)) {
    if ('refusal' in part) yield part;
    else yield* open(part, depth - 1, budget);
    // The shared budget is used up: everything that follows would be refused too.
    if (budget.bytes < 0 || budget.entries < 0) return;
  }
}
