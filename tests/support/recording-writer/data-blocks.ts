import { constants, crc32, deflateSync } from 'node:zlib';
import { ByteSink } from './byte-sink.ts';
import type { RecordingScript } from './script.ts';

const BLOCK_SIZE = 8192;
/** The first build with Reforged's longer block headers. */
const REFORGED_BUILD = 6089;

export interface DataBlocks {
  bytes: Uint8Array;
  count: number;
}

/** Splits the contents into blocks of 8 KB, the last one filled with zeros, each compressed after a header. */
export function encodeDataBlocks(contents: Uint8Array, script: RecordingScript): DataBlocks {
  const { level, ending } = script.compression ?? { level: 'fast', ending: 'open' };
  const options = {
    level: level === 'fast' ? 1 : 6,
    finishFlush: ending === 'open' ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
  };
  const sink = new ByteSink();
  const count = Math.ceil(contents.length / BLOCK_SIZE);
  for (let index = 0; index < count; index++) {
    const block = new Uint8Array(BLOCK_SIZE);
    block.set(contents.subarray(index * BLOCK_SIZE, (index + 1) * BLOCK_SIZE));
    const packed = deflateSync(block, options);
    sink.bytes(blockHeader(packed, script.build)).bytes(packed);
  }
  return { bytes: sink.toBytes(), count };
}

function blockHeader(packed: Uint8Array, build: number): Uint8Array {
  const sizes =
    build < REFORGED_BUILD
      ? new ByteSink().u16(packed.length).u16(BLOCK_SIZE)
      : new ByteSink().u16(packed.length).u16(0).u16(BLOCK_SIZE).u16(0);
  // The header's checksum is calculated while this field is still zero.
  const headerSum = fold(crc32(new ByteSink().bytes(sizes.toBytes()).u32(0).toBytes()));
  return sizes
    .u16(headerSum)
    .u16(fold(crc32(packed)))
    .toBytes();
}

function fold(sum: number): number {
  return (sum ^ (sum >>> 16)) & 0xffff;
}
