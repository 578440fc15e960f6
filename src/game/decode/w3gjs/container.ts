/**
 * The file around the game data: finds the mark of a recording, reads the header and joins the blocks. w3gjs would
 * treat a truncated file as complete.
 */
import { Buffer } from 'node:buffer';
import type { FailureCode } from '../../failure.ts';
import { FILE_BYTES } from '../file-bytes.ts';
import { LIMITS } from '../limits.ts';
import {
  findBlocks,
  inflateAtOnce,
  inflateEach,
  joinBlocks,
  type Block,
  type Inflate,
  type Loss,
} from './blocks.ts';

const MARK = 'Warcraft III recorded game\x1a\0';
/**
 * First bytes of the envelope that NetEase's platform puts around a recording. In all 308 files measured, the first 12
 * bytes are the same.
 */
const ENVELOPE = 'GRBN';
/** Bytes of a header of The Frozen Throne, with the mark. */
const HEADER_BYTES = 68;
/** Mark that some programs put before a text in UTF-8. */
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];
/** From this build on (1.32, Reforged), block headers have 12 bytes instead of 8. */
const REFORGED_BUILD = 6089;

/** A recording’s header and its inflated blocks. */
export interface Container {
  /** Patch number as recorded: 26 means 1.26, 10030 means 1.30 to 1.32, and 10100 means 2.0. */
  version: number;
  build: number;
  /** True for The Frozen Throne and Reforged, false for Reign of Chaos. */
  expansion: boolean;
  /** Length in ms, as stated in the header. */
  lengthMs: number;
  /** Whether the header states the size of the data. If the game crashed, it doesn't. */
  finished: boolean;
  /** Whether NetEase's envelope surrounds the recording. */
  enveloped: boolean;
  /** Inflated game data, without the padding of the last block. */
  data: Buffer;
  loss: Loss;
}

/** A recording before inflating: its header and its blocks. */
interface Sealed extends Omit<Container, 'data' | 'loss'> {
  /** Bytes of game data, as stated in the header. */
  size: number;
  /** Number of blocks, as stated in the header. */
  count: number;
  blocks: Block[];
}

/** Opens a replay file. Returns a failure code if no part of the game can be read. */
export function openContainer(bytes: Uint8Array): Container | FailureCode {
  const recording = findRecording(bytes);
  return typeof recording === 'string' ? recording : unseal(recording, inflateAtOnce(recording.blocks));
}

/** Opens a replay file with a faster inflate function, which gets the blocks of an intact recording as one stream. */
export async function openContainerBy(inflate: Inflate, bytes: Uint8Array): Promise<Container | FailureCode> {
  const recording = findRecording(bytes);
  if (typeof recording === 'string') return recording;
  const stream = joinBlocks(recording.blocks);
  return unseal(recording, stream && (await inflate(stream, recording.blocks.length * LIMITS.blockBytes)));
}

function findRecording(bytes: Uint8Array): Sealed | FailureCode {
  if (bytes.length > FILE_BYTES) return 'too-large';
  const plain = beforeTextMode(bytes);
  const file = Buffer.from(plain.buffer, plain.byteOffset, plain.length);
  const start = recordingStart(file);
  if (start < 0) return 'not-a-replay';
  const head = file.subarray(start);
  // The game fills in the header last. If it crashes before, only the mark is there, or some numbers are missing.
  const blank =
    head.length >= HEADER_BYTES && head.subarray(MARK.length, HEADER_BYTES).every((byte) => byte === 0);
  if (head.length >= 40 && head.readUInt32LE(36) === 0 && !blank) return 'too-old';
  if (head.length < HEADER_BYTES) return 'damaged';
  const size = head.readUInt32LE(40);
  const count = head.readUInt32LE(44);
  if (count > LIMITS.blocks || size > LIMITS.blocks * LIMITS.blockBytes) return 'too-large';
  const build = head.readUInt16LE(56);
  const content = head.subarray(head.readUInt32LE(28) || HEADER_BYTES);
  const isReforged = blank ? !findBlocks(content, 1, false)[0]?.intact : build >= REFORGED_BUILD;
  const blocks = findBlocks(content, count || LIMITS.blocks, isReforged);
  const end = count > 0 ? -1 : blocks.findIndex(({ possible }) => !possible);
  return {
    version: head.readUInt32LE(52),
    build,
    expansion: blank || head.toString('latin1', 48, 52) === 'PX3W',
    lengthMs: head.readUInt32LE(60),
    finished: size > 0 && count > 0,
    enveloped: file.toString('latin1', 0, ENVELOPE.length) === ENVELOPE,
    size,
    count,
    blocks: end < 0 ? blocks : blocks.slice(0, end),
  };
}

/** `whole` is the inflated content of all blocks, if they could be inflated as one. */
function unseal(
  { size, count, blocks, ...header }: Sealed,
  whole: Uint8Array<ArrayBuffer> | null,
): Container {
  const sound = whole?.length === blocks.length * LIMITS.blockBytes ? whole : null;
  const { data, loss } = sound
    ? { data: Buffer.from(sound.buffer, sound.byteOffset, sound.length), loss: null }
    : inflateEach(blocks);
  const short = blocks.length < count || data.length < size;
  return {
    ...header,
    data: data.subarray(0, size || data.length),
    loss: loss ?? (short ? 'truncated' : null),
  };
}

/**
 * Undoes what a transfer as text does to a file: a mark at its beginning, and a carriage return before every line feed.
 * In other files, one line feed in 256 has one.
 */
function beforeTextMode(bytes: Uint8Array): Uint8Array {
  const hasMark = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte);
  const file = hasMark ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
  let feeds = 0;
  for (let index = file.indexOf(LINE_FEED); index >= 0; index = file.indexOf(LINE_FEED, index + 1)) {
    if (file[index - 1] !== CARRIAGE_RETURN) return file;
    feeds++;
  }
  if (feeds < 2) return file;
  return file.filter((byte, index) => byte !== CARRIAGE_RETURN || file[index + 1] !== LINE_FEED);
}

/**
 * Offset of the recording: 0, or a position inside NetEase's envelope. -1 if there is no recording, for example in an
 * archive.
 */
function recordingStart(file: Buffer): number {
  const isEnveloped = file.toString('latin1', 0, ENVELOPE.length) === ENVELOPE;
  return file.subarray(0, isEnveloped ? LIMITS.prefixBytes : MARK.length).indexOf(MARK, 0, 'latin1');
}
