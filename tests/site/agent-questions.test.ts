/** Twelve questions that an agent answers from the root, in at most three requests of 60 kB each. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { orderedHeroes, timingOf } from '../../src/game/key-timings.ts';
import { games, spread } from '../support/hub-pages.ts';
import { serveBuild, type BuildServer } from '../support/serve-build.ts';
import { fact, START, Walk } from '../support/walk.ts';

const REQUESTS = 3;
const BYTES = 60_000;

let server: BuildServer;
let asked: string[] = [];
beforeAll(async () => {
  server = await serveBuild();
});
afterAll(() => server.close());
afterEach(() => {
  expect(asked.length).toBeLessThanOrEqual(REQUESTS);
  for (const text of asked) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(BYTES);
  asked = [];
});

/** Starts a walk that counts requests. */
async function start() {
  const walk = new Walk(server.address);
  const get = async (url: string): Promise<string> => {
    const { status, text } = await walk.get(url);
    expect(status, url).toBe(200);
    asked.push(text);
    return text;
  };
  await get(START);
  return {
    get,
    open: (name: RegExp) => get(walk.link(name)),
    fill: (template: RegExp, id: string) => get(walk.fill(template, id)),
  };
}

const PAGE = /https?:\/\/[^\s`"]*\{replayId\}\/index\.md/;
const ORDERS = /https?:\/\/[^\s`"]*\{replayId\}\/orders\/index\.md/;

const lines = (csv: string) => {
  const [head = '', ...rest] = csv.trimEnd().split('\r\n');
  const names = head.split(',');
  return rest.map((line) => {
    const cells = [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    );
    return Object.fromEntries(names.map((name, index) => [name, cells[index]!]));
  });
};
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const duels = games.filter(({ matchup }) => matchup !== null);
const [shown] = duels;

test('1: the fastest Orc tier 2 in a win against Human, and its build', async () => {
  const { open, fill } = await start();
  const list = await open(/^Timings of Orc against Human/);
  const row = list
    .slice(list.indexOf('## Tier 2'))
    .split('\n')
    .find((line) => line.endsWith('| won |'))!;
  const id = /\/replays\/([^/]+)\//.exec(row)![1]!;
  const best = duels
    .filter(({ matchup }) => matchup === 'HvO')
    .flatMap(({ replayId, players }) =>
      players.map((player) => ({ replayId, player, ms: timingOf(player, 'tier-2') })),
    )
    .filter(({ player, ms }) => player.race === 'O' && player.result === 'won' && ms !== null)
    .sort((a, b) => a.ms! - b.ms!)[0]!;
  expect(decodeURIComponent(id)).toBe(best.replayId);
  const build = await fill(ORDERS, id);
  for (const { name } of best.player.build.slice(0, 8)) expect(build).toContain(name);
});

test('2: the record of each matchup', async () => {
  const { open } = await start();
  const text = await open(/^Statistics$/);
  const orcs = duels.filter(({ matchup }) => matchup === 'HvO');
  const won = orcs.filter(({ players }) =>
    players.some(({ race, result }) => race === 'O' && result === 'won'),
  ).length;
  expect(cellsOf(text.split('\n').find((line) => line.includes('(HvO)'))!)[2]).toContain(`Orc ${won}`);
});

test('3: the median expansion by race, with n', async () => {
  const { open } = await start();
  const text = await open(/^Statistics$/);
  const orcs = duels.flatMap(({ players }) =>
    players.filter(({ race }) => race === 'O').flatMap((one) => timingOf(one, 'expansion') ?? []),
  );
  const row = text
    .slice(text.indexOf('## Expansions'))
    .split('\n')
    .map(cellsOf)
    .find((cells) => cells.includes('Orc'))!;
  // The last column is the median's 95 % confidence interval.
  expect(row.slice(-7, -1)).toEqual(spread(orcs));
});

test('4: games with the Shadow Hunter as second hero on Echo Isles', async () => {
  const { open } = await start();
  const maps = new Map(lines(await open(/^Games as CSV/)).map((one) => [one['replay_id'], one['map']]));
  const players = lines(await open(/^Players of all games as CSV/));
  const found = players.filter(
    (one) => one['second_hero'] === 'Shadow Hunter' && maps.get(one['replay_id']) === 'Echo Isles',
  );
  const expected = games.filter(
    ({ map, players }) =>
      map === 'Echo Isles' && players.some((one) => orderedHeroes(one)[1]?.name === 'Shadow Hunter'),
  );
  expect([...new Set(found.map((one) => one['replay_id']))]).toEqual(
    expected.map(({ replayId }) => replayId),
  );
});

test('5: all games of one player', async () => {
  const { open, get } = await start();
  const list = await open(/^Players$/);
  const url = /\]\((https?:[^)]*\/players\/grubby\/index\.md)\)/.exec(list)![1]!;
  const page = await get(url);
  const own = games.filter(({ players }) => players.some(({ handle }) => handle === 'Grubby'));
  for (const { replayId } of own) expect(page).toContain(encodeURIComponent(replayId));
});

