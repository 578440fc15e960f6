/**
 * The file around the game data. Finds the recording mark, reads the
 * headers, checks and inflates the blocks. w3gjs itself would take a file that breaks off for a whole one.
 */
import { Buffer } from 'node:buffer';
import { constants, crc32, inflateRawSync, inflateSync } from 'node:zlib';
import type { FailureCode } from '../../failure.ts';
import { FILE_BYTES } from '../file-bytes.ts';
import { LIMITS } from '../limits.ts';

const MARK = 'Warcraft III recorded game\x1a\0';
/** First bytes of the envelope that NetEase's platform puts around a recording: all 12 of them in 308 files measured. */
const ENVELOPE = 'GRBN';
const HEADER_BYTES = 68;
/** From this build on (1.32, Reforged) block headers have 12 bytes instead of 8. */
const REFORGED_BUILD = 6089;

export interface Container {
  /** Patch number as recorded: 26 is 1.26, 10030 is 1.30 to 1.32, 10100 is 2.0. */
  version: number;
  build: number;
  /** True for The Frozen Throne and Reforged, false for Reign of Chaos. */
  expansion: boolean;
  /** Length in ms that the header states. */
  lengthMs: number;
  /** NetEase's platform put its envelope around the recording. */
  enveloped: boolean;
  /** Inflated game data, without the padding of the last block. */
  data: Buffer;
  /** Why the data ends before the header says it does; null when all of it is there. */
  loss: 'truncated' | 'checksum' | null;
}

/** A recording in its file: what its header says, and its blocks as they were written. */
interface Sealed extends Omit<Container, 'data' | 'loss'> {
  /** Bytes of game data that the header states. */
  size: number;
  /** Blocks that the header states. */
  count: number;
  blocks: Block[];
}

/**
 * Inflates a raw deflate stream (RFC 1951) that states to hold so many bytes; null where it is damaged, or as soon as it
 * turns out to hold more.
 */
