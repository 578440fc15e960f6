import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { csvLine } from '../../../src/release/formats/csv.ts';
import { croissant } from '../../../src/release/packages/croissant.ts';
import { dataPackage } from '../../../src/release/packages/data-package.ts';
import { storeIn } from '../../../src/release/store.ts';
import type { ReleasedGame } from '../../../src/release/table.ts';
import { writeTables } from '../../../src/release/write-tables.ts';
import { UNTOLD } from '../../../src/maps/tell-game.ts';
import { ask } from '../../support/duck.ts';
import { archiveWith } from '../archive/archives.ts';

const root = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => rmSync(root, { recursive: true }));

const [game] = archiveWith([{ id: 'a', event: null }]).games;
const many: ReleasedGame[] = Array.from({ length: 50 }, (_, n) => ({
  game: { ...game!, replayId: `game-${n}` },
  told: UNTOLD,
  people: new Map(),
  map: null,
}));

test('a long table is written in parts, which DuckDB reads as one, and packages name them all', async () => {
  const store = storeIn(root);
  const { coverage } = writeTables(store, many, 40);
  const paths = store.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['games.csv', 'players.parquet', 'games.ndjson']));
  expect(paths.filter((path) => path.includes('orders')).length).toBeGreaterThan(4);
  for (const name of ['made', 'orders']) {
    const { rows } = coverage.get(name)!;
    const all = `read_parquet('${root}/${name}/*/*.parquet', hive_partitioning = true)`;
    const [read] = await ask(
      `SELECT count(*) AS rows, count(DISTINCT replay_id) AS games, max(part) AS last FROM ${all}`,
    );
    expect(read).toMatchObject({ rows, games: 50 });
    expect(read!['last']).toBe(Math.ceil(rows / 40) - 1);
    const lines = paths
      .filter((path) => path.endsWith(`/${name}.csv`))
      .map((path) => readFileSync(join(root, path), 'utf8'));
    for (const text of lines) expect(text).toMatch(/^replay_id,/);
  }
  const release = { version: '1.0-x', updated: null, games: 50, files: store.files };
  const resource = dataPackage(release, 'https://a.example').resources.find(({ name }) => name === 'made');
  expect(resource?.path).toEqual(
    Array.from({ length: Math.ceil(coverage.get('made')!.rows / 40) }, (_, n) => `made/part=${n}/made.csv`),
  );
  const { distribution, recordSet } = croissant(release, 'https://a.example');
  expect(distribution).toContainEqual(expect.objectContaining({ '@id': 'made-parts' }));
  expect(recordSet.find(({ name }) => name === 'made')?.field[0]?.source).toMatchObject({
    fileSet: { '@id': 'made-parts' },
  });
});

test('a cell that a spreadsheet would run is text, and a number below nought stays one', () => {
  expect(csvLine(['=1+1', -5, null, true, 'a,b', '@x'])).toBe('\'=1+1,-5,,true,"a,b",\'@x\r\n');
});
