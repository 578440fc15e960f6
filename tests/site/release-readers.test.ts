/** Everybody reads the same out of the release of the build: DuckDB, and the clients that it brings. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameAnalysis } from '../../src/game/analysis.ts';
import type { ToldGame } from '../../src/game/map/story-schema.ts';
import { TABLES } from '../../src/data/release/tables/tables.ts';
import { DIST } from '../support/build.ts';
import { ask } from '../support/duck.ts';
import { findProgram } from '../support/find-program.ts';
import { games } from '../support/hub-pages.ts';
import { byDuckDb, byJavaScript, byPython } from '../support/release-readers.ts';
import { serveBuild, type BuildServer } from '../support/serve-build.ts';

const LATEST = 'data/releases/latest/';
const CLIENTS = join(DIST, LATEST, 'clients');
const NAMES = TABLES.map(({ name }) => name);
const parquet = (table: string) => `'${join(DIST, LATEST, `${table}.parquet`)}'`;
let server: BuildServer;
beforeAll(async () => {
  server = await serveBuild();
});
afterAll(() => server.close());

test.each(NAMES)('the client in JavaScript reads in %s what DuckDB reads', async (table) => {
  const rows = await byJavaScript(CLIENTS, `${server.address}/${LATEST}`, table);
  expect(rows).toEqual(await byDuckDb(parquet(table)));
  expect(rows.length).toBeGreaterThan(50);
});

const python = findProgram('python3');
test.skipIf(!python)('the client in Python reads the same in every table (needs python3)', async () => {
  const read = await byPython(python!, CLIENTS, `${server.address}/${LATEST}`, NAMES);
  for (const table of NAMES) expect(read[table], table).toEqual(await byDuckDb(parquet(table)));
});

test('ledger and supply are those of the documents of games', async () => {
  const told = games as unknown as (GameAnalysis & ToldGame)[];
  const sides = told.flatMap(({ fights }) => fights.flatMap(({ ledger }) => ledger?.sides ?? []));
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  expect(
    await ask(
      `SELECT count(*) AS n, sum(food_at_least)::INT AS food, sum(last_seen_food)::INT AS gone, sum(portals)::INT AS portals
       FROM ${parquet('ledger')}`,
    ),
  ).toEqual([
    {
      n: sides.length,
      food: sum(sides.map(({ food }) => food.least)),
      gone: sum(sides.map(({ lastSeenFood }) => lastSeenFood)),
      portals: sum(sides.map(({ portals }) => portals)),
    },
  ]);
  const supplies = told.flatMap(({ players, decidedMs }) =>
    players.flatMap(({ supply, leftMs }) =>
      supply.filter(({ ms }) => ms <= Math.min(leftMs ?? decidedMs, decidedMs)),
    ),
  );
  expect(
    await ask(`SELECT count(used_at_least) AS n, sum(used_at_most)::INT AS most FROM ${parquet('supply')}`),
  ).toEqual([{ n: supplies.length, most: sum(supplies.map(({ used }) => used[1])) }]);
  const orphans = `SELECT count(*) AS n FROM ${parquet('ledger')} l ANTI JOIN ${parquet('fights')} USING (replay_id, fight)`;
  expect(await ask(orphans)).toEqual([{ n: 0 }]);
});
