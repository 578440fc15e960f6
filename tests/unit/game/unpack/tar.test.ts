/** Recordings in tar archives, with the dates of their entries. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNPACK_LIMITS } from '../../../../src/game/unpack/limits.ts';
import { unpack } from '../../../../src/game/unpack/unpack.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { tarEntry } from '../../../support/write-tar.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

const game = writeRecording(duel());
const LONG = `${'long '.repeat(30)}name.w3g`;
const PLAYED = Date.UTC(2019, 4, 3, 12);
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tar-'));
  mkdirSync(join(folder, 'day'));
  for (const name of ['a.w3g', 'day/ü.w3g', `day/${LONG}`]) {
    writeFileSync(join(folder, name), game);
    utimesSync(join(folder, name), PLAYED / 1000, PLAYED / 1000);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const tarOf = (...options: string[]): Uint8Array =>
  spawnSync('tar', ['-cf', '-', ...options, 'a.w3g', 'day'], { cwd: folder, maxBuffer: 1e8 }).stdout;
const outcome = (bytes: Uint8Array, path = 'x.tar') =>
  [...unpack({ path, bytes })].map((entry) =>
    'refusal' in entry
      ? `${entry.path}: ${entry.refusal}`
      : `${entry.path}: ${Buffer.compare(entry.bytes, game) === 0 ? 'same' : 'other'}, ${entry.modified}`,
  );
const FILES = ['x.tar/a.w3g', `x.tar/day/${LONG}`, 'x.tar/day/ü.w3g'].map(
  (path) => `${path}: same, ${PLAYED}`,
);

test.each(['gnu', 'pax'])('%s gives every file with its name and its date', (format) => {
  expect(outcome(tarOf(`--format=${format}`)).toSorted()).toEqual(FILES.toSorted());
});

test('packed with gzip too', () => {
  expect(outcome(gzipSync(tarOf()), 'x.tar.gz').toSorted()).toEqual(FILES.toSorted());
  expect(outcome(gzipSync(tarOf()), 'x.tgz')).toHaveLength(3);
});

test('a cut, damaged or empty archive says so, after the files before', () => {
  const bytes = tarOf();
  expect(outcome(bytes.subarray(0, 512 + game.length - 1))).toEqual(['x.tar: archive-damaged']);
  const second = 512 * (1 + Math.ceil(game.length / 512));
  const broken = Uint8Array.from(bytes);
  broken[second + 3] = 1;
  expect(outcome(broken)).toEqual([FILES[0], 'x.tar: archive-damaged']);
  expect(outcome(tarOf('--exclude=*.w3g').subarray(0, 512))).toEqual(['x.tar: archive-empty']);
});

const header = (type: string, size: string, time: string | Uint8Array = ''): Uint8Array =>
  tarEntry({ name: 'a.w3g', type, size, time });

test('a negative size leads nowhere', () => {
  const [end, nothing] = [Buffer.alloc(1024), '00000000000'];
  const back = [header('g', nothing), header('g', '-2000'), header('0', nothing), end];
  expect(outcome(Buffer.concat(back))).toEqual(['x.tar/a.w3g: other, undefined']);
  const record = Buffer.alloc(512, '14 size=-1536\n\0', 'latin1').fill(0, 14);
  const stated = [header('x', '00000000016'), record, header('g', nothing), header('0', nothing), end];
  expect(outcome(Buffer.concat(stated))).toEqual(['x.tar/a.w3g: other, undefined']);
});

/** A header's content, filled to whole blocks. */
const blocks = (text: string) =>
  Buffer.alloc(512 * Math.ceil(text.length / 512), `${text}\0`, 'latin1').fill(0, text.length);
const octal = (size: number) => size.toString(8).padStart(11, '0');
const [END, NOTHING] = [Buffer.alloc(1024), octal(0)];

test('a time that no calendar has is none', () => {
  for (const byte of [0xff, 0x80, 0xbf])
    expect(outcome(Buffer.concat([header('0', NOTHING, new Uint8Array(12).fill(byte)), END]))).toEqual([
      'x.tar/a.w3g: other, undefined',
    ]);
  for (const value of ['1e15', '8640000000001', '-5', 'NaN', 'Infinity', '', '0']) {
    const record = `${value.length + 10} mtime=${value}\n`;
    const stated = [header('x', octal(record.length)), blocks(record), header('0', NOTHING, octal(7)), END];
    expect(outcome(Buffer.concat(stated)).join()).toMatch(/^x.tar\/a.w3g: other, (undefined|7000)$/);
  }
});

test('a header longer than any name is passed over, and a name fits on a page', () => {
  const named = (length: number) => {
    const name = `${'n'.repeat(length - 4)}.w3g`;
    return outcome(Buffer.concat([header('L', octal(length)), blocks(name), header('0', NOTHING), END]));
  };
  expect(named(300)[0]).toContain(`${'n'.repeat(296)}.w3g: other`);
  expect(named(60_000)[0]).toMatch(/^x\.tar\/n{200,300}…n{200,300}\.w3g: other/);
  expect(named(70_000)).toEqual(['x.tar/a.w3g: other, undefined']);
});

test('headers without end count too', () => {
  const headers = Buffer.concat(Array<Uint8Array>(4 * UNPACK_LIMITS.entries + 1).fill(header('g', NOTHING)));
  expect(outcome(headers)).toEqual(['x.tar: archive-too-many']);
});

test('more entries than this reader takes end in a code', () => {
  const [head] = [tarOf().subarray(0, 512)];
  const empty = Uint8Array.from(head);
  empty.fill(48, 124, 135);
  const sum = empty.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  empty.set(Buffer.from(`${sum.toString(8).padStart(6, '0')}\0 `), 148);
  const many = Buffer.concat(Array.from({ length: UNPACK_LIMITS.entries + 1 }, () => empty));
  expect(outcome(many).at(-1)).toBe('x.tar: archive-too-many');
});
