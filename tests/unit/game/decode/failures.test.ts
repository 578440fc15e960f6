import { netEaseEnvelope } from '../../../support/recording-writer/envelope.ts';
import { describe, expect, test } from 'vitest';
import { decode } from '../../../../src/game/decode/decode.ts';
import { FAILURES, type FailureCode } from '../../../../src/game/failure.ts';
import { FILE_BYTES } from '../../../../src/game/decode/file-bytes.ts';
import { LIMITS } from '../../../../src/game/decode/limits.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

const whole = writeRecording(duel());
const HEADER = 68;

function code(bytes: Uint8Array): FailureCode | 'ok' {
  const result = decode(bytes);
  if (result.ok) return 'ok';
  expect(result.failure.sentence).toBe(FAILURES[result.failure.code]);
  return result.failure.code;
}

/** A copy with 32-bit numbers written into the header. */
function patched(values: Record<number, number>, bytes = whole): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (const [offset, value] of Object.entries(values)) view.setUint32(Number(offset), value, true);
  return copy;
}

/** Pseudorandom bytes, the same in every run. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

const text = (content: string) => new TextEncoder().encode(content);

describe('not a replay', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['one byte', Uint8Array.of(0)],
    ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...noise(400))],
    ['a ZIP', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, ...noise(400))],
    ['noise', noise(100_000)],
    ['text', text('Warcraft III recorded games')],
    ['a page about replays', text('<p>A file starts with "Warcraft III recorded game".</p>'.repeat(50))],
  ])('%s', (_, bytes) => {
    expect(code(bytes)).toBe('not-a-replay');
  });

  test('a mark that comes later than any container puts it', () => {
    const late = netEaseEnvelope(LIMITS.prefixBytes + whole.length);
    late.set(whole, LIMITS.prefixBytes);
    expect(code(late)).toBe('not-a-replay');
  });

  test('a mark behind anything but the envelope of NetEase, as in an archive', () => {
    const stored = new Uint8Array(40 + whole.length);
    stored.set(whole, 40);
    expect(code(stored)).toBe('not-a-replay');
    stored.set(netEaseEnvelope(40));
    expect(code(stored)).toBe('ok');
  });

  test('a view into a larger buffer is read as the view, not as the buffer', () => {
    const room = new Uint8Array(whole.length + 200);
    room.set(whole, 100);
    expect(code(room.subarray(100, 100 + whole.length))).toBe('ok');
    expect(code(room.subarray(0, 90))).toBe('not-a-replay');
  });
});

describe('too old', () => {
  const ancient = writeRecording({ ...duel(), edition: 'ancient', version: 2, build: 4531 });
  test.each([ancient.length, HEADER, 64, 48, 40])('the 64-byte header, cut at %i bytes', (length) => {
    expect(code(ancient.subarray(0, length))).toBe('too-old');
  });
});

describe('damaged', () => {
  test('a file that ends within the header or the first block', () => {
    for (const length of [28, 39, 40, 67, HEADER, HEADER + 11, HEADER + 12, HEADER + 200])
      expect(code(whole.subarray(0, length)), String(length)).toBe('damaged');
  });

  test('a first block that cannot be trusted', () => {
    const flipped = whole.slice();
    flipped[HEADER + 40]! ^= 0x10;
    expect(code(flipped)).toBe('damaged');
  });

  test('a header that points elsewhere', () => {
    for (const offset of [4, 69, whole.length, 0xffff_ffff])
      expect(code(patched({ 28: offset })), String(offset)).toBe('damaged');
  });

  test('a lobby larger than any', () => {
    const lobby = [...duel().lobby, ...Array.from({ length: 23 }, () => ({ kind: 'open' as const }))];
    expect(code(writeRecording({ ...duel(), lobby }))).toBe('damaged');
    expect(code(writeRecording({ ...duel(), lobby: lobby.slice(0, 24) }))).toBe('ok');
  });
});

describe('too large', () => {
  test('a file above the limit, whatever it holds', () => {
    expect(code(new Uint8Array(FILE_BYTES + 1))).toBe('too-large');
    expect(code(new Uint8Array(FILE_BYTES))).toBe('not-a-replay');
  });

  // A reader that trusted them wouldn't finish before the test's timeout.
  test('a header that claims 4 GB or as many blocks', () => {
    expect(code(patched({ 40: 0xffff_ffff }))).toBe('too-large');
    expect(code(patched({ 44: 0xffff_ffff }))).toBe('too-large');
    expect(code(patched({ 44: LIMITS.blocks + 1 }))).toBe('too-large');
  });
});

describe('no players', () => {
  test('only observers', () => {
    const watchers = duel({ observers: ['Ann', 'Bob'] });
    const lobby = watchers.lobby.slice(2);
    expect(code(writeRecording({ ...watchers, host: 3, lobby, timeline: [] }))).toBe('no-players');
  });

  test('slots whose players are not listed', () => {
    const lobby = [{ kind: 'open' as const }, { kind: 'closed' as const }];
    const unseated = [{ playerId: 1, name: 'Ann' }];
    expect(code(writeRecording({ ...duel(), lobby, unseated, timeline: [] }))).toBe('no-players');
  });
});