test('6: all data in one file', async () => {
  const walk = new Walk(server.address);
  asked.push((await walk.get(START)).text);
  const answer = await walk.get(walk.link(/^All games with their players in one file/));
  expect(answer.type).toContain('application/x-ndjson');
  expect(answer.text.trimEnd().split('\n')).toHaveLength(games.length);
});

test('7: when a game was played, and on which patch', async () => {
  const { open } = await start();
  const row = lines(await open(/^Games as CSV/)).find((one) => one['replay_id'] === shown!.replayId)!;
  expect(row['patch']).toBe(shown!.patch);
  expect(row['played_from']).toBe(shown!.played.at?.slice(0, 10) ?? shown!.played.from);
});

test('8: who won a game, and how that is known', async () => {
  const { fill } = await start();
  const text = fact(await fill(PAGE, shown!.replayId), 'Winner')!;
  for (const { handle } of shown!.players.filter(({ result }) => result === 'won'))
    expect(text).toContain(handle);
  expect(text).toContain('Inferred');
});

test('9: how many of a unit were made in a game', async () => {
  const { fill } = await start();
  const text = await fill(PAGE, shown!.replayId);
  const [unit] = shown!.players[0]!.made.filter(({ type, worker }) => type === 'unit' && !worker);
  expect(text.slice(text.indexOf('Units and buildings'))).toContain(unit!.name);
});

test('10: which hero comes first most often for a race', async () => {
  const { open } = await start();
  const text = await open(/^Statistics$/);
  const firsts = duels.flatMap(({ players }) =>
    players.filter(({ race }) => race === 'U').flatMap((one) => orderedHeroes(one)[0]?.name ?? []),
  );
  const row = text
    .slice(text.indexOf('## First heroes'))
    .split('\n')
    .map(cellsOf)
    .find((cells) => cells[1] === 'Undead')!;
  expect(row[2]).toBe(String(firsts.filter((name) => row[0]!.includes(name)).length));
});

test('11: under which names somebody is recorded', async () => {
  const { open } = await start();
  const people = JSON.parse(await open(/^People$/)) as { name: string; recorded: string[] }[];
  const grubby = people.find(({ name }) => name === 'Grubby')!;
  const names = games.flatMap(({ players }) =>
    players.filter(({ handle }) => handle === 'Grubby').map(({ name }) => name),
  );
  expect(grubby.recorded).toEqual([...new Set(names)].sort());
});

test('12: under which licence the data are, and how to cite them', async () => {
  const { open } = await start();
  const text = await open(/^Download data/);
  expect(text).toContain('CC0-1.0');
  expect(text.slice(text.indexOf('## Citing'))).toMatch(/Release 1\.2-[0-9a-f]{10}/);
});
