import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bytesOf } from '../../../../src/data/reader/bytes.ts';

const whole = new Uint8Array([1, 2, 3, 4]);

test.each([
  ['bytes', whole.subarray(1, 3)],
  ['a Node buffer', Buffer.from([2, 3])],
  ['another view', new DataView(whole.buffer, 1, 2)],
  ['an array buffer', whole.slice(1, 3).buffer],
  ['bytes of another realm', runInNewContext('new Uint8Array([2, 3])')],
  ['an array buffer of another realm', runInNewContext('new Uint8Array([2, 3]).buffer')],
])('%s are the bytes of a file', (_, file: Uint8Array) => {
  expect([...bytesOf(file)]).toEqual([2, 3]);
});

test.each([['game.w3g'], [undefined], [[1, 2]]])('%j is no file', (file) => {
  expect(() => bytesOf(file as unknown as Uint8Array)).toThrow(TypeError);
});
