/**
 * Extracts recordings from what people have: the recording itself, ZIP, tar, gzip, or nested combinations. Pure, for Node
 * and browser workers.
 */
import { textWithin, timeWithin } from '../bounds.ts';
import { fileKind } from './kind.ts';
import { UNPACK_LIMITS } from './limits.ts';
import type { Budget, NamedBytes, Unpacked } from './unpacked.ts';
import { untar } from './tar.ts';
import { mayBeLarge } from './archive-name.ts';
import type { RefusalCode } from './refusal.ts';
import { zipEntries, type ZipEntry } from './zip-directory.ts';
import { type FlateError, FlateErrorCode, Gunzip, Inflate } from 'fflate';

/**
 * Yields everything in a file that may be a recording, unpacking each only when it is requested. Other unknown files
 * are passed on unchanged, and the decoder decides. Never throws, whatever the file contains.
 */
export function* unpack(file: NamedBytes): Generator<Unpacked> {
  const bytes = Math.max(UNPACK_LIMITS.freeBytes, UNPACK_LIMITS.ratio * file.bytes.length);
  try {
    yield* unpackFile(file, UNPACK_LIMITS.depth, { bytes, entries: UNPACK_LIMITS.entries });
  } catch {
    // Only memory can run out here.
    yield { path: file.path, refusal: 'archive-damaged' };
  }
}

const OPENERS: Readonly<
  Record<'zip' | 'tar' | 'gzip', (file: NamedBytes, budget: Budget) => Iterable<Unpacked>>
> = {
  zip: unzip,
  tar: untar,
  gzip: (file, budget) => [gunzip(file, budget)],
};

function* unpackFile(file: NamedBytes, depth: number, budget: Budget): Generator<Unpacked> {
  const kind = fileKind(file.bytes);
  if (kind === 'recording' || kind === 'other') return yield file;
  if (kind === 'map') return yield { path: file.path, refusal: kind, map: file.bytes };
  if (kind !== 'zip' && kind !== 'tar' && kind !== 'gzip') return yield { path: file.path, refusal: kind };
  if (depth === 0) return yield { path: file.path, refusal: 'archive-too-deep' };
  for (const found of OPENERS[kind](file, budget)) {
    const part = withTrustedTime(found);
    if ('refusal' in part) yield part;
    else yield* unpackFile(part, depth - 1, budget);
    // The shared budget is used up: everything that follows would be refused too.
    if (budget.bytes < 0 || budget.entries < 0) return;
  }
}

/** A part with a path and a date that can be shown, whatever its archive states. */
function withTrustedTime(part: Unpacked): Unpacked {
  const path = textWithin(part.path);
  if ('refusal' in part) return { ...part, path };
  const time = timeWithin(part.modified);
  return { path, bytes: part.bytes, ...(time !== null && { modified: time }) };
}

/** Offset of the modification time in seconds; 0 if there is none. */
const CHANGED_AT = 4;
/** Bytes of the shortest gzip file. */
const LEAST_BYTES = 18;

/**
 * Unpacks the file in a gzip file (RFC 1952), whose members are joined; bytes after them are ignored. The unpacked
 * file's name is the archive's name without the extension.
 */
function gunzip({ path, bytes, modified }: NamedBytes, budget: Budget): Unpacked {
  if (bytes.length < LEAST_BYTES) return { path, refusal: 'archive-damaged' };
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const changedMs = 1000 * view.getUint32(CHANGED_AT, true) || modified;
  const maxBytes = mayBeLarge(path) ? Infinity : UNPACK_LIMITS.entryBytes;
  const content = inflateMembers(bytes, maxBytes, budget);
  return typeof content === 'string'
    ? { path, refusal: content }
    : {
        path: path.replace(/\.gz$/i, ''),
        bytes: content,
        ...(changedMs !== undefined && { modified: changedMs }),
      };
}

/** Methods of packing in ZIP archives: none, and Deflate. */
const STORED_METHOD = 0;
const DEFLATED_METHOD = 8;
/** Folders, and files that macOS adds. */
const NO_FILE = /\/$|^__MACOSX\/|(?:^|\/)\.DS_Store$/;

/**
 * Yields the files of a ZIP archive in stored order; for an unreadable file, the reason. If its directory states too
 * large a total, the archive is refused as a whole before unpacking.
 */
function* unzip({ path, bytes }: NamedBytes, budget: Budget): Generator<Unpacked> {
  const entries = zipEntries(bytes, budget.entries + 1);
  if (!entries) return yield { path, refusal: 'archive-damaged' };
  budget.entries -= entries.length;
  if (budget.entries < 0) return yield { path, refusal: 'archive-too-many' };
  const files = entries.filter(({ name }) => !NO_FILE.test(name));
  if (files.length === 0) return yield { path, refusal: 'archive-empty' };
  budget.bytes -= files.reduce((sum, file) => sum + (refusalOf(file) ? 0 : file.size), 0);
  if (budget.bytes < 0 || overlap(files)) return yield { path, refusal: 'archive-bomb' };
  for (const entry of files) {
    const inside = `${path}/${entry.name}`;
    const content = refusalOf(entry) ?? contentOf(entry, budget);
    if (typeof content === 'string') yield { path: inside, refusal: content };
    else yield { path: inside, bytes: content, ...(entry.modified !== null && { modified: entry.modified }) };
  }
}

