import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { deflate, inflatePacked } from '../../../../../src/game/stored/link/deflate.ts';

const MB = 1 << 20;

afterEach(() => vi.unstubAllGlobals());

/**
 * Counts the bytes that the platform gets to inflate. Some platforms inflate everything immediately, even if it isn't
 * read.
 */
function counting(): { bytes: number } {
  const count = { bytes: 0 };
  const Original = DecompressionStream;
  class Counted {
    readonly readable: ReadableStream;
    readonly writable: WritableStream;
    constructor(format: CompressionFormat) {
      const { readable, writable } = new Original(format);
      const counter = new TransformStream<BufferSource, BufferSource>({
        transform(bytes, controller) {
          count.bytes += bytes.byteLength;
          controller.enqueue(bytes);
        },
      });
      void counter.readable.pipeTo(writable).catch(() => undefined);
      this.readable = readable;
      this.writable = counter.writable;
    }
  }
  vi.stubGlobal('DecompressionStream', Counted);
  return count;
}

test('what was deflated comes back, as long as it is not more than asked for', async () => {
  const bytes = new Uint8Array(randomBytes(100_000));
  const packed = await deflate(bytes);
  const count = counting();
  expect(Buffer.from((await inflatePacked(packed, bytes.length))!).equals(bytes)).toBe(true);
  expect(count.bytes).toBe(packed.length);
  expect(await inflatePacked(packed, bytes.length - 1)).toBeNull();
});

test('a stream that holds far more is given up before it is inflated', async () => {
  const bomb = await deflate(new Uint8Array(256 * MB));
  const count = counting();
  expect(await inflatePacked(bomb, MB)).toBeNull();
  expect(count.bytes).toBeGreaterThan(0);
  expect(count.bytes).toBeLessThan(bomb.length / 2);
});

test('what breaks off, is damaged or goes on behind its end is none', async () => {
  const packed = await deflate(new Uint8Array(randomBytes(10_000)));
  const changed = packed.with(0, 0xff);
  for (const wrong of [packed.subarray(0, -1), changed, Buffer.concat([packed, Buffer.of(0)])])
    expect(await inflatePacked(new Uint8Array(wrong), MB)).toBeNull();
});

test('a browser without streams that inflate has none', async () => {
  const packed = await deflate(Uint8Array.of(1));
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await inflatePacked(packed, MB)).toBeNull();
});
