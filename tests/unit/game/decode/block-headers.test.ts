import { expect, test } from 'vitest';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { decodeBytes } from '../scripted.ts';

const HEADER = 68;
const BUILD = 56;

/** The end of a recording's blocks, with headers of this many bytes. */
function endOfBlocks(bytes: Uint8Array, headBytes: number): number {
  const view = new DataView(bytes.buffer);
  let at = HEADER;
  while (at + 2 <= bytes.length) at += headBytes + view.getUint16(at, true);
  return at;
}

test.each([
  [6088, '1.31', 8],
  [6089, '1.32', 12],
  [6090, '1.32', 12],
] as const)(
  'a recording of build %i, written like one of %s, has block headers of %i bytes',
  (build, patch, headBytes) => {
    const bytes = writeRecording(duel({ patch }));
    expect(endOfBlocks(bytes, headBytes)).toBe(bytes.length);
    new DataView(bytes.buffer).setUint16(BUILD, build, true);
    expect(decodeBytes(bytes)).toMatchObject({ build, complete: true, clockMs: 601_000 });
  },
);
