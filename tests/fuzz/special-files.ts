/** Whole files that aren't recordings, or have a false container. */
import { constants, crc32, deflateSync } from 'node:zlib';
import { duel } from '../support/recording-writer/scenario.ts';
import { Random } from './random.ts';
import { HEADER_BYTES, joined, packData, packGame, repeated, takeApart } from './repack.ts';

/** A named input with its required result: a failure code, why the game is incomplete, or `complete`. */
export interface Special {
  name: string;
  make: () => Uint8Array;
  result: string;
}

export const MB = 1 << 20;
export const PARTS = takeApart({ ...duel({ patch: '1.32' }), slotMs: 20_000 });
const whole = packGame(PARTS, PARTS.gameData);
const { header } = PARTS;
const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const noise = (length: number): Uint8Array => new Random(7).bytes(length);

/** Bytes followed by zeros, most of which use no memory until they are read. */
function longer(bytes: Uint8Array, length: number): Uint8Array {
  const whole = new Uint8Array(length);
  whole.set(bytes);
  return whole;
}

/** The recording with other numbers in its header. */
function claiming(values: Record<number, number>): Uint8Array {
  const copy = whole.slice();
  const view = new DataView(copy.buffer);
  for (const [at, value] of Object.entries(values)) view.setUint32(Number(at), value, true);
  return copy;
}

/** A Reforged block with any content and a correct header checksum. */
function block(content: Uint8Array, stated = 8192): Uint8Array {
  const head = new Uint8Array(12);
  const view = new DataView(head.buffer);
  view.setUint16(0, content.length, true);
  view.setUint16(4, stated, true);
  const fold = (sum: number) => (sum ^ (sum >>> 16)) & 0xffff;
  const headSum = fold(crc32(head));
  view.setUint16(8, headSum, true);
  view.setUint16(10, fold(crc32(content)), true);
  return joined(head, content);
}

/** A recording of these blocks, either after an intact first block of a long game (`behind`) or from the start. */
function ofBlocks(blocks: readonly Uint8Array[], behind: boolean): Uint8Array {
  const sound = packData(
    PARTS,
    joined(PARTS.metadata, repeated([0x1f, 2, 0, 250, 0], 8192 - PARTS.metadata.length)),
  );
  const file = joined(header, behind ? sound.subarray(HEADER_BYTES) : [], ...blocks);
  const view = new DataView(file.buffer);
  view.setUint32(40, (blocks.length + 1) * 8192, true);
  view.setUint32(44, blocks.length + (behind ? 1 : 0), true);
  return file;
}

/** Zeros deflate to a thousandth: 8 KB of input for 8 MB, 64 KB for 64 MB. */
const swollen = (bytes: number, finishFlush: number = constants.Z_FINISH): Uint8Array =>
  deflateSync(new Uint8Array(bytes), { level: 9, finishFlush });

export const SPECIAL_FILES: readonly Special[] = [
  { name: 'nothing', make: () => new Uint8Array(), result: 'not-a-replay' },
  { name: 'one byte', make: () => Uint8Array.of(0x57), result: 'not-a-replay' },
  { name: 'noise', make: () => noise(300_000), result: 'not-a-replay' },
  { name: 'a PNG', make: () => joined([0x89], text('PNG\r\n\x1a\n'), noise(5000)), result: 'not-a-replay' },
  { name: 'a ZIP', make: () => joined(text('PK\x03\x04'), noise(5000)), result: 'not-a-replay' },
  {
    name: 'a map',
    make: () => joined(text('HM3W'), new Uint8Array(508), text('MPQ\x1a'), noise(5000)),
    result: 'not-a-replay',
  },
  { name: 'nothing but the mark', make: () => whole.slice(0, 28), result: 'damaged' },
  { name: 'header only', make: () => whole.slice(0, HEADER_BYTES), result: 'damaged' },
  { name: 'header and zeros', make: () => joined(header, new Uint8Array(100_000)), result: 'damaged' },
  { name: 'header and noise', make: () => joined(header, noise(100_000)), result: 'damaged' },
  { name: 'zeros, 200 MB', make: () => new Uint8Array(200 * MB), result: 'too-large' },
  {
    name: 'a recording and zeros, 200 MB',
    make: () => longer(whole, 200 * MB),
    result: 'too-large',
  },
  { name: 'claims 4 GB', make: () => claiming({ 40: 0xffff_ffff }), result: 'too-large' },
  { name: 'claims 2^32 blocks', make: () => claiming({ 44: 0xffff_ffff }), result: 'too-large' },
  { name: 'claims both', make: () => claiming({ 40: 0xffff_ffff, 44: 0xffff_ffff }), result: 'too-large' },
  { name: 'claims more blocks than there are', make: () => claiming({ 44: 8000 }), result: 'truncated' },
  { name: 'claims more data than there are', make: () => claiming({ 40: 60 * MB }), result: 'truncated' },
  {
    name: 'a first block of 64 KB',
    make: () => ofBlocks([block(swollen(65_536))], false),
    result: 'damaged',
  },
  {
    name: 'a second block of 64 KB',
    make: () => ofBlocks([block(swollen(65_536))], true),
    result: 'checksum',
  },
  {
    name: 'a block that admits 64 KB',
    make: () => ofBlocks([block(swollen(65_535), 65_535)], true),
    result: 'checksum',
  },
  { name: 'a block of 8 MB', make: () => ofBlocks([block(swollen(8 * MB))], true), result: 'checksum' },
  { name: 'a block of 63 MB', make: () => ofBlocks([block(swollen(63 * MB))], true), result: 'checksum' },
  {
    name: 'blocks of 1 GB together',
    make: () => ofBlocks(Array<Uint8Array>(128).fill(block(swollen(8 * MB))), false),
    result: 'damaged',
  },
  {
    // Blocks that end as games write them, so that all of them are inflated as one stream.
    name: 'blocks of 1 GB together, without an end',
    make: () => ofBlocks(Array<Uint8Array>(128).fill(block(swollen(8 * MB, constants.Z_SYNC_FLUSH))), true),
    result: 'checksum',
  },
  {
    name: 'blocks without content',
    make: () => ofBlocks(Array<Uint8Array>(500).fill(block(new Uint8Array())), true),
    result: 'checksum',
  },
  {
    name: 'blocks without anything',
    make: () => ofBlocks(Array<Uint8Array>(500).fill(block(new Uint8Array(), 0)), false),
    result: 'damaged',
  },
  {
    name: 'a block that is no deflate stream',
    make: () => ofBlocks([block(noise(4000))], true),
    result: 'checksum',
  },
];
