/** Writes small map files, so that the reader can be tested without real ones. */
import { deflateSync } from 'node:zlib';
import { decrypt, HASH, mpqHash } from '../../src/map/file/mpq.ts';

const SECTOR_SHIFT = 3;
const SECTOR = 512 << SECTOR_SHIFT;
const HEAD = 512;
const HEADER = 32;
const FLAGS = { packed: 0x80000200, plain: 0x80000000 };

export interface WrittenEntry {
  name: string;
  bytes: Uint8Array;
  /** Flags of the block; by default those of a packed file. */
  flags?: number;
  /** Stated unpacked size of the block, if different from the real one. */
  size?: number;
}

/** Writes a map file with these entries as the World Editor does: sectors packed by zlib, tables encrypted. */
export function writeMpq(entries: readonly WrittenEntry[]): Uint8Array {
  const bodies = entries.map(({ bytes, flags = FLAGS.packed }) => (flags & 0x200 ? sectors(bytes) : bytes));
  const blocks: number[] = [];
  let at = HEADER;
  entries.forEach(({ bytes, flags = FLAGS.packed, size = bytes.length }, index) => {
    blocks.push(at, bodies[index]!.length, size, flags);
    at += bodies[index]!.length;
  });
  const hashes = entries.flatMap(({ name }, index) => [
    mpqHash(name, HASH.first),
    mpqHash(name, HASH.second),
    0,
    index,
  ]);
  const header = numbers(
    0x1a51504d,
    HEADER,
    at,
    SECTOR_SHIFT << 16,
    at,
    at + hashes.length * 4,
    entries.length,
    entries.length,
  );
  return joined(
    new Uint8Array(HEAD),
    header,
    ...bodies,
    encrypted(hashes, '(hash table)'),
    encrypted(blocks, '(block table)'),
  );
}

function sectors(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += SECTOR) {
    const plain = bytes.subarray(from, from + SECTOR);
    const packed = joined(Uint8Array.of(2), deflateSync(plain, { level: 1 }));
    parts.push(packed.length < plain.length ? packed : plain);
  }
  let at = 4 * (parts.length + 1);
  const offsets = [at, ...parts.map((part) => (at += part.length))];
  return joined(numbers(...offsets), ...parts);
}

/** Encrypts with the key stream of the reader's cipher: each word's key depends on the previous plain words. */
function encrypted(words: readonly number[], name: string): Uint8Array {
  const out = new Uint32Array(words.length);
  // The result for a zero word shows what the plain word must be combined with.
  for (let index = 0; index < words.length; index++) {
    const trial = decrypt(Uint32Array.from([...out.subarray(0, index), 0]), mpqHash(name, HASH.key));
    out[index] = words[index]! ^ trial[index]!;
  }
  return numbers(...out);
}

function numbers(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => view.setUint32(index * 4, value >>> 0, true));
  return new Uint8Array(view.buffer);
}

function floats(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => view.setFloat32(index * 4, value, true));
  return new Uint8Array(view.buffer);
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const zeroEnded = (value: string): Uint8Array => joined(text(value), new Uint8Array(1));

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

interface WrittenObject {
  id: string;
  x: number;
  y: number;
  player: number;
  number: number;
  gold?: number;
  acquires?: number;
  drops?: readonly (readonly [item: string, chance: number])[][];
  kinds?: readonly (readonly [id: string, chance: number])[];
  waygate?: number;
}

/** Contents of a written map; squares are 128 map units wide, and the middle is at 0, 0. */
export interface WrittenMap {
  title: string;
  author: string;
  /** Texts by number. */
  strings?: readonly string[];
  squares: number;
  /** Squares at each side that units can't enter. */
  margin: number;
  objects: readonly WrittenObject[];
  trees: readonly (readonly [x: number, y: number])[];
  /** Whether units can't walk, by the south-west corner of 32-unit cells. */
  isBlocked?: (x: number, y: number) => boolean;
  /** Cliff level at a corner. */
  levelAt?: (x: number, y: number) => number;
  /** Depth of the water at a corner in map units. */
  depthAt?: (x: number, y: number) => number;
  /** Target regions of waygates, as left, bottom, right, top. */
  regions?: readonly (readonly [number, number, number, number])[];
  /** Version of the game's file format: 31 and later have skins, 25 has none. */
  version?: 25 | 31;
}

export const writeMap = (map: WrittenMap): Uint8Array => writeMpq(entriesOf(map));

export function entriesOf(map: WrittenMap): WrittenEntry[] {
  const entry = (name: string, bytes: Uint8Array): WrittenEntry => ({ name, bytes });
  return [
    entry('war3map.w3i', info(map)),
    entry('war3map.w3e', terrain(map)),
    entry('war3map.wpm', pathing(map)),
    entry('war3map.doo', doodads(map)),
    entry('war3mapUnits.doo', objects(map)),
    { ...entry('war3map.w3r', regions(map)), flags: FLAGS.plain },
    entry('war3map.wts', strings(map)),
  ];
}

