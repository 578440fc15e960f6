/** A recording that is still being written is told from a finished one by its header. */
import { expect, test } from 'vitest';
import { isWhole } from '../../../../src/game/decode/whole-file.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

const bytes = new Uint8Array(writeRecording(duel()));
const whole = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => isWhole(new Blob(parts));

test('a recording is whole with its last byte, or with more', async () => {
  expect(await whole(bytes)).toBe(true);
  expect(await whole(bytes, 'more')).toBe(true);
  for (const length of [1, 27, 30, 35, 36, 100, bytes.length - 1])
    expect(await whole(bytes.subarray(0, length)), `${length} bytes`).toBe(false);
});

test('a header that the game hasn’t filled in is not whole; what is no recording can’t be told', async () => {
  const blank = bytes.slice();
  blank.fill(0, 28, 68);
  expect(await whole(blank)).toBe(false);
  expect(await whole('GRBN and a recording inside')).toBeNull();
  expect(await whole('not a replay')).toBeNull();
});

test('a file that can’t be read now is not whole', async () => {
  const locked = { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) };
  expect(await isWhole(locked as unknown as Blob)).toBe(false);
});
