/** Finds, checks and inflates the blocks of a recording. */
import { Buffer } from 'node:buffer';
import { constants, crc32, inflateRawSync, inflateSync } from 'node:zlib';
import { LIMITS } from '../limits.ts';

/** Why the data ends before the length in the header; null if it is complete. */
export type Loss = 'truncated' | 'checksum' | null;

/**
 * Inflates a raw deflate stream (RFC 1951) of a stated size. Null if the stream is damaged, or as soon as it turns out
 * to be larger.
 */
export type Inflate = (
  stream: Uint8Array<ArrayBuffer>,
  size: number,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/** The blocks present in the file, up to the stated count. */
export function findBlocks(bytes: Buffer, count: number, isReforged: boolean): Block[] {
  const headBytes = isReforged ? 12 : 8;
  const blocks: Block[] = [];
  for (let offset = 0; blocks.length < count;) {
    const end =
      offset + headBytes > bytes.length ? Infinity : offset + headBytes + bytes.readUInt16LE(offset);
    if (end > bytes.length) break;
    blocks.push(openBlock(bytes.subarray(offset, end), headBytes));
    offset = end;
  }
  return blocks;
}

/** A block as it is stored in the file. */
export interface Block {
  /** The zlib stream. */
  content: Buffer;
  /** Whether games write blocks of this size. */
  possible: boolean;
  /** Whether the checksum is correct. */
  intact: boolean;
}

function openBlock(block: Buffer, headBytes: number): Block {
  const content = block.subarray(headBytes);
  const size = block.readUInt16LE(headBytes === 12 ? 4 : 2);
  const possible = size === LIMITS.blockBytes && content.length <= LIMITS.compressedBlockBytes;
  return { content, possible, intact: block.readUInt32LE(headBytes - 4) === blockChecksum(block, headBytes) };
}

/**
 * Joins intact blocks into one stream, which inflates in three quarters of the time. This works because the
 * game writes blocks without a final deflate block. Null if a block needs a separate check.
 */
export function joinBlocks(blocks: readonly Block[]): Buffer<ArrayBuffer> | null {
  if (!blocks.every(({ content, possible, intact }) => possible && intact && endsOpen(content))) return null;
  return Buffer.concat([...blocks.map(({ content }) => content.subarray(ZLIB_HEADER)), LAST_BLOCK]);
}

/** Inflates intact blocks as one stream; null if a block needs a separate check. */
export function inflateAtOnce(blocks: readonly Block[]): Buffer<ArrayBuffer> | null {
  const stream = joinBlocks(blocks);
  try {
    return stream && inflateRawSync(stream, options(blocks.length * LIMITS.blockBytes));
  } catch {
    // The data is damaged despite a matching checksum: inflating block by block finds where the damage begins.
    return null;
  }
}

/** Inflates block by block, up to a missing or damaged block: data after a gap can't be placed. */
export function inflateEach(blocks: readonly Block[]): { data: Buffer; loss: Loss } {
  // Uses one buffer for all blocks, because each buffer from Node's zlib keeps twice its size allocated.
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

/** Inflates one block to exactly `LIMITS.blockBytes`; null if its checksum or size is wrong. */
function inflateBlock({ content, possible, intact }: Block): Buffer | null {
  if (!possible) return null;
  try {
    const data = inflateSync(content, { ...options(LIMITS.blockBytes), finishFlush: constants.Z_SYNC_FLUSH });
    return data.length === LIMITS.blockBytes && (intact || endsWithAdler(content, data)) ? data : null;
  } catch {
    // Inflating failed, even if the checksum is correct. For the reader, this counts as the same loss.
    return null;
  }
}

/** Number of bytes in the header of a zlib stream (RFC 1950). */
const ZLIB_HEADER = 2;
/** An empty final deflate block. */
const LAST_BLOCK = Buffer.from([3, 0]);
/** Whether a stream ends with a sync flush, as most games write it: an empty stored block at a byte boundary. */
const endsOpen = (content: Buffer): boolean =>
  content.length > ZLIB_HEADER + 4 && content.readUInt32BE(content.length - 4) === 0xffff;

/** Inflate options. By default, Node allocates 16 KB at a time, and doubles that if a block fills it exactly. */
const options = (size: number) => ({ maxOutputLength: size, chunkSize: size + 64 });

/** Zeros for the checksum field: the checksum is calculated with that field empty. */
const EMPTY = Buffer.alloc(4);

/**
 * Calculates a block's checksum. The low half is the folded CRC-32 of the header with an empty checksum field, and the
 * high half is that of the content.
 */
function blockChecksum(block: Buffer, headBytes: number): number {
  const header = crc32(EMPTY, crc32(block.subarray(0, headBytes - EMPTY.length)));
  const high = foldedCrc(crc32(block.subarray(headBytes)));
  return ((high << 16) | foldedCrc(header)) >>> 0;
}

/**
 * Whether a block passes its Adler-32 check (RFC 1950). Programs that rewrite recordings leave wrong block checksums.
 * But they write complete zlib streams with an Adler-32 at the end, sometimes followed by a spare byte.
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

const foldedCrc = (crc: number): number => (crc ^ (crc >>> 16)) & 0xffff;