export type Inflate = (
  stream: Uint8Array<ArrayBuffer>,
  size: number,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Opens a replay file. Returns a failure code when nothing of the game can be reached. */
export function openContainer(bytes: Uint8Array): Container | FailureCode {
  const sealed = findRecording(bytes);
  return typeof sealed === 'string' ? sealed : unseal(sealed, inflateAtOnce(sealed.blocks));
}

/** The same, where something else inflates faster: it gets the blocks of a sound recording as one stream. */
export async function openContainerBy(inflate: Inflate, bytes: Uint8Array): Promise<Container | FailureCode> {
  const sealed = findRecording(bytes);
  if (typeof sealed === 'string') return sealed;
  const stream = join(sealed.blocks);
  return unseal(sealed, stream && (await inflate(stream, sealed.blocks.length * LIMITS.blockBytes)));
}

function findRecording(bytes: Uint8Array): Sealed | FailureCode {
  if (bytes.length > FILE_BYTES) return 'too-large';
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const start = recordingStart(file);
  if (start < 0) return 'not-a-replay';
  const head = file.subarray(start);
  if (head.length < HEADER_BYTES)
    return head.length >= 40 && head.readUInt32LE(36) === 0 ? 'too-old' : 'damaged';
  if (head.readUInt32LE(36) === 0) return 'too-old';
  const size = head.readUInt32LE(40);
  const count = head.readUInt32LE(44);
  if (count > LIMITS.blocks || size > LIMITS.blocks * LIMITS.blockBytes) return 'too-large';
  const build = head.readUInt16LE(56);
  return {
    version: head.readUInt32LE(52),
    build,
    expansion: head.toString('latin1', 48, 52) === 'PX3W',
    lengthMs: head.readUInt32LE(60),
    enveloped: start > 0,
    size,
    count,
    blocks: findBlocks(head.subarray(head.readUInt32LE(28)), count, build >= REFORGED_BUILD),
  };
}

/** `whole`: what all blocks hold, where they could be inflated as one. */
function unseal(
  { size, count, blocks, ...header }: Sealed,
  whole: Uint8Array<ArrayBuffer> | null,
): Container {
  const sound = whole?.length === blocks.length * LIMITS.blockBytes ? whole : null;
  const { data, loss } = sound
    ? { data: Buffer.from(sound.buffer, sound.byteOffset, sound.length), loss: null }
    : inflateEach(blocks);
  const short = blocks.length < count || data.length < size;
  return { ...header, data: data.subarray(0, size), loss: loss ?? (short ? 'truncated' : null) };
}

/** Where the recording begins: at once, or inside NetEase's envelope. -1 where there is none, as in an archive of some. */
function recordingStart(file: Buffer): number {
  const enveloped = file.toString('latin1', 0, ENVELOPE.length) === ENVELOPE;
  return file.subarray(0, enveloped ? LIMITS.prefixBytes : MARK.length).indexOf(MARK, 0, 'latin1');
}

/** The blocks that are there, as far as they are counted. */
function findBlocks(bytes: Buffer, count: number, reforged: boolean): Block[] {
  const headBytes = reforged ? 12 : 8;
  const blocks: Block[] = [];
  for (let at = 0; blocks.length < count;) {
    const end = at + headBytes > bytes.length ? Infinity : at + headBytes + bytes.readUInt16LE(at);
    if (end > bytes.length) break;
    blocks.push(openBlock(bytes.subarray(at, end), headBytes));
    at = end;
  }
  return blocks;
}

interface Block {
  /** The zlib stream. */
  content: Buffer;
  /** Its size is one that games write. */
  possible: boolean;
  /** Its checksum is right. */
  intact: boolean;
}

function openBlock(block: Buffer, headBytes: number): Block {
  const content = block.subarray(headBytes);
  const size = block.readUInt16LE(headBytes === 12 ? 4 : 2);
  const possible = size === LIMITS.blockBytes && content.length <= LIMITS.compressedBlockBytes;
  return { content, possible, intact: block.readUInt32LE(headBytes - 4) === blockChecksum(block, headBytes) };
}

/**
 * Sound blocks as the game writes them, without a last deflate block: one behind another they are one stream, which
 * inflates in three quarters of the time. Null where a block has to be looked at by itself.
 */
function join(blocks: readonly Block[]): Buffer<ArrayBuffer> | null {
  if (!blocks.every(({ content, possible, intact }) => possible && intact && endsOpen(content))) return null;
  return Buffer.concat([...blocks.map(({ content }) => content.subarray(ZLIB_HEADER)), LAST_BLOCK]);
}

function inflateAtOnce(blocks: readonly Block[]): Buffer<ArrayBuffer> | null {
  const stream = join(blocks);
  try {
    return stream && inflateRawSync(stream, options(blocks.length * LIMITS.blockBytes));
  } catch {
    // Damage that its checksum knows of; block by block shows where it begins.
    return null;
  }
}

/** Inflates block after block until one is missing or damaged: data behind a gap cannot be placed. */
function inflateEach(blocks: readonly Block[]): Pick<Container, 'data' | 'loss'> {
  // One buffer for all of it: what Node's zlib hands out holds on to twice its size each.
  const data = Buffer.alloc(blocks.length * LIMITS.blockBytes);
  let size = 0;
  for (const block of blocks) {
    const content = inflateBlock(block);
    if (!content) return { data: data.subarray(0, size), loss: 'checksum' };
    data.set(content, size);
    size += content.length;
  }
  return { data, loss: null };
}

/** One block, inflated to exactly `LIMITS.blockBytes`; null when its checksum or size is off. */
function inflateBlock({ content, possible, intact }: Block): Buffer | null {
  if (!possible) return null;
  try {
    const data = inflateSync(content, { ...options(LIMITS.blockBytes), finishFlush: constants.Z_SYNC_FLUSH });
    return data.length === LIMITS.blockBytes && (intact || endsWithAdler(content, data)) ? data : null;
  } catch {
    // The checksum was right and the deflate stream still is not: the same loss to the reader.
    return null;
  }
}

/** Bytes of the header of a zlib stream (RFC 1950). */
const ZLIB_HEADER = 2;
/** An empty deflate block that says it is the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** Whether a stream ends with a sync flush, as most games leave it: an empty stored block, at the end of a byte. */
const endsOpen = (content: Buffer): boolean =>
  content.length > ZLIB_HEADER + 4 && content.readUInt32BE(content.length - 4) === 0xffff;

/** Node takes memory for 16 KB at a time otherwise, and for all once more where a block fills it to the last byte. */
const options = (size: number) => ({ maxOutputLength: size, chunkSize: size + 64 });

/** The checksum field as it is counted itself. */
const EMPTY = Buffer.alloc(4);

/** Low half: folded CRC-32 of the header with an empty checksum field. High half: that of the content. */
function blockChecksum(block: Buffer, headBytes: number): number {
  const header = crc32(EMPTY, crc32(block.subarray(0, headBytes - EMPTY.length)));
  const high = fold(crc32(block.subarray(headBytes)));
  return ((high << 16) | fold(header)) >>> 0;
}

/**
 * Whether a block vouches for itself: programs that rewrite recordings leave wrong block checksums behind,
 * but complete zlib streams, which end with the data's Adler-32 (RFC 1950), some followed by one spare byte.
 */
function endsWithAdler(content: Buffer, data: Uint8Array): boolean {
  let a = 1;
  let b = 0;
  for (let i = 0; i < data.length; i++) {
    a = (a + (data[i] as number)) % 65521;
    b = (b + a) % 65521;
  }
  const adler = ((b << 16) | a) >>> 0;
  return [4, 5].some(
    (back) => content.length >= back && content.readUInt32BE(content.length - back) === adler,
  );
}

const fold = (crc: number): number => (crc ^ (crc >>> 16)) & 0xffff;
