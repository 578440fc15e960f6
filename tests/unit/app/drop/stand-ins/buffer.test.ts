import { Buffer as Nodes } from 'node:buffer';
import { expect, test } from 'vitest';
import { Buffer } from '../../../../../src/app/drop/stand-ins/buffer.ts';

const BYTES = Uint8Array.of(0xef, 0xbb, 0xbf, 0x80, 0xff, 0xfe, 0x7f, 0xc2, 0xa0, 0, 0x41);
const READS = [
  'readUInt8',
  'readInt8',
  'readUInt16LE',
  'readUInt32LE',
  'readUInt32BE',
  'readFloatLE',
] as const;

test.each(READS)('%s gives what Node’s gives, and a RangeError where Node’s does', (read) => {
  for (let offset = -1; offset <= BYTES.length; offset++) {
    const [ours, nodes] = [Buffer.from(BYTES), Nodes.from(BYTES)];
    let expected: number;
    try {
      expected = nodes[read](offset);
    } catch {
      expect(() => ours[read](offset)).toThrow(RangeError);
      continue;
    }
    expect(ours[read](offset)).toBe(expected);
  }
});

test.each(['utf-8', 'hex', 'latin1'] as const)('text as %s is Node’s, of any part', (encoding) => {
  for (let from = 0; from < BYTES.length; from++) {
    const part = BYTES.subarray(from);
    expect(Buffer.from(part).toString(encoding)).toBe(Nodes.from(part).toString(encoding));
    expect(Buffer.from(BYTES).toString(encoding, 2, from)).toBe(
      Nodes.from(BYTES).toString(encoding, 2, from),
    );
  }
  expect([...Buffer.from('7f80g1', 'hex')]).toEqual([0x7f, 0x80]);
});