/** Why an entry can't be unpacked. */
function refusalOf({ encrypted, method, size }: ZipEntry): RefusalCode | null {
  if (encrypted) return 'archive-encrypted';
  if (method !== STORED_METHOD && method !== DEFLATED_METHOD) return 'packed';
  return size > UNPACK_LIMITS.entryBytes ? 'archive-entry-too-large' : null;
}

/** The content of an entry, never more than the directory states. */
function contentOf({ method, packed, size }: ZipEntry, budget: Budget): Uint8Array | RefusalCode {
  if (method === DEFLATED_METHOD) return inflate(packed, size, budget);
  return packed.length === size ? packed : 'archive-damaged';
}

/**
 * Whether entries share bytes. Packers never do this, but a hostile archive could use it to unpack a few bytes a
 * thousand times.
 */
function overlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.start - b.start);
  return inOrder.some(({ start }, index) => index > 0 && start < inOrder[index - 1]!.end);
}

/** Bytes inflated at a time. Deflate expands at most 1,032 times, so an oversized stream is stopped early. */
const CHUNK_BYTES = 64 * 1024;
/** Larger than the biggest uncompressed block, which produces nothing until it is complete. */
const IDLE_BYTES = 128 * 1024;

/**
 * Inflates raw deflate data (RFC 1951) with a stated maximum `size`. A larger result is noticed after at most 64 MB.
 * Bytes after the stream are ignored.
 */
function inflate(packed: Uint8Array, size: number, budget: Budget): Uint8Array | RefusalCode {
  let length = 0;
  try {
    const out = new Uint8Array(size);
    pushThrough(new Inflate(), packed, (bytes) => {
      const offset = length;
      length += bytes.length;
      // Throws if the bytes don't fit.
      out.set(bytes, offset);
    });
    return out.subarray(0, length);
  } catch {
    // fflate throws for every kind of damage.
    const excess = Math.max(0, length - size);
    // A far larger result is treated as deliberate; a size that is merely wrong costs only this file.
    budget.bytes -= excess > UNPACK_LIMITS.freeBytes ? Infinity : excess;
    return budget.bytes < 0 ? 'archive-bomb' : 'archive-damaged';
  }
}

/** How many times larger than its archive the first memory for the content may be; recordings hardly shrink. */
const FIRST_RATIO = 4;

/**
 * Inflates all members of a gzip file, at most `maxBytes` bytes, and within the budget. Bytes after the last member are
 * ignored. The size at the end of the file is only a hint, because it may belong to other bytes.
 */
function inflateMembers(packed: Uint8Array, maxBytes: number, budget: Budget): Uint8Array | RefusalCode {
  const limit = Math.min(maxBytes, budget.bytes);
  const hint = new DataView(packed.buffer, packed.byteOffset).getUint32(packed.length - 4, true);
  let length = 0;
  try {
    let out = new Uint8Array(Math.min(hint, limit, FIRST_RATIO * packed.length));
    const stream = new Gunzip();
    stream.onmember = () => {
      if (--budget.entries < 0) throw new RangeError('too many members');
    };
    pushThrough(stream, packed, (bytes) => {
      const offset = length;
      length += bytes.length;
      if (length > limit) throw new RangeError('too much');
      if (length > out.length) {
        const longer = new Uint8Array(Math.min(limit, Math.max(length, 2 * out.length)));
        longer.set(out);
        out = longer;
      }
      out.set(bytes, offset);
    });
    return length > 0 || hint === 0 ? out.subarray(0, length) : 'archive-damaged';
  } catch {
    if (budget.entries < 0) return 'archive-too-many';
    if (length <= limit) return 'archive-damaged';
    return limit === maxBytes ? 'archive-entry-too-large' : 'archive-bomb';
  } finally {
    budget.bytes -= length;
  }
}

/**
 * Pushes packed bytes through a stream until its end, until it produces nothing more, or until something else than
 * another member follows what it has produced.
 */
function pushThrough(stream: Inflate | Gunzip, packed: Uint8Array, take: (bytes: Uint8Array) => void): void {
  let idle = 0;
  let some = false;
  stream.ondata = (bytes) => {
    some ||= bytes.length > 0;
    idle = bytes.length > 0 ? 0 : idle + CHUNK_BYTES;
    take(bytes);
  };
  try {
    for (let offset = 0; offset < packed.length && idle < IDLE_BYTES; offset += CHUNK_BYTES)
      stream.push(packed.subarray(offset, offset + CHUNK_BYTES), offset + CHUNK_BYTES >= packed.length);
  } catch (error) {
    if (!some || (error as FlateError).code !== FlateErrorCode.InvalidHeader) throw error;
  }
}
