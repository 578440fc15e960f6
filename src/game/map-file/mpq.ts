/** Opens map archives (MPQ, first version of the format). */
import { Inflate, unzlibSync } from 'fflate';
import { Cursor } from './cursor.ts';
import { UnreadableMap } from './failure.ts';
import { MAP_LIMITS } from './limits.ts';
import { decrypt, HASH, mpqHash } from './mpq-cipher.ts';

const MARK = 0x1a51504d;
/** Alignment of the archive header. Map files have 512 bytes before it, unless someone has removed them. */
const ALIGNMENT = 512;
const WORDS_OF_ENTRY = 4;
const FLAG = {
  exists: 0x80000000,
  compressed: 0x200,
  imploded: 0x100,
  encrypted: 0x10000,
  single: 0x1000000,
};
/** First byte of a sector compressed with zlib. */
const ZLIB = 2;
/** Compressed bytes inflated at a time, which limits the result to 64 MB. */
const AT_ONCE = 64 * 1024;

/** Opens a file in an archive by name; null if the archive doesn't contain it. */
export type OpenEntry = (name: string) => Uint8Array | null;

/** Reads the tables of an archive. Throws `Unreadable`. */
export function openMpq(bytes: Uint8Array): OpenEntry {
  if (bytes.length > MAP_LIMITS.fileBytes) throw new UnreadableMap('map-too-large');
  const start = findHeader(bytes);
  const header = new Cursor(bytes, start + 14);
  const shift = header.u16();
  const [hashAt, blockAt] = [header.u32(), header.u32()];
  const [hashes, blocks] = [header.u32() & 0xfffff, header.u32() & 0xfffff];
  if (shift > MAP_LIMITS.sectorShift || Math.max(hashes, blocks) > MAP_LIMITS.tableEntries)
    throw new UnreadableMap('map-packed');
  const hashTable = readTable(bytes, start + hashAt, hashes, '(hash table)');
  const blockTable = readTable(bytes, start + blockAt, blocks, '(block table)');
  return (name) => {
    const [first, second] = [mpqHash(name, HASH.first), mpqHash(name, HASH.second)];
    for (let entry = 0; entry < hashTable.length; entry += WORDS_OF_ENTRY) {
      if (hashTable[entry] !== first || hashTable[entry + 1] !== second) continue;
      const block = hashTable[entry + 3]! * WORDS_OF_ENTRY;
      const [at, packed, size, flags] = blockTable.subarray(block, block + WORDS_OF_ENTRY);
      if (flags === undefined || !(flags & FLAG.exists)) continue;
      return readEntry(bytes, { at: start + at!, packed: packed!, size: size!, flags }, ALIGNMENT << shift);
    }
    return null;
  };
}

function findHeader(bytes: Uint8Array): number {
  for (let at = 0; at + 32 <= bytes.length; at += ALIGNMENT)
    if (new Cursor(bytes, at).u32() === MARK) return at;
  throw new UnreadableMap('not-a-map');
}

function readTable(bytes: Uint8Array, at: number, entries: number, name: string): Uint32Array {
  const cursor = new Cursor(bytes, at);
  const words = new Uint32Array(entries * WORDS_OF_ENTRY);
  if (at + words.byteLength > bytes.length) throw new UnreadableMap('map-damaged');
  for (let index = 0; index < words.length; index++) words[index] = cursor.u32();
  return decrypt(words, mpqHash(name, HASH.key));
}

interface Block {
  at: number;
  packed: number;
  size: number;
  flags: number;
}

function readEntry(bytes: Uint8Array, { at, packed, size, flags }: Block, sector: number): Uint8Array {
  if (flags & FLAG.encrypted) throw new UnreadableMap('map-encrypted');
  if (flags & FLAG.imploded) throw new UnreadableMap('map-packed');
  if (size > MAP_LIMITS.entryBytes) throw new UnreadableMap('map-too-large');
  if (at + packed > bytes.length) throw new UnreadableMap('map-damaged');
  const body = bytes.subarray(at, at + packed);
  if (!(flags & FLAG.compressed) || flags & FLAG.single) return unpack(body, size);
  const offsets = new Cursor(body);
  const out = new Uint8Array(size);
  let from = offsets.u32();
  for (let place = 0; place < size; place += sector) {
    const to = offsets.u32();
    // Sectors must be in order, so that none is inflated twice.
    if (to < from || to > body.length) throw new UnreadableMap('map-damaged');
    out.set(unpack(body.subarray(from, to), Math.min(sector, size - place)), place);
    from = to;
  }
  return out;
}

/** The unpacked bytes of a sector or of an undivided file. */
function unpack(packed: Uint8Array, size: number): Uint8Array {
  if (packed.length >= size) return packed.subarray(0, size);
  if (packed[0] !== ZLIB) throw new UnreadableMap('map-packed');
  const plain = inflate(packed.subarray(1), size);
  if (plain.length !== size) throw new UnreadableMap('map-damaged');
  return plain;
}

/**
 * Inflates zlib bytes; the result is shorter or longer than `size` if the content is. Throws if the content is damaged.
 */
function inflate(packed: Uint8Array, size: number): Uint8Array {
  // One byte more than expected, to notice content that is too long.
  const out = new Uint8Array(size + 1);
  if (packed.length <= AT_ONCE) return unzlibSync(packed, { out });
  let inflated = 0;
  const stream = new Inflate((bytes) => {
    // Throws if the bytes don't fit.
    out.set(bytes, inflated);
    inflated += bytes.length;
  });
  // Skips the two-byte header and the four-byte checksum.
  const body = packed.subarray(2, -4);
  for (let at = 0; at < body.length; at += AT_ONCE)
    stream.push(body.subarray(at, at + AT_ONCE), at + AT_ONCE >= body.length);
  return out.subarray(0, inflated);
}
