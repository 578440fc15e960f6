import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { csvLines } from '../../../../src/data/release/formats/csv.ts';
import { croissant } from '../../../../src/data/release/packages/croissant.ts';
import { dataPackage } from '../../../../src/data/release/packages/data-package.ts';
import { storeIn } from '../../../../src/data/release/store.ts';
import type { ReleasedGame } from '../../../../src/data/release/table.ts';
import { writeTables } from '../../../../src/data/release/write-tables.ts';
import { UNTOLD } from '../../../../src/game/map/story-of-game.ts';
import { ask } from '../../../support/duck.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const root = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => rmSync(root, { recursive: true }));

const [game] = archiveWith([{ id: 'a', event: null }]).games;
const many: ReleasedGame[] = Array.from({ length: 50 }, (_, n) => ({
  // Later entries in the list were added earlier.
  game: { ...game!, replayId: `game-${n}`, added: `2026-01-01T00:00:${59 - n}Z` },
  chronicleOf: () => UNTOLD,
  people: new Map(),
  map: null,
}));

test('a game that came in last changes the last part only', () => {
  const write = (folder: string, games: readonly ReleasedGame[]) => {
    const store = storeIn(join(root, folder));
    writeTables(store, games, 20);
    return store.files;
  };
  const before = write('before', many.slice(1));
  const changed = write('grown', many).filter(({ path, sha256 }) =>
    before.some((file) => file.path === path && file.sha256 !== sha256),
  );
  expect(changed.map(({ path }) => path).filter((path) => !/^(games|players)\./.test(path))).toEqual(
    ['orders', 'made', 'supply'].flatMap((name) =>
      ['csv', 'parquet'].map((ending) => `${name}/part=2/${name}.${ending}`),
    ),
  );
});

test('a long table is written in parts, which DuckDB reads as one, and packages name them all', async () => {
  const folder = join(root, 'parts');
  const store = storeIn(folder);
  const { coverage } = writeTables(store, many, 20);
  const paths = store.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['games.csv', 'players.parquet', 'games.ndjson']));
  expect(paths.filter((path) => path.includes('orders')).length).toBeGreaterThan(4);
  for (const name of ['made', 'orders']) {
    const { rows } = coverage.get(name)!;
    const all = `read_parquet('${folder}/${name}/*/*.parquet', hive_partitioning = true)`;
    const [read] = await ask(
      `SELECT count(*) AS rows, count(DISTINCT replay_id) AS games, max(part) AS last FROM ${all}`,
    );
    expect(read).toMatchObject({ rows, games: 50 });
    expect(read!['last']).toBe(2);
    const lines = paths
      .filter((path) => path.endsWith(`/${name}.csv`))
      .map((path) => readFileSync(join(folder, path), 'utf8'));
    for (const text of lines) expect(text).toMatch(/^replay_id,/);
  }
  const release = { version: '1.0-x', updated: null, games: 50, files: store.files };
  const resource = dataPackage(release, 'https://a.example').resources.find(({ name }) => name === 'made');
  expect(resource?.path).toEqual([0, 1, 2].map((n) => `made/part=${n}/made.csv`));
  const { distribution, recordSet } = croissant(release, 'https://a.example');
  expect(distribution).toContainEqual(expect.objectContaining({ '@id': 'made-parts' }));
  expect(recordSet.find(({ name }) => name === 'made')?.field[0]?.source).toMatchObject({
    fileSet: { '@id': 'made-parts' },
  });
});

test('a cell that a spreadsheet would run is text, and a number below nought stays one', () => {
  expect(csvLines([['=1+1', -5, null, true, 'a,b', '@x']])).toBe('\'=1+1,-5,,true,"a,b",\'@x\r\n');
});