const halfOf = ({ squares }: WrittenMap): number => squares * 64;
const skins = ({ version = 31 }: WrittenMap): boolean => version > 25;

function info(map: WrittenMap): Uint8Array {
  const { version = 31, title, author, margin, squares } = map;
  const edge = halfOf(map) - margin * 128 - 256;
  return joined(
    numbers(version, 1, 1, ...(skins(map) ? [2, 0, 4, 0] : [])),
    ...[title, author, 'A map for tests.', '2'].map(zeroEnded),
    floats(-edge, -edge, edge, edge, -edge, edge, edge, -edge),
    numbers(margin, margin, margin, margin, squares - 2 * margin, squares - 2 * margin, 0),
    text('L'),
  );
}

function terrain(map: WrittenMap): Uint8Array {
  const { squares, levelAt = () => 2, depthAt = () => 0 } = map;
  const half = halfOf(map);
  const corners: Uint8Array[] = [];
  for (let y = -half; y <= half; y += 128)
    for (let x = -half; x <= half; x += 128) {
      const [level, depth] = [levelAt(x, y), depthAt(x, y)];
      const view = new DataView(new ArrayBuffer(7));
      view.setUint16(0, 0x2000, true);
      view.setUint16(2, 0x2000 + (level - 2) * 512 + Math.round((depth + 89.6) * 4), true);
      view.setUint8(4, depth > 0 ? 0x40 : 0);
      view.setUint8(6, level);
      corners.push(new Uint8Array(view.buffer));
    }
  return joined(
    text('W3E!'),
    numbers(11),
    text('L'),
    numbers(0, 1),
    text('Ldrt'),
    numbers(1),
    text('CLdi'),
    numbers(squares + 1, squares + 1),
    floats(-half, -half),
    ...corners,
  );
}

function pathing(map: WrittenMap): Uint8Array {
  const { squares, isBlocked = () => false } = map;
  const cells = Uint8Array.from({ length: (squares * 4) ** 2 }, (_, index) => {
    const [column, row] = [index % (squares * 4), Math.floor(index / (squares * 4))];
    return isBlocked(column * 32 - halfOf(map), row * 32 - halfOf(map)) ? 0x02 : 0x40;
  });
  return joined(text('MP3W'), numbers(0, squares * 4, squares * 4), cells);
}

function doodads(map: WrittenMap): Uint8Array {
  return joined(
    text('W3do'),
    numbers(8, 11, map.trees.length),
    ...map.trees.map(([x, y], index) =>
      joined(
        text('LTlt'),
        numbers(0),
        floats(x, y, 0, 0, 1, 1, 1),
        text(skins(map) ? 'LTlt' : ''),
        Uint8Array.of(2, 100),
        numbers(-1, 0, index),
      ),
    ),
    numbers(0, 0),
  );
}

function objects(map: WrittenMap): Uint8Array {
  return joined(
    text('W3do'),
    numbers(8, 11, map.objects.length),
    ...map.objects.map(
      ({ id, x, y, player, number, gold = 12_500, acquires = -2, drops = [], kinds, waygate = -1 }) =>
        joined(
          text(id),
          numbers(0),
          floats(x, y, 0, 0, 1, 1, 1),
          text(skins(map) ? id : ''),
          Uint8Array.of(2),
          numbers(player),
          new Uint8Array(2),
          numbers(-1, -1, -1, drops.length),
          ...drops.map((set) => listed(set)),
          numbers(gold),
          floats(acquires),
          numbers(1, 0, 0, 0, 0, 0),
          kinds ? joined(numbers(2), listed(kinds)) : numbers(0, 1),
          numbers(-1, waygate, number),
        ),
    ),
  );
}

const listed = (items: readonly (readonly [id: string, chance: number])[]): Uint8Array =>
  joined(numbers(items.length), ...items.map(([id, chance]) => joined(text(id), numbers(chance))));

function regions({ regions: all = [] }: WrittenMap): Uint8Array {
  return joined(
    numbers(5, all.length),
    ...all.map((edges, index) =>
      joined(floats(...edges), zeroEnded('Gate'), numbers(index, 0), zeroEnded(''), new Uint8Array(4)),
    ),
  );
}

const strings = ({ strings: all = [] }: WrittenMap): Uint8Array =>
  text(
    `\ufeff${all.map((value, index) => `STRING ${index}\r\n// a text\r\n{\r\n${value}\r\n}\r\n\r\n`).join('')}`,
  );
