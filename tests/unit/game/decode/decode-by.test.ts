import { describe, expect, test, vi } from 'vitest';
import { decode, decodeBy } from '../../../../src/game/decode/decode.ts';
import { inflatePacked } from '../../../../src/game/stored/link/deflate.ts';
import { SPECIAL_FILES } from '../../../fuzz/special-files.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { decodeBytes } from '../scripted.ts';

const scripts = [
  ['Reforged', duel({ patch: '1.32' })],
  ['before it', duel({ patch: '1.26' })],
] as const;

/** Texts, because vitest takes long to compare games value by value. */
const inNode = (bytes: Uint8Array): string => JSON.stringify(decode(bytes, true));
const asInBrowsers = async (bytes: Uint8Array, by = inflatePacked): Promise<string> =>
  JSON.stringify(await decodeBy(by, bytes, true));

describe.each(scripts)('a recording of %s, inflated by the platform as one stream', (_, script) => {
  const bytes = writeRecording(script);
  const game = JSON.stringify({ ok: true, value: decodeBytes(bytes) });

  test('gives the same game', async () => {
    const stream = vi.fn(inflatePacked);
    expect(await asInBrowsers(bytes, stream)).toBe(game);
    expect(stream).toHaveBeenCalledTimes(1);
    // The game comes from the stream's result, not from anything inflated in addition.
    const blank = await asInBrowsers(bytes, async (_, size) => new Uint8Array(size));
    expect(blank).toBe(JSON.stringify(decode(bytes.subarray(0, 100))));
  });

  test('broken off or changed anywhere, it gives what it gives without', async () => {
    for (let at = 0; at < bytes.length; at += 211) {
      const copy = bytes.slice();
      copy[at]! ^= 0x55;
      for (const damaged of [bytes.subarray(0, at), copy])
        expect(await asInBrowsers(damaged), String(at)).toBe(inNode(damaged));
    }
  });

  test('gives the same game where the platform has nothing to say, or something else', async () => {
    for (const other of [null, new Uint8Array(), new Uint8Array(8192)])
      expect(await asInBrowsers(bytes, async () => other)).toBe(game);
  });
});

test.each(SPECIAL_FILES)('$name', async ({ make }) => {
  const bytes = make();
  expect(await asInBrowsers(bytes)).toBe(inNode(bytes));
});
