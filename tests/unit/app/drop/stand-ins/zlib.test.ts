import * as node from 'node:zlib';
import { expect, test } from 'vitest';
import { constants, inflateSync } from '../../../../../src/app/drop/stand-ins/zlib.ts';

const inflate = (content: Uint8Array, maxOutputLength = 100) =>
  inflateSync(content, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength });
const DATA = Buffer.from('a game, '.repeat(9));

test.each([0, 1, 6, 9])('streams of level %i are inflated, whole and unfinished', (level) => {
  for (const finishFlush of [node.constants.Z_FINISH, node.constants.Z_SYNC_FLUSH])
    expect(Buffer.from(inflate(node.deflateSync(DATA, { level, finishFlush }))).equals(DATA)).toBe(true);
});

test('another head, or more data than allowed, is refused', () => {
  const whole = node.deflateSync(DATA);
  for (const head of [[0x78, 0x9d], [0x79, 0x9c], [0x88, 0x1c], [0x78, 0xbb], []])
    expect(() => inflate(Buffer.concat([Buffer.from(head), whole.subarray(2)]))).toThrow();
  expect(inflate(whole, DATA.length)).toHaveLength(DATA.length);
  expect(() => inflate(whole, DATA.length - 1)).toThrow(RangeError);
});
