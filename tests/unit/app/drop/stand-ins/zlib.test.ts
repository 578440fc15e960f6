import * as node from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  constants,
  crc32,
  inflate,
  inflateRawSync,
  inflateSync,
} from '../../../../../src/app/drop/stand-ins/zlib.ts';
import { SEED, Seeded } from './seeded.ts';

const SIZE = 8192;
const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: SIZE } as const;

/** Data of a block, from as compressible as a game to incompressible. */
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

/** Text, because vitest takes milliseconds to compare 8192 numbers. */
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe(`the stand-in for zlib, compared with Node's (seed ${SEED})`, () => {
  it('inflates whole and unfinished streams', () => {
    const random = new Seeded();
    for (let i = 0; i < 500; i++) {
      const data = blockOfData(random);
      const content = compress(random, data);
      expect(text(inflateSync(content, options)) === text(data)).toBe(true);
      expect(text(node.inflateSync(content, options)) === text(data)).toBe(true);
    }
  });

  it('takes damage for an error or for data within the limit, never for anything else', () => {
    const random = new Seeded();
    for (let i = 0; i < 500; i++) {
      const size = random.pick([0, 1, 50, 1000, SIZE - 1, SIZE, SIZE, SIZE + 1]);
      const content = compress(random, blockOfData(random, size));
      for (let times = 0; times < 20; times++) {
        const damaged = random.damage(content);
        let length: number;
        try {
          length = inflateSync(damaged, options).length;
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          continue;
        }
        expect(length).toBeLessThanOrEqual(SIZE);
      }
    }
  });

  it('refuses every header that Node refuses', () => {
    // The errors' stack traces aren't needed, and would take most of the time for 131,072 errors.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    onTestFinished(() => void (Error.stackTraceLimit = stackTraceLimit));
    const rest = node.deflateSync(Uint8Array.of(1, 2, 3)).subarray(2);
    const accepted = (inflate: (content: Uint8Array) => Uint8Array) =>
      Array.from({ length: 2 ** 16 }, (_, header) => {
        try {
          return inflate(Uint8Array.from([header >> 8, header & 255, ...rest])).length === 3;
        } catch {
          return false;
        }
      });
    const ours = accepted((content) => inflateSync(content, options));
    // Text, because comparing 65,536 booleans takes seconds.
    expect(ours.join()).toBe(accepted((content) => node.inflateSync(content, options)).join());
    expect(ours.filter(Boolean).length).toBeGreaterThan(0);
  });

  it('keeps to the limit whatever the stream claims', () => {
    const bomb = node.deflateSync(new Uint8Array(8_000_000));
    expect(() => inflateSync(bomb, options)).toThrow();
    expect(inflateSync(node.deflateSync(new Uint8Array(SIZE)), options)).toHaveLength(SIZE);
  });

  it('inflates unfinished streams one behind another at once', () => {
    const random = new Seeded();
    const blocks = Array.from({ length: 40 }, () => blockOfData(random));
    const streams = blocks.map((data) =>
      node.deflateRawSync(data, { finishFlush: node.constants.Z_SYNC_FLUSH }),
    );
    const stream = Buffer.concat([...streams, Buffer.from([3, 0])]);
    const inflated = inflateRawSync(stream, { maxOutputLength: 40 * SIZE });
    expect(text(inflated) === text(Buffer.concat(blocks))).toBe(true);
    expect(() => inflateRawSync(stream, { maxOutputLength: 40 * SIZE - 1 })).toThrow(RangeError);
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
