/** DuckDB reads the same rows out of both formats of the release, and its tables agree with the documents of games. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import type { ToldGame } from '../../../src/map/story-schema.ts';
import { TABLES } from '../../../src/data/release/tables/tables.ts';
import { DIST } from '../../support/build.ts';
import { ask } from '../../support/duck.ts';
import { games } from '../../support/hub-pages.ts';

const LATEST = 'data/releases/latest/';
const parquet = (table: string) => `'${join(DIST, LATEST, `${table}.parquet`)}'`;

test.each(TABLES.map(({ name }) => name))('%s has the same rows in CSV and in Parquet', async (table) => {
  const columns = await ask(`DESCRIBE SELECT * FROM ${parquet(table)}`);
  const types = columns.map(
    ({ column_name, column_type }) => `'${String(column_name)}': '${String(column_type)}'`,
  );
  const csv = `read_csv('${join(DIST, LATEST, `${table}.csv`)}', columns = {${types.join(', ')}})`;
  const [read] = await ask(
    `SELECT count(*)::INT AS rows, (SELECT count(*)::INT FROM ((FROM ${parquet(table)} EXCEPT ALL FROM ${csv})
       UNION ALL (FROM ${csv} EXCEPT ALL FROM ${parquet(table)}))) AS different FROM ${parquet(table)}`,
  );
  expect(read).toMatchObject({ different: 0 });
  expect(read!['rows']).toBeGreaterThan(50);
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
