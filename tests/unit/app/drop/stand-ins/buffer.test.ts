import { Buffer as NodeBuffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { Buffer } from '../../../../../src/app/drop/stand-ins/buffer.ts';
import { SEED, Seeded, outcome } from './seeded.ts';

const READS = [
  'readUInt8',
  'readInt8',
  'readUInt16LE',
  'readUInt32LE',
  'readUInt32BE',
  'readFloatLE',
] as const;
const ENCODINGS = ['utf-8', 'utf8', 'hex', 'latin1'] as const;
/**
 * Pieces of text that decoders disagree about: truncated sequences, surrogates, overlong forms, GBK, byte order
 * marks.
 */
const PIECES = [
  [0xef, 0xbb, 0xbf], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xe0, 0x80], [0xf0, 0x9f, 0x98], [0xf0, 0x9f, 0x98, 0x80],
  [0xf4, 0x90, 0x80, 0x80], [0xff], [0xfe, 0xff], [0xb9, 0xfe, 0xc1, 0xfa], [0xe2, 0x82], [0x80], [0x41, 0x42], [0],
]; // prettier-ignore

/** The same bytes, inside a larger buffer, as a stand-in and as Node's. */
function pair(bytes: Uint8Array): [Buffer, NodeBuffer] {
  const memory = Uint8Array.from([7, 7, ...bytes, 7, 7]).buffer;
  return [Buffer.from(memory, 2, bytes.length), NodeBuffer.from(memory, 2, bytes.length)];
}

describe(`the stand-in for Buffer, compared with Node's (seed ${SEED})`, () => {
  it('decodes any bytes to the same text', () => {
    const random = new Seeded();
    for (let i = 0; i < 20_000; i++) {
      const parts = Array.from({ length: random.below(8) }, () =>
        random.below(2) ? random.pick(PIECES) : [...random.bytes(random.below(6))],
      );
      const [ours, nodes] = pair(Uint8Array.from(parts.flat()));
      for (const encoding of ENCODINGS) expect(ours.toString(encoding)).toBe(nodes.toString(encoding));
      const [start, end] = [random.below(12), random.below(12)];
      expect(ours.toString('latin1', start, end)).toBe(nodes.toString('latin1', start, end));
      expect(ours.toString('utf-8', start, end)).toBe(nodes.toString('utf-8', start, end));
    }
  });

  it('decodes long text', () => {
    const [ours, nodes] = pair(new Seeded().bytes(100_000));
    for (const encoding of ENCODINGS) expect(ours.toString(encoding) === nodes.toString(encoding)).toBe(true);
  });

  it('reads the same numbers and throws RangeError at the same places', () => {
    const random = new Seeded();
    for (let i = 0; i < 5000; i++) {
      const [ours, nodes] = pair(random.bytes(random.below(12)));
      for (const read of READS) {
        const offset = random.pick([-1, 0, random.below(14), random.below(14), Infinity, NaN, 1.5]);
        expect(outcome(() => ours[read](offset))).toBe(outcome(() => nodes[read](offset)));
      }
    }
    for (const read of READS) expect(() => Buffer.alloc(0)[read](0)).toThrow(RangeError);
  });

  it('writes the same numbers and throws at the same places', () => {
    const random = new Seeded();
    for (let i = 0; i < 5000; i++) {
      const [ours, nodes] = pair(random.bytes(6));
      const offset = random.below(9) - 1;
      const value = random.pick([-1, 0, 255, 256, 2 ** 32, random.below(256)]);
      expect(outcome(() => ours.writeUInt8(value, offset))).toBe(
        outcome(() => nodes.writeUInt8(value, offset)),
      );
      expect([...ours]).toEqual([...nodes]);
    }
  });

  it('reads hex up to the first wrong digit', () => {
    const random = new Seeded();
    for (let i = 0; i < 5000; i++) {
      const text = Array.from({ length: random.below(16) }, () =>
        random.pick([...'0123456789abcdefABCDEF', 'g']),
      ).join('');
      expect([...Buffer.from(text, 'hex')]).toEqual([...NodeBuffer.from(text, 'hex')]);
    }
  });

  it('finds text', () => {
    const random = new Seeded();
    for (let i = 0; i < 5000; i++) {
      const [ours, nodes] = pair(
        Uint8Array.from({ length: random.below(30) }, () => random.pick([0x1a, 0x57, 0xe9])),
      );
      const text = Array.from({ length: random.below(5) }, () => random.pick(['\x1a', 'W', 'é'])).join('');
      const from = random.below(20);
      expect(ours.indexOf(text, from, 'latin1')).toBe(nodes.indexOf(text, from, 'latin1'));
    }
  });

  it('shares memory in subarray, copies in from and concat, and keeps the class', () => {
    const [ours] = pair(Uint8Array.of(1, 2, 3, 4));
    const part = ours.subarray(1, 3);
    expect(part).toBeInstanceOf(Buffer);
    ours[1] = 9;
    expect([...part]).toEqual([9, 3]);
    const copy = Buffer.from(part);
    const joined = Buffer.concat([part, copy]);
    ours[1] = 5;
    expect([...copy, ...joined]).toEqual([9, 3, 9, 3, 9, 3]);
    expect(joined).toBeInstanceOf(Buffer);
  });

  it('refuses encodings it does not know', () => {
    expect(() => Buffer.alloc(1).toString('base64' as 'hex')).toThrow(TypeError);
    expect(() => Buffer.from('aa', 'base64')).toThrow(TypeError);
    expect(() => Buffer.alloc(1).indexOf('a')).toThrow(TypeError);
  });
});
