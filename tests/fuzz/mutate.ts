import type { Random } from './random.ts';
import { joined } from './repack.ts';

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

/** Numbers at which lengths, counts and signs overflow. */
const EDGES = [
  0, 1, 2, 7, 8, 0x17, 0x19, 0x1f, 0x20, 0x7f, 0x80, 0xfe, 0xff, 0x100, 0x2000, 0x7fff, 0x8000, 0xffff,
];
const WIDE_EDGES = [...EDGES, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff];
/** Bytes with a meaning in the game data: records, actions, ids, order numbers. */
const TOKENS: readonly (readonly number[])[] = [
  [0x1f, 2, 0, 250, 0],
  [0x1e, 2, 0, 0, 0],
  [0x22, 4, 1, 2, 3, 4],
  [0x17, 1, 0, 0, 0, 1, 9, 0, 0, 0, 1, 0, 0, 0],
  [0x20, 1, 6, 0, 0x20, 0, 0, 0, 0, 0],
  [0x10, 0x42, 0, ...id('hkee'), ...Array<number>(8).fill(0xff)],
  [0x10, 0x40, 0, 0x08, 0, 0x0d, 0, ...Array<number>(8).fill(0xff)],
  [0x19, ...id('Hamg'), 9, 0, 0, 0, 9, 0, 0, 0],
  [0x16, 1, 1, 0, 5, 0, 0, 0, 5, 0, 0, 0],
  [0x1e, 0, ...id('hfoo')],
  [0x01],
  [0x02],
  [0x92, 1, 2, 3, 4],
  [0x7a, ...Array<number>(20).fill(0)],
  id('AHbz'),
  id('Rhme'),
  [0x00, 0x00, 0xc0, 0x7f],
  [0x00, 0x00, 0x80, 0xff],
];

function id(letters: string): number[] {
  return [...letters].map((letter) => letter.charCodeAt(0)).reverse();
}

const cut = (bytes: Uint8Array, random: Random): [number, number] => {
  const from = random.int(bytes.length + 1);
  const longest = random.once(4) ? bytes.length - from : Math.min(32, bytes.length - from);
  return [from, from + random.int(longest + 1)];
};

/** Overwrites existing bytes, as far as there is room. */
function over(bytes: Uint8Array, at: number, piece: ArrayLike<number>): Uint8Array {
  for (let index = 0; index < piece.length && at + index < bytes.length; index++)
    bytes[at + index] = piece[index]!;
  return bytes;
}

function insert(bytes: Uint8Array, at: number, piece: ArrayLike<number>): Uint8Array {
  return joined(bytes.subarray(0, at), piece, bytes.subarray(at));
}

const number = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, index) => (value >>> (8 * index)) & 0xff);

const MUTATIONS: readonly Mutation[] = [
  (bytes, random) => over(bytes, random.int(bytes.length), [(bytes[0] ?? 0) ^ (1 << random.int(8))]),
  (bytes, random) => {
    const at = random.int(bytes.length);
    return over(bytes, at, [(bytes[at] ?? 0) ^ (1 << random.int(8))]);
  },
  (bytes, random) => over(bytes, random.int(bytes.length), [random.int(256)]),
  (bytes, random) => over(bytes, random.int(bytes.length), [random.pick(EDGES) & 0xff]),
  (bytes, random) => over(bytes, random.int(bytes.length), number(random.pick(EDGES), 2)),
  (bytes, random) => over(bytes, random.int(bytes.length), number(random.pick(WIDE_EDGES), 4)),
  (bytes, random) => over(bytes, random.int(bytes.length), random.pick(TOKENS)),
  (bytes, random) => over(bytes, random.int(bytes.length), random.bytes(1 + random.int(64))),
  (bytes, random) => insert(bytes, random.int(bytes.length + 1), random.pick(TOKENS)),
  (bytes, random) => insert(bytes, random.int(bytes.length + 1), random.bytes(1 + random.int(16))),
  (bytes, random) => {
    const [from, to] = cut(bytes, random);
    return joined(bytes.subarray(0, from), bytes.subarray(to));
  },
  (bytes, random) => {
    const [from, to] = cut(bytes, random);
    return insert(bytes, random.int(bytes.length + 1), bytes.slice(from, to));
  },
  (bytes, random) => {
    const [from, to] = cut(bytes, random);
    return over(bytes, random.int(bytes.length), bytes.slice(from, to));
  },
  (bytes, random) => {
    const [from, to] = cut(bytes, random);
    return bytes.fill(random.pick([0, 0xff, 0x41]), from, to);
  },
];

/** Changes a copy of some bytes in one to eight places, and sometimes truncates it. */
export function mutate(original: Uint8Array, random: Random): Uint8Array {
  let bytes: Uint8Array = original.slice();
  for (let left = 1 + random.int(random.once(3) ? 8 : 2); left > 0; left--) {
    if (bytes.length === 0) break;
    bytes = random.pick(MUTATIONS)(bytes, random);
  }
  return random.once(12) ? bytes.slice(0, random.int(bytes.length + 1)) : bytes;
}
