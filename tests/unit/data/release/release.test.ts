import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csvLines } from '../../../../src/data/release/formats/csv.ts';
import { writeRelease, type Release } from '../../../../src/data/release/release.ts';
import { tableParts } from '../../../../src/data/release/page/tables.ts';
import { TABLES } from '../../../../src/data/release/tables/tables.ts';
import { ask } from '../../../support/duck.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const GAMES = [
  { id: 'b', event: 'winter' },
  { id: 'a', event: 'winter' },
  { id: 'c', event: null },
];
const added = new Map([
  ['a', '2026-11-21T10:22:46Z'],
  ['b', '2026-11-20T10:22:46Z'],
]);
const ORIGIN = 'https://farseer.example';

const root = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (name: string, games = GAMES): Release =>
  writeRelease(archiveWith(games, { added }), join(root, name), ORIGIN);
const read = (name: string, path: string): string => readFileSync(join(root, name, path), 'utf8');

let release: Release;
beforeAll(() => {
  release = write('one');
});

test('the same archive gives the same bytes, and the same version', () => {
  const again = write('again');
  expect(again).toEqual(release);
  expect(release.version).toMatch(/^1\.3-[0-9a-f]{10}$/);
  expect(release.updated).toBe('2026-11-21T10:22:46Z');
});

test('no two releases that differ in a byte share a version', () => {
  const moved = writeRelease(archiveWith(GAMES, { added }), join(root, 'moved'), 'https://other.example');
  expect(read('moved', 'games.csv')).toBe(read('one', 'games.csv'));
  expect(moved.version).not.toBe(release.version);
});

test('the sums are of the files', () => {
  const sums = read('one', 'sha256sums.txt').trimEnd().split('\n');
  expect(sums).toHaveLength(release.files.length - 2);
  for (const line of sums) {
    const [sum, path] = line.split('  ');
    const bytes = readFileSync(join(root, 'one', path!));
    expect(createHash('sha256').update(bytes).digest('hex'), path).toBe(sum);
    expect(read('one', 'list.txt')).toContain(`${path}\t${bytes.length}\t`);
  }
});

test('a changed game changes its rows, their sums and its line in the log, and nothing else', () => {
  const changed = write('changed', [GAMES[0]!, GAMES[1]!, { id: 'c', event: 'autumn' }]);
  expect(changed.version).not.toBe(release.version);
  for (const file of ['games.csv', 'games.ndjson', 'changes.ndjson']) {
    const [before, after] = [read('one', file), read('changed', file)].map((text) => text.split('\n'));
    const lines = after!.filter((line) => !before!.includes(line));
    expect(lines, file).toHaveLength(1);
    expect(lines[0], file).toMatch(/^c,|"c"/);
  }
  for (const file of ['orders.csv', 'players.parquet', 'made.parquet', 'objects.json', 'maps.json'])
    expect(read('changed', file), file).toBe(read('one', file));
});

test('what a person found to be doubtful is told, and has to point at something', () => {
  const withErratum = (pointer: string) => () =>
    writeRelease(
      archiveWith(GAMES, { errata: [{ replayId: 'a', pointer, sentence: 'The cast shows another end.' }] }),
      join(root, 'doubtful'),
      ORIGIN,
    );
  withErratum('/players/1/result')();
  expect((JSON.parse(read('doubtful', 'errata.json')) as unknown[]).at(-1)).toMatchObject({
    replayId: 'a',
    pointer: '/players/1/result',
  });
  expect(withErratum('/players/9/result')).toThrow(
    'errata.json: /players/9/result leads nowhere in /data/games/a.json',
  );
});

test('the data page says why a column can be empty where it can be, and only there', () => {
  const reasons = tableParts(release).map(({ columns: { rows } }) => rows.map((row) => [row.at(-1)].flat()));
  const expected = TABLES.map(({ columns }) => columns.map(({ gap }) => (gap === undefined ? 1 : 2)));
  expect(reasons.map((rows) => rows.map(({ length }) => length))).toEqual(expected);
  expect(expected.flat()).toEqual(expect.arrayContaining([1, 2]));
});

test.each(TABLES)('DuckDB reads $name alike out of Parquet and CSV', async ({ name, columns, key }) => {
  const { rows } = release.coverage.get(name)!;
  const parquet = join(root, 'one', `${name}.parquet`);
  const [counted] = await ask(
    `SELECT count(*) AS rows, count(DISTINCT (${key.join(', ')})) AS keys FROM '${parquet}'`,
  );
  expect(counted).toEqual({ rows, keys: rows });
  const described = await ask(`DESCRIBE SELECT * FROM '${parquet}'`);
  const types = {
    string: 'VARCHAR',
    integer: 'INTEGER',
    number: 'DOUBLE',
    boolean: 'BOOLEAN',
    date: 'DATE',
  };
  expect(described.map(({ column_name, column_type }) => [column_name, column_type])).toEqual(
    columns.map(({ name, type }) => [name, type === 'timestamp' ? 'TIMESTAMP WITH TIME ZONE' : types[type]]),
  );
  if (rows === 0) return;
  const texts = columns.map(({ name }) => `${name}::VARCHAR`).join(', ');
  const csv = `read_csv('${join(root, 'one', `${name}.csv`)}', types = {${columns
    .map(({ name }, index) => `'${name}': '${String(described[index]!['column_type'])}'`)
    .join(', ')}})`;
  const different = await ask(
    `(SELECT ${texts} FROM '${parquet}' EXCEPT SELECT ${texts} FROM ${csv}) UNION ALL
     (SELECT ${texts} FROM ${csv} EXCEPT SELECT ${texts} FROM '${parquet}')`,
  );
  expect(different).toEqual([]);
});

test('lines, rows and documents fit their schemas', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  const check = (schema: string, values: unknown[]) => {
    const fits = ajv.compile(JSON.parse(read('one', `schemas/${schema}.json`)) as object);
    for (const value of values) {
      fits(value);
      expect(fits.errors ?? [], schema).toEqual([]);
    }
  };
  const lines = (file: string) =>
    read('one', file)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  expect(lines('games.ndjson')).toHaveLength(3);
  check('games.line', lines('games.ndjson'));
  expect(lines('changes.ndjson').length).toBeGreaterThan(3);
  check('changes.line', lines('changes.ndjson'));
  for (const name of ['players', 'events', 'maps', 'objects', 'patches', 'errata'])
    check(name, [JSON.parse(read('one', `${name}.json`))]);
});

test('a cell that a spreadsheet would run is text, and a number below nought stays one', () => {
  expect(csvLines([['=1+1', -5, null, true, 'a,b', '@x']])).toBe('\'=1+1,-5,,true,"a,b",\'@x\r\n');
});
