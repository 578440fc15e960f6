import * as node from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { constants, crc32, inflate, inflateSync } from '../../../../src/drop/stand-ins/zlib.ts';
import { blockWithOwnCodes } from './deflate-block.ts';
import { SEED, Seeded, outcome } from './seeded.ts';

const SIZE = 8192;
const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: SIZE } as const;

/** Data of a block, as compressible as a game or not at all. */
function blockOfData(random: Seeded, size = SIZE): Uint8Array {
  const newness = random.below(11);
  const data = new Uint8Array(size);
  for (let i = 0; i < size; i++) {
    data[i] =
      i < 8 || random.below(10) < newness ? random.below(256) : data[i - 1 - random.below(Math.min(i, 600))]!;
  }
  return data;
}

function compress(random: Seeded, data: Uint8Array): Uint8Array {
  return node.deflateSync(data, {
    level: random.pick([0, 1, 6, 9]),
    strategy: random.pick([
      node.constants.Z_DEFAULT_STRATEGY,
      node.constants.Z_FIXED,
      node.constants.Z_HUFFMAN_ONLY,
    ]),
    finishFlush: random.pick([node.constants.Z_SYNC_FLUSH, node.constants.Z_FINISH]),
  });
}

/** Text, because comparing 8192 numbers as such takes vitest milliseconds. */
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

function expectSameInflation(content: Uint8Array): void {
  const ours = outcome(() => text(inflateSync(content, options)));
  const nodes = outcome(() => text(node.inflateSync(content, options)));
  if (ours !== nodes) {
    const lengths = `ours ${ours.length}, Node's ${nodes.length}`;
    expect.fail(`inflates differently (${lengths}): ${Buffer.from(content).toString('base64')}`);
  }
}

describe(`the stand-in for zlib, compared with Node's (seed ${SEED})`, () => {
  it('inflates whole and unfinished streams', () => {
    const random = new Seeded();
    for (let i = 0; i < 500; i++) {
      const data = blockOfData(random);
      const content = compress(random, data);
      expect(text(inflateSync(content, options)) === text(data)).toBe(true);
      expectSameInflation(content);
    }
  });

  it('refuses or cuts damaged streams alike', () => {
    const random = new Seeded();
    for (let i = 0; i < 500; i++) {
      const content = compress(
        random,
        blockOfData(random, random.pick([0, 1, 50, 1000, SIZE - 1, SIZE, SIZE, SIZE + 1])),
      );
      for (let times = 0; times < 20; times++) expectSameInflation(random.damage(content));
    }
  });

  it('treats any bytes behind a header alike', () => {
    const random = new Seeded();
    for (let i = 0; i < 10_000; i++) {
      const header = random.below(20) ? [0x78, random.pick([0x01, 0x9c])] : [...random.bytes(2)];
      // The low bits choose the kind of block: mostly one with codes of its own.
      const first = (random.below(256) & ~6) | (random.below(4) ? 4 : random.pick([0, 2, 6]));
      expectSameInflation(Uint8Array.from([...header, first, ...random.bytes(random.below(120))]));
    }
  });

  it('allows and refuses the same codes', () => {
    const random = new Seeded();
    for (let i = 0; i < 20_000; i++) expectSameInflation(blockWithOwnCodes(random));
  });

  it('refuses every header that Node refuses', () => {
    const rest = node.deflateSync(Uint8Array.of(1, 2, 3)).subarray(2);
    for (let header = 0; header < 2 ** 16; header++) {
      const content = Uint8Array.from([header >> 8, header & 255, ...rest]);
      if (header % 31 === 0 || header % 1000 === 0) expectSameInflation(content);
    }
  });

  it('cuts a stream at every byte alike', () => {
    const random = new Seeded();
    for (const level of [0, 1, 9]) {
      const content = node.deflateSync(blockOfData(random, 600), { level });
      for (let length = 0; length <= content.length; length++)
        expectSameInflation(content.subarray(0, length));
    }
  });

  it('keeps to the limit whatever the stream claims', () => {
    const bomb = node.deflateSync(new Uint8Array(8_000_000));
    expect(() => inflateSync(bomb, options)).toThrow();
    expect(inflateSync(node.deflateSync(new Uint8Array(SIZE)), options)).toHaveLength(SIZE);
  });

  it('sums alike', () => {
    const random = new Seeded();
    for (let i = 0; i < 5000; i++) {
      const bytes = random.bytes(random.below(40));
      const before = random.pick([0, random.below(2 ** 32)]);
      expect(crc32(bytes)).toBe(node.crc32(bytes));
      expect(crc32(bytes, before)).toBe(node.crc32(bytes, before));
    }
  });

  it('offers inflate only to fail', () => {
    inflate(new Uint8Array(0), {}, (error) => expect(error).toBeInstanceOf(Error));
    expect(constants.Z_SYNC_FLUSH).toBe(node.constants.Z_SYNC_FLUSH);
    expect.assertions(2);
  });
});
