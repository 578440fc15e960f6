/** Remarks at seconds: lines of a note, and text of a link. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { remarksInLink, findPacked, secondIn } from '../../../../src/app/drop/link/fragment.ts';
import { linkOf } from '../../../../src/app/drop/link/link.ts';
import {
  MAX_LINKED,
  MAX_REMARK,
  mergeRemarks,
  packRemarks,
  remarksIn,
  unpackRemarks,
  withRemarks,
} from '../../../../src/app/library/remarks/remarks.ts';
import { clockMs } from '../../../../src/app/shell/clock-text.ts';

const LATE = { ms: 250_000, text: 'too late, 戒指 says so' };
const EARLY = { ms: 61_000, text: 'no scout' };

test('are the lines of a note that begin with a time, in order', () => {
  const note = 'Ladder game, 2:10 was fine\n4:10 too late, 戒指 says so\n\n1:01  no scout ';
  expect(remarksIn(note)).toEqual([EARLY, LATE]);
  expect(withRemarks(note, [LATE])).toBe('Ladder game, 2:10 was fine\n4:10 too late, 戒指 says so');
  expect(withRemarks('', [])).toBe('');
});

test('stand once, however often they are merged', () => {
  expect(mergeRemarks([LATE], [EARLY, { ...LATE }])).toEqual([EARLY, LATE]);
});

test('travel in a link, before its second', () => {
  const link = linkOf('3AbC-_9', 'https://example.org', 250_000, packRemarks([EARLY, LATE]));
  const { hash } = new URL(link);
  expect(findPacked(hash)).toBe('3AbC-_9');
  expect(secondIn(hash)).toBe(250_000);
  expect(unpackRemarks(remarksInLink(hash))).toEqual([EARLY, LATE]);
  const escaped = hash.replaceAll('&', '%26').replaceAll('=', '%3D').replaceAll(':', '%3A');
  expect(findPacked(escaped)).toBe('3AbC-_9');
  expect(unpackRemarks(remarksInLink(escaped))).toEqual([EARLY, LATE]);
  expect(linkOf('3Ab', 'https://example.org', 0, packRemarks([]))).toMatch(/#game=3Ab$/);
});

test('that are damaged leave the game as it is', () => {
  const packed = packRemarks([EARLY, LATE]);
  for (const damaged of ['', '2', packed.slice(0, -4), `${packed.slice(0, 20)}x${packed.slice(21)}`])
    expect(unpackRemarks(damaged)).toEqual([]);
  expect(findPacked(`#game=3Ab&r=${packed.slice(0, 9)}`)).toBe('3Ab');
});

test('are at most so many, and so long, in a link', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ms: index * 1000, text: 'x'.repeat(300) }));
  const linked = unpackRemarks(packRemarks(many));
  expect(linked).toHaveLength(MAX_LINKED);
  expect(linked.every(({ text }) => text.length === MAX_REMARK)).toBe(true);
});

test('of any text and second come back from a note and from a link', () => {
  const text = fc
    .string({ minLength: 1, maxLength: MAX_REMARK, unit: 'grapheme' })
    .map((said) => said.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REMARK))
    .filter((said) => /^\S.*$/.test(said) && said.isWellFormed() && said.trim() === said);
  const remark = fc.record({ ms: fc.integer({ min: 0, max: 59_999 }).map((sec) => sec * 1000), text });
  fc.assert(
    fc.property(fc.array(remark, { maxLength: MAX_LINKED }), (remarks) => {
      const all = mergeRemarks(remarks, []);
      expect(remarksIn(withRemarks('before', all))).toEqual(all);
      expect(unpackRemarks(packRemarks(all))).toEqual(all);
    }),
  );
});

test.each([
  ['15:36', 936_000],
  [' 0:07 ', 7000],
  ['1:60', null],
  ['15', null],
])('%s as a time', (text, ms) => {
  expect(clockMs(text)).toBe(ms);
});
