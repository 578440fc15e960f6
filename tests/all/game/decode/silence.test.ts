import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analyze } from '../../../../src/game/derive/analyze.ts';
import { decode } from '../../../../src/game/decode/decode.ts';
import { summarize } from '../../../../src/game/derive/summarize.ts';
import { watchConsole } from '../../../support/recordings.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { after } from '../../../unit/game/scripted.ts';

let printed: () => unknown[];
beforeEach(() => {
  printed = watchConsole();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Repeatable variants: one of three bytes changed, or the end truncated. */
function* variants(bytes: Uint8Array): Generator<Uint8Array> {
  let state = 7;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let round = 0; round < 400; round++) {
    const copy = bytes.slice(0, round % 4 === 0 ? next(bytes.length) : bytes.length);
    for (let change = round % 3; change < 3 && copy.length > 0; change++) copy[next(copy.length)] = next(256);
    yield copy;
  }
}

function readAll(bytes: Uint8Array): void {
  const result = decode(bytes);
  if (!result.ok) return;
  summarize(result.value, 'id');
  analyze(result.value, 'id');
}

test('nothing is printed for actions nobody knows', () => {
  const unknown = Array.from({ length: 256 }, (_, id) =>
    after(1000 + id, { kind: 'raw', bytes: [id, 1, 2, 3, 4, 5, 6, 7] }),
  );
  for (const numbering of ['classic', 'post-2.0.2'] as const)
    readAll(writeRecording({ ...duel({ events: unknown }), numbering }));
  expect(printed()).toEqual([]);
});

test('nothing is printed or thrown for damaged files', () => {
  for (const bytes of variants(writeRecording(duel()))) readAll(bytes);
  expect(printed()).toEqual([]);
});

test('nothing is printed or thrown for damage that the checksums do not show', () => {
  // Game data changed before packing: every block is intact, but its contents make no sense.
  for (let round = 0; round < 200; round++) {
    const junk = Array.from({ length: 12 }, (_, index) => (round * 37 + index * index * 11) % 256);
    readAll(
      writeRecording({
        ...duel(),
        timeline: [
          {
            kind: 'raw-block',
            at: 1000,
            bytes: [[0x1f, 0x20, 0x17, 0x1e, 0x22, 0x23, 0x2f][round % 7]!, ...junk],
          },
          after(2000, { kind: 'raw', bytes: junk }),
        ],
      }),
    );
  }
  expect(printed()).toEqual([]);
});
