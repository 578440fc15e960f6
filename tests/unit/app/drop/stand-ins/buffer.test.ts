import { Buffer as Nodes } from 'node:buffer';
import { expect, test } from 'vitest';
import { Buffer } from '../../../../../src/app/drop/stand-ins/buffer.ts';

const BYTES = Uint8Array.of(0xef, 0xbb, 0xbf, 0x80, 0xff, 0xfe, 0x7f, 0xc2, 0xa0, 0, 0x41);

test.each(['readUInt16LE', 'readUInt32LE', 'readUInt32BE'] as const)(
  '%s gives what Node’s gives, and a RangeError where Node’s does',
  (read) => {
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
  },
);

test('text as latin1 is Node’s, of any part', () => {
  for (let from = 0; from < BYTES.length; from++) {
    const part = BYTES.subarray(from);
    expect(Buffer.from(part).toString('latin1')).toBe(Nodes.from(part).toString('latin1'));
    expect(Buffer.from(BYTES).toString('latin1', 2, from)).toBe(
      Nodes.from(BYTES).toString('latin1', 2, from),
    );
  }
  expect(Buffer.from(BYTES).indexOf('\xc2\xa0', 0)).toBe(Nodes.from(BYTES).indexOf('\xc2\xa0', 0, 'latin1'));
});
