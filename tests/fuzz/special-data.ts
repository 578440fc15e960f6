/** Recordings with an intact container and hostile inflated data. */
import { MB, PARTS, type Special } from './special-files.ts';
import { fillFrom, joined, packData, packGame, repeated } from './repack.ts';

const { metadata, script } = PARTS;
const SLOTS = script.lobby.length;
/** Start of the slot table, counted from the end of the metadata. */
const TABLE = metadata.length - (4 + SLOTS * 9 + 6);
const MOST = 64 * MB;

const u16 = (value: number): number[] => [value & 0xff, value >>> 8];
const u32 = (value: number): number[] => [...u16(value & 0xffff), ...u16(value >>> 16)];
const id = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0)).reverse();
const tag = (value: number): number[] => [...u32(value), ...u32(value)];
const order = (letters: string): number[] => [0x10, 0x42, 0, ...id(letters), ...Array<number>(8).fill(0xff)];
const shown = (letters: string, value: number): number[] => [0x19, ...id(letters), ...tag(value)];

/** A time slot with one command block; games write at most 65,535 bytes. */
function slot(player: number, actions: ArrayLike<number>, increment = 1): Uint8Array {
  return joined([0x1f], u16(actions.length + 5), u16(increment), [player], u16(actions.length), actions);
}

/** Inflated data of the maximum length: a start, a repeated piece, and an end. */
function filled(
  piece: ArrayLike<number>,
  start: ArrayLike<number> = metadata,
  end: ArrayLike<number> = [],
): Uint8Array {
  const data = new Uint8Array(MOST);
  data.set(start);
  fillFrom(data, start.length, piece);
  data.set(end, MOST - end.length);
  return packData(PARTS, data);
}

/** The metadata up to an offset, followed by something else. */
const until = (at: number, piece: ArrayLike<number>): Uint8Array => joined(metadata.subarray(0, at), piece);
const instead = (at: number, piece: ArrayLike<number>): Uint8Array => packData(PARTS, until(at, piece));

/** 65,000 different orders of ids that look like heroes. */
function manyHeroes(): Uint8Array {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  const name = (n: number) =>
    `H${letters[n % 62]}${letters[Math.floor(n / 62) % 62]}${letters[Math.floor(n / 3844) % 62]}`;
  const slots = Array.from({ length: 65 }, (_, first) =>
    slot(1, joined(...Array.from({ length: 1000 }, (_, n) => order(name(first * 1000 + n))))),
  );
  return packGame(PARTS, joined(...slots));
}

export const SPECIAL_DATA: readonly Special[] = [
  { name: 'zeros, 64 MB from 336 KB', make: () => packData(PARTS, new Uint8Array(MOST)), result: 'damaged' },
  { name: 'zeros behind the metadata, 64 MB', make: () => filled([0]), result: 'short' },
  { name: 'empty time slots, 64 MB', make: () => filled([0x1f, 2, 0, 0, 0]), result: 'lost-sync' },
  { name: 'time slots shorter than they can be', make: () => filled([0x1f, 0, 0]), result: 'lost-sync' },
  { name: 'checksum records, 64 MB', make: () => filled([0x22, 0]), result: 'truncated' },
  {
    name: 'chat without an end, 64 MB',
    make: () => filled([0x20, 1, ...u16(257), ...Array<number>(257).fill(0x41)], metadata, [0]),
    result: 'truncated',
  },
  {
    name: 'command blocks longer than their slot',
    make: () => filled([0x1f, 5, 0, 0, 0, 1, 0x02, 0xa0]),
    result: 'lost-sync',
  },
  {
    name: 'actions cut off by their block',
    make: () => filled([0x1f, 7, 0, 0, 0, 1, 2, 0, 0x10, 0]),
    result: 'lost-sync',
  },
  {
    name: 'command blocks of an unknown action',
    make: () => filled(joined([0x1f], u16(65_002), u16(1), repeated([1, 1, 0, 0xff], 65_000))),
    result: 'lost-sync',
  },
  {
    name: 'actions of one byte',
    make: () => filled(slot(1, repeated([0x61], 65_000))),
    result: 'lost-sync',
  },
  {
    name: 'leaves, 64 MB',
    make: () => filled([0x17, 1, 0, 0, 0, 1, 7, 0, 0, 0, 1, 0, 0, 0]),
    result: 'lost-sync',
  },
  {
    name: 'one unit of ever changing form',
    make: () =>
      filled(slot(1, joined(order('Hamg'), repeated([...shown('Hamg', 1), ...shown('hfoo', 1)], 60_000)))),
    result: 'lost-sync',
  },
  { name: '65,000 different heroes', make: manyHeroes, result: 'lost-sync' },
  {
    name: '200,000 skills in 33 KB',
    make: () => packGame(PARTS, repeated(slot(1, repeated(order('AHbz'), 60_000)), 3_000_000)),
    result: 'lost-sync',
  },
  {
    name: '100,000 commands of an unknown player',
    make: () => packGame(PARTS, joined(...Array<Uint8Array>(100_000).fill(slot(200, order('hfoo'), 7)))),
    result: 'complete',
  },
  {
    name: 'a clock that overflows',
    make: () => packGame(PARTS, repeated([0x1f, 2, 0, 0xff, 0xff], 50_000)),
    result: 'lost-sync',
  },
  {
    name: 'noise after the start',
    make: () => packGame(PARTS, joined([0x1a, 1, 0, 0, 0, 0x99], repeated([3, 0x99, 7], 5000))),
    result: 'lost-sync',
  },
  { name: 'a name of 64 MB', make: () => filled([0x41], until(6, [])), result: 'damaged' },
  { name: 'strings without an end', make: () => instead(6, repeated([0x41], 5000)), result: 'damaged' },
  {
    name: '255 slots',
    make: () =>
      instead(
        TABLE,
        joined([0x19, ...u16(255 * 9 + 7), 255], repeated([1, 100, 2, 0, 0, 0, 1, 1, 100], 255 * 9 + 64)),
      ),
    result: 'damaged',
  },
  { name: 'no slots', make: () => instead(TABLE, [0x19, 7, 0, 0, ...u32(1), 0, 2]), result: 'no-players' },
  {
    name: 'player records, 64 MB',
    make: () => filled([0x16, 1, 0, 0, 0, 0, 0, 0], until(TABLE, [])),
    result: 'damaged',
  },
  {
    name: 'a message of 4 GB',
    make: () => instead(TABLE, [0x39, 3, ...u32(0xffff_ffff), 8, 1]),
    result: 'damaged',
  },
  {
    name: 'a message field past its end',
    make: () => instead(TABLE, [0x39, 3, ...u32(4), 0x12, 0x7f, 1, 2, ...metadata.subarray(TABLE)]),
    result: 'damaged',
  },
  {
    name: 'a message of 30 million skins',
    make: () => filled([0x12, 0], until(TABLE, [0x39, 4, ...u32(60 * MB)])),
    result: 'damaged',
  },
  {
    name: 'messages inside messages',
    make: () => instead(TABLE, joined([0x39, 3, ...u32(60_000)], repeated([0x3b], 60_000))),
    result: 'damaged',
  },
];
