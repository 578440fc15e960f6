import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { filesOfTar } from '../../../../src/archive/corpus/tar.ts';
import { FILE_BYTES } from '../../../../src/game/decode/file-bytes.ts';
import { writeTar } from '../../../support/write-tar.ts';

const BLOCK = 512;

/** Files of these sizes, each filled with its number from 1, and the end of a tar. */
const tarOf = (sizes: readonly number[]): Buffer =>
  writeTar(sizes.map((size, n) => ({ name: `${n + 1}.w3g`, content: Buffer.alloc(size, n + 1) })));

const inPieces = (bytes: Buffer, size: number): Readable =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    ),
  );

/** Names with the number of bytes or the code. */
const read = async (stream: Readable) =>
  (await Array.fromAsync(filesOfTar(stream))).map((one) => [
    one.path,
    'bytes' in one ? one.bytes.length : one.refusal.code,
  ]);

const DAMAGED = ['-', 'archive-damaged'];

test.each([1, 511, 65_536])('files come in order with their bytes, in pieces of %i', async (size) => {
  const files = await Array.fromAsync(filesOfTar(inPieces(tarOf([700, 0, 512]), size)));
  expect(files).toEqual([
    { path: '1.w3g', bytes: Buffer.alloc(700, 1) },
    { path: '2.w3g', bytes: Buffer.alloc(0) },
    { path: '3.w3g', bytes: Buffer.alloc(512, 3) },
  ]);
});

test('links, folders and devices are no files', async () => {
  const [link, symlink, device, folder, fifo, contiguous] = ['1', '2', '3', '5', '6', '7'];
  const others = [link, symlink, device, folder, fifo].map((type) => ({ name: type, type: type }));
  const packed = writeTar([...others, { name: 'a', type: contiguous, content: 'a' }]);
  expect(await read(Readable.from([packed]))).toEqual([['a', 1]]);
});

test('names of headers before an entry, by pax and by GNU, count for that entry alone', async () => {
  const long = `${'long '.repeat(30)}name.w3g`;
  const record = ` path=${long}\n`;
  const pax = `${record.length + 3}${record}`;
  const file = { name: 'short.w3g', content: 'a' };
  for (const stated of [
    { name: 'pax', type: 'x', content: pax },
    { name: 'gnu', type: 'L', content: `${long}\0` },
  ])
    expect(await read(Readable.from([writeTar([stated, file, file])]))).toEqual([
      [long, 1],
      ['short.w3g', 1],
    ]);
});

test('two tars one after the other are read as one', async () => {
  const tar = tarOf([5]);
  expect(await read(Readable.from([tar, tar]))).toEqual([
    ['1.w3g', 5],
    ['1.w3g', 5],
  ]);
});

test('wherever a tar is cut, what stands before comes whole, and the cut is told', async () => {
  const tar = tarOf([700, 900]);
  const [first, second] = [
    ['1.w3g', 700],
    ['2.w3g', 900],
  ];
  // Expected results from this number of bytes on, by the blocks of the two heads.
  const expected: [from: number, found: unknown[]][] = [
    [0, [DAMAGED]],
    [BLOCK, [['1.w3g', 'archive-damaged']]],
    [BLOCK + 700, [first, DAMAGED]],
    [4 * BLOCK, [first, ['2.w3g', 'archive-damaged']]],
    [4 * BLOCK + 900, [first, second, DAMAGED]],
  ];
  for (let end = 0; end < tar.length; end += 4) {
    const [, found] = expected.findLast(([from]) => end >= from)!;
    expect(await read(inPieces(tar.subarray(0, end), BLOCK)), String(end)).toEqual(found);
  }
  expect(await read(inPieces(tar, BLOCK))).toEqual([first, second]);
});

test('what is no tar, and a damaged head, say so', async () => {
  const tar = tarOf([700, 900]);
  tar.write('x', 3 * BLOCK);
  expect(await read(Readable.from([tar]))).toEqual([['1.w3g', 700], DAMAGED]);
  expect(await read(Readable.from([Buffer.alloc(5000, 'no tar ')]))).toEqual([DAMAGED]);
  expect(await read(Readable.from([]))).toEqual([DAMAGED]);
});

test('a stream that fails ends the files', async () => {
  const tar = tarOf([700, 900]);
  const stream = Readable.from(
    (function* () {
      yield tar.subarray(0, 3 * BLOCK);
      throw new Error('the disk is gone');
    })(),
  );
  expect((await read(stream)).at(-1)).toEqual(DAMAGED);
});

test('no more is taken from the stream than the files that are asked for, however large they are', async () => {
  const tar = tarOf([FILE_BYTES + 1, 100_000]);
  const files = tar.subarray(0, -2 * BLOCK);
  let taken = 0;
  const endless = Readable.from(
    (function* () {
      for (;;)
        for (let at = 0; at < files.length; at += 65_536) {
          const piece = files.subarray(at, at + 65_536);
          taken += piece.length;
          yield piece;
        }
    })(),
    { objectMode: false, highWaterMark: 65_536 },
  );
  const found = [];
  for await (const one of filesOfTar(endless)) {
    found.push('bytes' in one ? one.bytes.length : one.refusal.code);
    if (found.length === 4) break;
  }
  expect(found).toEqual(['too-large', 100_000, 'too-large', 100_000]);
  expect(taken).toBeLessThan(2 * files.length + 1_000_000);
});
