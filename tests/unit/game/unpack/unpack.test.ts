import { constants, deflateRawSync } from 'node:zlib';
import { Gunzip, gzipSync, Inflate, zipSync, type Zippable } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { UNPACK_LIMITS } from '../../../../src/game/unpack/limits.ts';
import { unpack } from '../../../../src/game/unpack/unpack.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

// Counts unpacking without changing anything else.
vi.mock('fflate', { spy: true });

const game = writeRecording(duel());
const other = writeRecording({ ...duel(), randomSeed: 7 });

/** The results: a path with `same`, `other` or the first bytes of a file, or the code of its refusal. */
function outcome(bytes: Uint8Array, path = 'games.zip'): string[] {
  return [...unpack({ path, bytes })].map((one) => {
    if ('refusal' in one) return `${one.path}: ${one.refusal}`;
    return `${one.path}: ${one.bytes.length === game.length && one.bytes.every((byte, at) => byte === game[at]) ? 'same' : 'other'}`;
  });
}

/** An archive of one file that its directory lists many times. */
function shared(archive: Uint8Array, times: number): Uint8Array {
  const bytes = Buffer.from(archive);
  const end = bytes.length - 22;
  const directory = bytes.readUInt32LE(end + 16);
  const entries = Buffer.concat(Array.from({ length: times }, () => bytes.subarray(directory, end)));
  const tail = Buffer.from(bytes.subarray(end));
  for (const field of [8, 10]) tail.writeUInt16LE(times, field);
  tail.writeUInt32LE(entries.length, 12);
  return Buffer.concat([bytes.subarray(0, directory), entries, tail]);
}

const zip = (files: Zippable, level: 0 | 6 = 6) => zipSync(files, { level });

/** 1 GB of zeros in a megabyte: one block repeated. */
const ZEROS = Buffer.concat([
  ...Array<Buffer>(1024).fill(
    deflateRawSync(new Uint8Array(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH }),
  ),
  deflateRawSync(new Uint8Array()),
]);

/** Deflated bytes as gzip with a stated size. */
function gzipOf(packed: Uint8Array, size: number): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(size, 4);
  return Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0]), packed, tail]);
}

/** Deflated bytes as the only file of a ZIP with a stated size. */
function zipOf(packed: Uint8Array, size: number): Buffer {
  const archive = Buffer.from(zip({ 'a.w3g': packed }, 0));
  const directory = archive.indexOf('PK\x01\x02', archive.length - 100);
  archive.writeUInt16LE(8, directory + 10);
  archive.writeUInt32LE(size, directory + 24);
  return archive;
}

test('a recording, and whatever has no mark, comes as it is', () => {
  expect(outcome(game, 'a.w3g')).toEqual(['a.w3g: same']);
  expect(outcome(new Uint8Array(), 'a.w3g')).toEqual(['a.w3g: other']);
});

test.each([0, 6] as const)(
  'recordings of a ZIP at level %d, in its order, folders and macOS files left out',
  (level) => {
    const files = {
      'b/': new Uint8Array(),
      'b/final.w3g': game,
      'a.w3g': other,
      '__MACOSX/a.w3g': game,
      '.DS_Store': other,
    };
    expect(outcome(zip(files, level))).toEqual(['games.zip/b/final.w3g: same', 'games.zip/a.w3g: other']);
  },
);

test('gzip, and archives in archives', () => {
  expect(outcome(gzipSync(game), 'a.w3g.gz')).toEqual(['a.w3g: same']);
  const parts = Buffer.from('\x1f\x8b\x08\x1e------\x03\0xyzb.w3g\0by me\0##', 'latin1');
  expect(outcome(Buffer.concat([parts, gzipSync(game).subarray(10)]), 'a.w3g.gz')).toEqual(['a.w3g: same']);
  expect(outcome(parts.subarray(0, -4), 'a.w3g.gz')).toEqual(['a.w3g.gz: archive-damaged']);
  const inner = zip({ 'x.w3g.gz': gzipSync(game) });
  expect(outcome(zip({ 'day.zip': inner, 'y.w3g': game }))).toEqual([
    'games.zip/day.zip/x.w3g: same',
    'games.zip/y.w3g: same',
  ]);
  expect(outcome(zip({ 'one.zip': zip({ 'two.zip': inner }) }))).toEqual([
    'games.zip/one.zip/two.zip/x.w3g.gz: archive-too-deep',
  ]);
});

