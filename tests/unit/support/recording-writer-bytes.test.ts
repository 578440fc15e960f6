import { netEaseEnvelope } from '../../support/recording-writer/envelope.ts';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { read } from './read-with-stock-reader.ts';

describe('the bytes', () => {
  const fold = (sum: number) => (sum ^ (sum >>> 16)) & 0xffff;

  it.each([
    ['1.26', 'fast', 'open', '7801'],
    ['1.29', 'default', 'complete', '789c'],
    ['1.32', 'fast', 'complete', '7801'],
    ['2.00', 'default', 'open', '789c'],
  ] as const)('are blocks with right sums (%s, %s, %s)', async (patch, level, ending, start) => {
    const script = { ...duel({ patch }), compression: { level, ending } };
    const bytes = Buffer.from(writeRecording(script));
    const size = script.build < 6089 ? 8 : 12;
    let offset = bytes.readUInt32LE(28);
    expect(offset).toBe(68);
    for (let left = bytes.readUInt32LE(44); left > 0; left--) {
      const header = Buffer.from(bytes.subarray(offset, offset + size));
      const content = bytes.subarray(offset + size, offset + size + header.readUInt16LE(0));
      const stated = header.readUInt32LE(size - 4);
      header.writeUInt32LE(0, size - 4);
      expect((fold(crc32(header)) | (fold(crc32(content)) << 16)) >>> 0).toBe(stated);
      expect(content.toString('hex', 0, 2)).toBe(start);
      expect(content.toString('hex').endsWith('0000ffff')).toBe(ending === 'open');
      offset += size + content.length;
    }
    expect(offset).toBe(bytes.length);
    expect(bytes.readUInt32LE(32)).toBe(bytes.length);
    const whole = Buffer.from(bytes.subarray(0, 68));
    whole.writeUInt32LE(0, 64);
    expect(crc32(whole)).toBe(bytes.readUInt32LE(64));
    expect((await read(script)).replay.players).toHaveLength(2);
  });

  it('follow from the script alone and leave it as it was', () => {
    const script = duel();
    const before = structuredClone(script);
    expect(writeRecording(script)).toEqual(writeRecording(script));
    expect(script).toEqual(before);
  });

  it('may stand between those of a NetEase client', async () => {
    const envelope = { prefix: netEaseEnvelope(30_094, 0x4e), trailer: new Uint8Array(120) };
    const bare = writeRecording(duel());
    const wrapped = writeRecording({ ...duel(), envelope });
    expect(wrapped.subarray(30_094, -120)).toEqual(bare);
    expect((await read({ ...duel(), envelope })).heard).toEqual((await read(duel())).heard);
  });

  it('can have other checksum blocks, or none, or the header of an ancient patch', async () => {
    expect((await read({ ...duel(), checksumBytes: 0 })).heard).toEqual((await read(duel())).heard);
    expect((await read({ ...duel(), checksumBytes: 152 })).heard).toEqual((await read(duel())).heard);
    const ancient = Buffer.from(writeRecording({ ...duel(), version: 1, build: 4482, edition: 'ancient' }));
    expect([ancient.readUInt32LE(28), ancient.readUInt32LE(36), ancient.readUInt16LE(50)]).toEqual([
      64, 0, 1,
    ]);
    expect((await read({ ...duel(), edition: 'roc' })).replay.expansion).toBe(false);
  });
});
