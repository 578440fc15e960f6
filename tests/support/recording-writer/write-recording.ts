import { crc32 } from 'node:zlib';
import { ByteSink } from './byte-sink.ts';
import { encodeDataBlocks } from './data-blocks.ts';
import { encodeGameData } from './game-data.ts';
import { encodeMetadata } from './metadata.ts';
import type { RecordingScript } from './script.ts';

const MAGIC = 'Warcraft III recorded game\x1a';
const MULTIPLAYER = 0x8000;
/** Bytes of the magic and the five following numbers, the same in every patch. */
const MAIN_HEADER_SIZE = 0x30;

interface HeaderFacts {
  decompressedSize: number;
  blockCount: number;
  blockBytes: number;
  durationMs: number;
}

/**
 * Writes a scripted game as the bytes of a recording, as the game itself would save it. The same script gives the
 * same bytes. Throws a `RangeError` for anything that no recording can contain, such as a zero byte in a name.
 */
export function writeRecording(script: RecordingScript): Uint8Array {
  const game = encodeGameData(script);
  const contents = new ByteSink().bytes(encodeMetadata(script)).bytes(game.bytes).toBytes();
  const blocks = encodeDataBlocks(contents, script);
  const header = encodeHeader(script, {
    decompressedSize: contents.length,
    blockCount: blocks.count,
    blockBytes: blocks.bytes.length,
    durationMs: script.durationMs ?? game.endMs,
  });
  return new ByteSink()
    .bytes(script.envelope?.prefix ?? [])
    .bytes(header)
    .bytes(blocks.bytes)
    .bytes(script.envelope?.trailer ?? [])
    .toBytes();
}

function encodeHeader(script: RecordingScript, facts: HeaderFacts): Uint8Array {
  const ancient = script.edition === 'ancient';
  const subheader = ancient ? ancientSubheader(script) : modernSubheader(script);
  const headerSize = MAIN_HEADER_SIZE + subheader.length + 8;
  const summed = new ByteSink()
    .text(MAGIC)
    .u32(headerSize)
    .u32(headerSize + facts.blockBytes)
    .u32(ancient ? 0 : 1)
    .u32(facts.decompressedSize)
    .u32(facts.blockCount)
    .bytes(subheader)
    .u32(facts.durationMs);
  // The checksum covers the whole header, with the checksum's field still zero.
  const sum = crc32(new ByteSink().bytes(summed.toBytes()).u32(0).toBytes());
  return summed.u32(sum).toBytes();
}

function modernSubheader({ edition, version, build }: RecordingScript): Uint8Array {
  const identifier = edition === 'roc' ? '3RAW' : 'PX3W';
  return new ByteSink()
    .bytes(new TextEncoder().encode(identifier))
    .u32(version)
    .u16(build)
    .u16(MULTIPLAYER)
    .toBytes();
}

function ancientSubheader({ version, build }: RecordingScript): Uint8Array {
  return new ByteSink().u16(0).u16(version).u16(build).u16(MULTIPLAYER).toBytes();
}