test('gzip of several members, with bytes behind them, and with a wrong size', () => {
  const [head, rest] = [game.subarray(0, 5000), game.subarray(5000)].map((part) => gzipSync(part));
  expect(outcome(Buffer.concat([head!, rest!]), 'a.w3g.gz')).toEqual(['a.w3g: same']);
  for (const behind of [[0], Array<number>(2000).fill(0), [...Buffer.from('signature'.repeat(20_000))]])
    expect(outcome(Buffer.concat([gzipSync(game), Uint8Array.from(behind)]), 'a.w3g.gz')).toEqual([
      'a.w3g: same',
    ]);
  expect(outcome(gzipOf(deflateRawSync(game), game.length - 1), 'a.w3g.gz')).toEqual(['a.w3g: same']);
  expect(outcome(Buffer.concat([head!, rest!.subarray(0, -40)]), 'a.w3g.gz')).toEqual([
    'a.w3g.gz: archive-damaged',
  ]);
  const empty = Buffer.concat(Array<Uint8Array>(UNPACK_LIMITS.entries + 2).fill(gzipSync(new Uint8Array())));
  expect(outcome(empty, 'a.w3g.gz').join()).toMatch(/^a\.w3g\.gz: archive-(damaged|too-many)$/);
});

test('two files of one name are two recordings', () => {
  const twice = zip({ 'a.w3g': game, 'b.w3g': other }, 0);
  const renamed = Uint8Array.from(
    Buffer.from(
      twice.toString() && Buffer.from(twice).toString('latin1').replaceAll('b.w3g', 'a.w3g'),
      'latin1',
    ),
  );
  expect(outcome(renamed)).toEqual(['games.zip/a.w3g: same', 'games.zip/a.w3g: other']);
});

describe('refused by name', () => {
  test.each([
    ['rar', [...'Rar!\x1a\x07\x01\0']],
    ['seven-zip', [...'7z\xbc\xaf\x27\x1c']],
    ['map', [...'HM3W\0\0\0\0']],
    ['packed', [...'BZh91AY']],
  ])('%s', (code, characters) => {
    const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
    expect(outcome(bytes, 'x')).toEqual([`x: ${code}`]);
    expect(outcome(zip({ x: bytes, 'a.w3g': game }))).toEqual([
      `games.zip/x: ${code}`,
      'games.zip/a.w3g: same',
    ]);
  });

  test('an archive without a file, and one that breaks off', () => {
    expect(outcome(zip({}))).toEqual(['games.zip: archive-empty']);
    expect(outcome(zip({ 'a.w3g': game }).subarray(0, -30))).toEqual(['games.zip: archive-damaged']);
  });

  test('a file behind a password, and one that is damaged, cost only themselves', () => {
    const bytes = zip({ 'a.w3g': game, 'b.w3g': game });
    const directory = Buffer.from(bytes).indexOf('PK\x01\x02');
    const locked = bytes.slice();
    locked[directory + 8] = (locked[directory + 8] ?? 0) | 1;
    expect(outcome(locked)).toEqual(['games.zip/a.w3g: archive-encrypted', 'games.zip/b.w3g: same']);
    const broken = bytes.slice().fill(0xff, 40, 60);
    expect(outcome(broken)).toEqual(['games.zip/a.w3g: archive-damaged', 'games.zip/b.w3g: same']);
  });
});

