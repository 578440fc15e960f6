import type { GameEvent } from '../../../../src/game/game.ts';
import { netEaseEnvelope } from '../../../support/recording-writer/envelope.ts';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decode } from '../../../../src/game/decode/decode.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import type { RecordingScript } from '../../../support/recording-writer/script.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { decodeBytes } from '../scripted.ts';

const HEADER = 68;
const MARK = 28;
const complete = { level: 'default', ending: 'complete' } as const;

/** The start of each block of a recording, and the end of the last one. */
function blockStarts(bytes: Uint8Array, headBytes: 8 | 12): number[] {
  const starts = [HEADER];
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = HEADER; at < bytes.length; starts.push(at)) at += headBytes + view.getUint16(at, true);
  return starts;
}

/** A copy with one byte changed. */
function flipped(bytes: Uint8Array, at: number): Uint8Array {
  const copy = bytes.slice();
  copy[at]! ^= 0x55;
  return copy;
}

/** Events without object numbers, which depend on the whole game. */
const unnumbered = (events: readonly GameEvent[]) => events.map((event) => ({ ...event, with: undefined }));

describe.each([
  ['12-byte block headers of Reforged', duel({ patch: '1.32' }), 12],
  ['8-byte block headers before it', duel({ patch: '1.26' }), 8],
] as const)('%s', (_, script, headBytes) => {
  const bytes = writeRecording(script);
  const whole = decodeBytes(bytes);
  const starts = blockStarts(bytes, headBytes);

  test('the whole file is complete', () => {
    expect(starts.length).toBeGreaterThan(3);
    expect(whole).toMatchObject({ complete: true, incomplete: null, clockMs: 601_000, undecodable: 0 });
  });

  test('a file cut anywhere gives the blocks before the cut and says so', () => {
    const cuts = Array.from({ length: 150 }, (_, index) => Math.floor((bytes.length * index) / 150));
    let clock = 0;
    for (const cut of [...cuts, ...starts.slice(0, -1), bytes.length - 1].sort((a, b) => a - b)) {
      const result = decode(bytes.subarray(0, cut));
      if (!result.ok) {
        expect(cut).toBeLessThan(starts[1]!);
        expect(result.failure.code, String(cut)).toBe(cut < MARK ? 'not-a-replay' : 'damaged');
        continue;
      }
      const game = result.value;
      expect(cut).toBeGreaterThanOrEqual(starts[1]!);
      expect(game).toMatchObject({ complete: false, incomplete: 'truncated', undecodable: 0, leaves: [] });
      expect(game.clockMs).toBeGreaterThanOrEqual(clock);
      expect(game.clockMs).toBeLessThan(whole.clockMs);
      expect(game.lengthMs).toBe(whole.lengthMs);
      clock = game.clockMs;
      // The result is exactly the part of the whole recording up to that time.
      for (const [index, player] of game.players.entries()) {
        const all = unnumbered(whole.players[index]!.events);
        expect(unnumbered(player.events)).toEqual(all.slice(0, player.events.length));
        expect(all[player.events.length]?.ms ?? Infinity).toBeGreaterThanOrEqual(game.clockMs);
      }
    }
    expect(clock).toBeGreaterThan(300_000);
  });

  test('a changed byte ends the game at the block before', () => {
    for (const block of [1, 2]) {
      const cut = decodeBytes(bytes.subarray(0, starts[block]));
      for (const at of [
        starts[block]! + headBytes + 5,
        starts[block + 1]! - 1,
        starts[block]! + headBytes - 1,
      ])
        expect(decodeBytes(flipped(bytes, at))).toEqual({ ...cut, incomplete: 'checksum' });
    }
  });

  test('a wrong block checksum does not matter where the zlib stream vouches for itself', () => {
    const rewritten = writeRecording({ ...script, compression: complete });
    const second = blockStarts(rewritten, headBytes)[1]!;
    const wrong = flipped(rewritten, second + headBytes - 2);
    expect(decodeBytes(wrong)).toEqual(whole);
    // A changed byte inside is still noticed, and so is a wrong checksum on a stream without an end.
    const inside = decodeBytes(flipped(wrong, second + headBytes + 30));
    expect(inside).toMatchObject({ complete: false, incomplete: 'checksum' });
    const open = decodeBytes(flipped(bytes, starts[1]! + headBytes - 2));
    expect(open).toMatchObject({ complete: false, incomplete: 'checksum' });
  });

  test('a block that inflates to another size is damage, however right its checksum', () => {
    const bomb = deflateSync(new Uint8Array(1 << 20));
    const copy = new Uint8Array(starts[1]! + headBytes + bomb.length);
    copy.set(bytes.subarray(0, starts[1]! + headBytes));
    copy.set(bomb, starts[1]! + headBytes);
    new DataView(copy.buffer).setUint16(starts[1]!, bomb.length, true);
    expect(decodeBytes(copy)).toMatchObject({ complete: false, incomplete: 'checksum' });
  });
});

test('every way to compress gives the same game', () => {
  const expected = decodeBytes(writeRecording(duel()));
  for (const level of ['fast', 'default'] as const) {
    for (const ending of ['open', 'complete'] as const)
      expect(decodeBytes(writeRecording({ ...duel(), compression: { level, ending } }))).toEqual(expected);
  }
});

test('a rewritten block may carry one spare byte behind its stream', () => {
  const script: RecordingScript = { ...duel(), compression: complete };
  const bytes = writeRecording(script);
  const [, second = 0, third = 0] = blockStarts(bytes, 12);
  const spare = new Uint8Array(bytes.length + 1);
  spare.set(bytes.subarray(0, third));
  spare.set(bytes.subarray(third), third + 1);
  new DataView(spare.buffer).setUint16(second, third - second - 12 + 1, true);
  expect(decodeBytes(spare)).toEqual(decodeBytes(bytes));
});

test('bytes before the mark and behind the last block are no part of the recording', () => {
  const prefix = netEaseEnvelope(51_328, 0x57);
  const trailer = new Uint8Array(51_000).fill(0x1f);
  const wrapped = writeRecording({ ...duel(), envelope: { prefix, trailer } });
  expect(decodeBytes(wrapped)).toEqual({ ...decodeBytes(writeRecording(duel())), netease: true });
});
