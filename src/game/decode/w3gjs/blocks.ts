/** The blocks of a recording: finds them, checks them and inflates them. */
import { Buffer } from 'node:buffer';
import { constants, crc32, inflateRawSync, inflateSync } from 'node:zlib';
import { LIMITS } from '../limits.ts';

/** Why data ends before the header says it does; null when all of it is there. */
export type Loss = 'truncated' | 'checksum' | null;

/**
 * Inflates a raw deflate stream (RFC 1951) that states to hold so many bytes; null where it is damaged, or as soon as it
 * turns out to hold more.
 */
export type Inflate = (
  stream: Uint8Array<ArrayBuffer>,
  size: number,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/** The blocks that are there, as far as they are counted. */
export function findBlocks(bytes: Buffer, count: number, reforged: boolean): Block[] {
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

/** A block as it was written. */
export interface Block {
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
export function join(blocks: readonly Block[]): Buffer<ArrayBuffer> | null {
  if (!blocks.every(({ content, possible, intact }) => possible && intact && endsOpen(content))) return null;
  return Buffer.concat([...blocks.map(({ content }) => content.subarray(ZLIB_HEADER)), LAST_BLOCK]);
}

/** What sound blocks hold; null where a block has to be looked at by itself. */
export function inflateAtOnce(blocks: readonly Block[]): Buffer<ArrayBuffer> | null {
  const stream = join(blocks);
  try {
    return stream && inflateRawSync(stream, options(blocks.length * LIMITS.blockBytes));
  } catch {
    // Damage that its checksum knows of; block by block shows where it begins.
    return null;
  }
}

/** Inflates block after block until one is missing or damaged: data behind a gap cannot be placed. */
export function inflateEach(blocks: readonly Block[]): { data: Buffer; loss: Loss } {
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