describe('bombs end in a code', () => {
  const zeros = new Uint8Array(UNPACK_LIMITS.entryBytes);

  test('a file that grows too much', () => {
    expect(outcome(zip({ bomb: zeros }))).toEqual(['games.zip: archive-bomb']);
    expect(outcome(gzipSync(zeros), 'bomb.gz')).toEqual(['bomb.gz: archive-bomb']);
  });

  test('a file larger than any recording', () => {
    const large = new Uint8Array(UNPACK_LIMITS.entryBytes + 1);
    expect(outcome(zip({ large }))).toEqual(['games.zip/large: archive-entry-too-large']);
    expect(outcome(gzipSync(large, { level: 0 }), 'large.gz')).toEqual(['large.gz: archive-entry-too-large']);
  });

  test('thousands of files that each grow a little are refused as one, and none is unpacked', () => {
    vi.mocked(Inflate).mockClear();
    const copy = new Uint8Array(UNPACK_LIMITS.freeBytes / 500);
    const copies = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}.w3g`, copy]));
    expect(outcome(zip(copies))).toEqual(['games.zip: archive-bomb']);
    // Files before it are still read; files after it would also be refused.
    expect(outcome(zip({ 'a.w3g': game, 'b.zip': zip(copies), 'c.w3g': game }, 0))).toEqual([
      'games.zip/a.w3g: same',
      'games.zip/b.zip: archive-bomb',
    ]);
    expect(Inflate).not.toHaveBeenCalled();
  });

  test('entries that share bytes of the archive, and none is unpacked', () => {
    vi.mocked(Inflate).mockClear();
    expect(outcome(shared(zip({ 'a.w3g': game }), 2))).toEqual(['games.zip: archive-bomb']);
    expect(outcome(shared(zip({ 'a.w3g': game }), 15_000))).toEqual(['games.zip: archive-bomb']);
    expect(Inflate).not.toHaveBeenCalled();
  });

  describe('a stream that holds more than it states', () => {
    const pushes = [Inflate, Gunzip].map(({ prototype }) => vi.spyOn(prototype, 'push'));
    const pushed = () => pushes.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    const lying = gzipOf(ZEROS, 100_000);

    test.each([
      ['in a gzip', lying, ['x: archive-entry-too-large']],
      ['in a ZIP', zipOf(ZEROS, 100_000), ['x/a.w3g: archive-bomb']],
      [
        'in archives, with games around it',
        zip({ 'day.zip': zip({ 'a.w3g': game, 'b.gz': lying, 'c.w3g': game }, 0), 'd.w3g': game }, 0),
        ['x/day.zip/a.w3g: same', 'x/day.zip/b.gz: archive-entry-too-large'],
      ],
    ])('%s is stopped, and nothing behind it is read', (_, bytes, outcomes) => {
      for (const push of pushes) push.mockClear();
      expect(outcome(bytes, 'x')).toEqual(outcomes);
      expect(pushed()).toBeLessThan(5);
    });

    test('by a little costs only itself', () => {
      const lie = zipOf(deflateRawSync(game), game.length - 1);
      expect(outcome(lie)).toEqual(['games.zip/a.w3g: archive-damaged']);
      expect(outcome(zip({ 'a.zip': lie, 'b.w3g': game }, 0))).toEqual([
        'games.zip/a.zip/a.w3g: archive-damaged',
        'games.zip/b.w3g: same',
      ]);
    });

    test('as one that is not packed', () => {
      const archive = zip({ 'a.w3g': game, 'b.w3g': game }, 0);
      const directory = Buffer.from(archive).indexOf('PK\x01\x02');
      new DataView(archive.buffer).setUint32(directory + 24, 10, true);
      expect(outcome(archive)).toEqual(['games.zip/a.w3g: archive-damaged', 'games.zip/b.w3g: same']);
    });

    test('what stands behind a stream is not looked at', () => {
      for (const push of pushes) push.mockClear();
      const packed = Buffer.concat([deflateRawSync(game), Buffer.alloc(2 ** 21)]);
      expect(outcome(gzipOf(packed, game.length), 'a.w3g.gz')).toEqual(['a.w3g: same']);
      expect(pushed()).toBeLessThan(10);
    });
  });

  test('more files than anybody has, also when nested archives share them', () => {
    const many = (count: number) =>
      zip(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}`, new Uint8Array()])), 0);
    expect(outcome(many(UNPACK_LIMITS.entries + 1))).toEqual(['games.zip: archive-too-many']);
    const half = many(UNPACK_LIMITS.entries / 2);
    expect(outcome(zip({ 'a.zip': half, 'b.zip': half }, 0)).at(-1)).toBe(
      'games.zip/b.zip: archive-too-many',
    );
  });
});
