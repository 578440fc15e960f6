import { expect, test } from 'vitest';
import { MAP_FAILURES } from '../../../../src/map/file/failure.ts';
import { checkMapInput, makeMapInput, WRITTEN_SEED } from '../../../fuzz/map-inputs.ts';
import { Random } from '../../../fuzz/random.ts';
import { entriesOf, joined, writeMap, writeMpq } from '../../../support/map-writer.ts';
import { SMALL_MAP } from '../../../support/small-map.ts';

const INPUTS = 300;
const OUTCOMES = ['facts', ...Object.keys(MAP_FAILURES)];

test('changed maps end in facts or in a failure', () => {
  const outcomes = new Set<string>();
  for (let number = 0; number < INPUTS; number++)
    outcomes.add(checkMapInput(makeMapInput([WRITTEN_SEED], new Random(number))));
  expect([...outcomes].filter((outcome) => !OUTCOMES.includes(outcome))).toEqual([]);
  expect(outcomes.size).toBeGreaterThan(3);
});

/** The map after replacing the first bytes in one of its files. */
const withStart = (name: string, start: readonly number[], at = 0): Uint8Array =>
  writeMpq(
    entriesOf(SMALL_MAP).map((entry) => {
      if (entry.name !== name) return entry;
      const bytes = entry.bytes.slice();
      bytes.set(start, at);
      return { ...entry, bytes };
    }),
  );

const MOST = [0xff, 0xff, 0xff, 0x7f];
const NAN = [0, 0, 0xc0, 0x7f];

test.each([
  ['more objects than bytes', withStart('war3mapUnits.doo', MOST, 12), 'map-damaged'],
  ['more trees than bytes', withStart('war3map.doo', MOST, 12), 'map-damaged'],
  ['more regions than bytes', withStart('war3map.w3r', MOST, 4), 'map-damaged'],
  ['pathing larger than the terrain', withStart('war3map.wpm', MOST, 8), 'map-damaged'],
  ['a terrain nowhere', withStart('war3map.w3e', NAN, 41), 'map-damaged'],
  ['an object nowhere', withStart('war3mapUnits.doo', NAN, 24), 'facts'],
  ['an old pathing', withStart('war3map.wpm', [9], 4), 'map-unknown-version'],
])('%s', (_, bytes, expected) => {
  expect(checkMapInput(bytes)).toBe(expected);
});

test('sectors that hold more than they should stop the reading', () => {
  const entries = entriesOf(SMALL_MAP).map((entry) =>
    entry.name === 'war3map.w3e'
      ? { ...entry, bytes: joined(entry.bytes, new Uint8Array(50_000)), size: entry.bytes.length }
      : entry,
  );
  expect(checkMapInput(writeMpq(entries))).toBe('map-damaged');
});

test('a mark at the very end of a file is no archive', () => {
  const bytes = new Uint8Array(1024);
  bytes.set(new TextEncoder().encode('MPQ\x1a'), 1020);
  expect(checkMapInput(bytes)).toBe('not-a-map');
});

test('texts of hostile lengths are read in time', () => {
  const strings = new TextEncoder().encode('STRING 1\n'.repeat(100_000));
  const entries = entriesOf(SMALL_MAP).map((entry) =>
    entry.name === 'war3map.wts' ? { ...entry, bytes: strings } : entry,
  );
  expect(checkMapInput(writeMpq(entries))).toBe('facts');
  const long = 'x|r'.repeat(100_000);
  expect(checkMapInput(writeMap({ ...SMALL_MAP, title: long }))).toBe('facts');
});
