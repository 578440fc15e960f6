/** Opens map archives (MPQ, first version of the format). */
import { Inflate, unzlibSync } from 'fflate';
import { Cursor } from './cursor.ts';
import { UnreadableMap } from './failure.ts';
import { MAP_LIMITS } from './limits.ts';

/** The first four bytes of an archive, "MPQ" and 0x1a. */
const MARK = 0x1a51504d;
/** Alignment of the archive header. Map files have 512 bytes before it, unless someone has removed them. */
const ALIGNMENT = 512;
/** Numbers of four bytes in an entry of the hash table or the block table. */
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
const CHUNK_BYTES = 64 * 1024;

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
      const [offset, length, size, flags] = blockTable.subarray(block, block + WORDS_OF_ENTRY);
      if (flags === undefined || !(flags & FLAG.exists)) continue;
      return readEntry(
        bytes,
        { at: start + offset!, packed: length!, size: size!, flags },
        ALIGNMENT << shift,
      );
    }
    return null;
  };
}

function findHeader(bytes: Uint8Array): number {
  for (let offset = 0; offset + 32 <= bytes.length; offset += ALIGNMENT)
    if (new Cursor(bytes, offset).u32() === MARK) return offset;
  throw new UnreadableMap('not-a-map');
}

function readTable(bytes: Uint8Array, offset: number, entries: number, name: string): Uint32Array {
  const cursor = new Cursor(bytes, offset);
  const words = new Uint32Array(entries * WORDS_OF_ENTRY);
  if (offset + words.byteLength > bytes.length) throw new UnreadableMap('map-damaged');
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
function unpack(packedBytes: Uint8Array, size: number): Uint8Array {
  if (packedBytes.length >= size) return packedBytes.subarray(0, size);
  if (packedBytes[0] !== ZLIB) throw new UnreadableMap('map-packed');
  const plain = inflate(packedBytes.subarray(1), size);
  if (plain.length !== size) throw new UnreadableMap('map-damaged');
  return plain;
}

/**
 * Inflates zlib bytes; the result is shorter or longer than `size` if the content is. Throws if the content is damaged.
 */
function inflate(packedBytes: Uint8Array, size: number): Uint8Array {
  // One byte more than expected, to notice content that is too long.
  const out = new Uint8Array(size + 1);
  if (packedBytes.length <= CHUNK_BYTES) return unzlibSync(packedBytes, { out });
  let length = 0;
  const stream = new Inflate((bytes) => {
    // Throws if the bytes don't fit.
    out.set(bytes, length);
    length += bytes.length;
  });
  // Skips the two-byte header and the four-byte checksum.
  const body = packedBytes.subarray(2, -4);
  for (let offset = 0; offset < body.length; offset += CHUNK_BYTES)
    stream.push(body.subarray(offset, offset + CHUNK_BYTES), offset + CHUNK_BYTES >= body.length);
  return out.subarray(0, length);
}

// The cipher of MPQ archives: two hashes find a file name, and the hashes of the tables' names encrypt both tables.
// Described at http://www.zezula.net/en/mpq/techinfo.html.

/** Purposes of a name's hash. */
export const HASH = { first: 1, second: 2, key: 3 } as const;

/** Numbers in each of the five parts of the table that encrypts. */
const WORDS = 0x100;
const TABLE = makeTable();

function makeTable(): Uint32Array {
  const table = new Uint32Array(5 * WORDS);
  let seed = 0x100001;
  const half = (): number => {
    seed = (seed * 125 + 3) % 0x2aaaab;
    return seed & 0xffff;
  };
  for (let row = 0; row < WORDS; row++)
    for (let kind = 0; kind < 5; kind++) table[kind * WORDS + row] = (half() << 16) | half();
  return table;
}

/** Hash of an ASCII name, as an unsigned 32-bit number. */
export function mpqHash(name: string, kind: (typeof HASH)[keyof typeof HASH]): number {
  let [hash, seed] = [0x7fed7fed, 0xeeeeeeee];
  for (const character of name.toUpperCase()) {
    const code = character.charCodeAt(0);
    hash = TABLE[kind * WORDS + code]! ^ (hash + seed);
    seed = (code + hash + seed + (seed << 5) + 3) | 0;
  }
  return hash >>> 0;
}

/** Decrypts words in place. */
export function decrypt(words: Uint32Array, key: number): Uint32Array {
  let seed = 0xeeeeeeee;
  for (let index = 0; index < words.length; index++) {
    seed = (seed + TABLE[4 * WORDS + (key & 0xff)]!) | 0;
    const word = words[index]! ^ (key + seed);
    key = ((~key << 21) + 0x11111111) | (key >>> 11);
    seed = (word + seed + (seed << 5) + 3) | 0;
    words[index] = word;
  }
  return words;
}
