/** The release in the build: complete, at both addresses, and with the numbers of the pages. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnalysedPlayer } from '../../src/game/analysis.ts';
import type { ToldGame } from '../../src/map/story-schema.ts';
import { builtFiles, builtJson, builtText, DIST } from '../support/build.ts';
import { ask } from '../support/duck.ts';
import { everybody, games } from '../support/hub-pages.ts';

const LATEST = 'data/releases/latest/';
const folders = [
  ...new Set(builtFiles().flatMap((file) => /^data\/releases\/[^/]+\//.exec(file) ?? [])),
].sort();
const parquet = (table: string) => `'${join(DIST, LATEST, `${table}.parquet`)}'`;

const { latest, releases } = builtJson<{
  latest: { version: string };
  releases: { version: string; url: string; digest: string }[];
}>('data/releases/index.json');

test('a build has its release at two addresses, byte for byte the same, and those that stay', () => {
  const { version } = builtJson<{ version: string }>(`${LATEST}datapackage.json`);
  expect(latest.version).toBe(version);
  const versions = new Set([version, 'latest', ...releases.map((release) => release.version)]);
  expect(folders).toEqual([...versions].map((name) => `data/releases/${name}/`).sort());
  for (const { url } of releases)
    expect(builtFiles('sha256sums.txt')).toContain(`${url.slice(1)}sha256sums.txt`);
  const sums = builtText(`${LATEST}sha256sums.txt`).trimEnd().split('\n');
  expect(sums.length).toBeGreaterThan(30);
  for (const folder of [LATEST, `data/releases/${version}/`])
    for (const line of sums) {
      const [sum, path] = line.split('  ');
      const bytes = readFileSync(join(DIST, folder, path!));
      expect(createHash('sha256').update(bytes).digest('hex'), folder + path!).toBe(sum);
    }
});

test('games and players are those of the site', async () => {
  const lines = builtText(`${LATEST}games.ndjson`).trimEnd().split('\n');
  const read = lines.map((line) => JSON.parse(line) as { replay_id: string; players: { player: string }[] });
  expect(read.map(({ replay_id }) => replay_id).sort()).toEqual(games.map(({ replayId }) => replayId).sort());
  const [counted] = await ask(`SELECT count(*) AS players FROM ${parquet('players')} WHERE kind = 'human'`);
  expect(counted).toEqual({ players: everybody.length });
});

test('orders, counts and fights are those of the documents of games', async () => {
  const players = games.flatMap((game) => game.players);
  const fights = games.flatMap((game) => (game as unknown as ToldGame).fights);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const inPlayers = (of: (player: AnalysedPlayer) => number) => sum(players.map(of));
  expect(await ask(`SELECT count(*) AS n, sum(presses)::INT AS presses FROM ${parquet('orders')}`)).toEqual([
    {
      n: inPlayers(({ build }) => build.length),
      presses: inPlayers(({ build }) => sum(build.map(({ presses }) => presses))),
    },
  ]);
  expect(
    await ask(`SELECT sum(at_least)::INT AS least, sum(at_most)::INT AS most FROM ${parquet('made')}`),
  ).toEqual([
    {
      least: inPlayers(({ made }) => sum(made.map(({ min }) => min))),
      most: inPlayers(({ made }) => sum(made.map(({ max }) => max))),
    },
  ]);
  expect(await ask(`SELECT count(*) AS n, sum(orders)::INT AS orders FROM ${parquet('fights')}`)).toEqual([
    {
      n: fights.length,
      orders: sum(fights.flatMap(({ orders }) => orders)),
    },
  ]);
});

test('every erratum points at something', () => {
  const errata = builtJson<{ replayId: string; pointer: string }[]>(`${LATEST}errata.json`);
  expect(errata.length).toBeGreaterThan(0);
  for (const { replayId, pointer } of errata) {
    let value: unknown = builtJson(`data/games/${replayId}.json`);
    for (const key of pointer.slice(1).split('/')) value = (value as Record<string, unknown>)[key];
    expect(value, `${replayId} ${pointer}`).toBeDefined();
  }
});

test('each camp of the table is one of its layout in maps.json, which has the starts, mines and drops of the map file', async () => {
  interface Layout {
    id: string;
    games: number;
    starts: unknown[];
    mines: { gold: number }[];
    camps: {
      number: number;
      name: string;
      level: number;
      creatures: { drops?: unknown }[];
      drops: string[];
    }[];
  }
  const maps = builtJson<{ id: string; games: number; layouts: Layout[] }[]>(`${LATEST}maps.json`);
  const layouts = new Map(maps.flatMap((map) => map.layouts.map((layout) => [layout.id, { map, layout }])));
  const rows = await ask(
    `SELECT map_id, map_layout, map_camp, camp, level, drops FROM ${parquet('camps')} JOIN ${parquet('games')} USING (replay_id)
     WHERE map_camp IS NOT NULL`,
  );
  expect(rows.length).toBeGreaterThan(500);
  for (const { map_id, map_layout, map_camp, camp, level, drops } of rows) {
    const { map, layout } = layouts.get(String(map_layout))!;
    expect(map.id).toBe(map_id);
    const found = layout.camps[Number(map_camp) - 1]!;
    expect(found).toMatchObject({ number: Number(map_camp), name: camp, level: Number(level) });
    expect(found.drops.join('; ')).toBe(drops);
  }
  const known = games.filter((game) => (game as unknown as ToldGame).places?.file).length;
  expect([...layouts.values()].reduce((all, { layout }) => all + layout.games, 0)).toBe(known);
  for (const { layout } of layouts.values()) {
    expect(layout.starts.length, layout.id).toBeGreaterThanOrEqual(2);
    expect(layout.mines.length, layout.id).toBeGreaterThanOrEqual(2);
  }
});
