import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRelease } from '../../../../src/data/release/release.ts';
import { TABLES } from '../../../../src/data/release/tables/tables.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const ORIGIN = 'https://farseer.example';
const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const whole = join(folder, 'whole');
const client = join(whole, 'clients/farseer.js');
let server: Server;
let base: string;
beforeAll(async () => {
  const archive = archiveWith(['a', 'b', 'c'].map((id) => ({ id, event: 'winter' })));
  writeRelease(archive, whole, ORIGIN);
  writeRelease(archive, join(folder, 'parts'), ORIGIN, { partGames: 2 });
  writeRelease(archive, join(folder, 'cut'), ORIGIN);
  for (const file of ['orders.csv', 'games.ndjson']) {
    const text = readFileSync(join(whole, file), 'utf8');
    writeFileSync(join(folder, 'cut', file), text.slice(0, text.length / 2));
  }
  server = createServer((request, response) => {
    if (request.url!.startsWith('/busy/')) return void response.writeHead(503).end();
    try {
      response.end(readFileSync(join(folder, request.url!)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The rows of a table as its CSV has them, read in another way: every column by the type of its schema. */
function cellsOf(table: string): Record<string, unknown>[] {
  const { columns } = TABLES.find(({ name }) => name === table)!;
  const [, ...lines] = readFileSync(join(whole, `${table}.csv`), 'utf8')
    .trimEnd()
    .split('\r\n');
  return lines.map((line) => {
    const cells = [...`${line},`.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*)),/g)];
    return Object.fromEntries(
      columns.map(({ name, type }, at) => {
        const text = cells[at]![1]?.replaceAll('""', '"') ?? cells[at]![2]!;
        const value =
          type === 'boolean' ? text === 'true' : /integer|number/.test(type) ? Number(text) : text;
        return [name, text === '' ? null : value];
      }),
    );
  });
}

type Row = Record<string, unknown>;
interface Client {
  open: (address: string) => {
    games: () => AsyncIterable<{ replay_id: string; players: { player: string }[] }>;
    people: () => Promise<{ name: string }[]>;
    objects: () => Promise<{ id: string }[]>;
    rows: (table: string, some?: { skip?: number; take?: number }) => AsyncIterable<Row>;
    pages: (table: string, size?: number) => AsyncIterable<Row[]>;
  };
}
const opened = async (name: string) =>
  ((await import(pathToFileURL(client).href)) as Client).open(`${base}/${name}/`);

test('the client in JavaScript is small and reads a release that is served', async () => {
  // It reads every table by its types, with parts, pages and errors, and without a package.
  expect(readFileSync(client).length).toBeLessThan(6144);
  const release = await opened('whole');
  const games = await Array.fromAsync(release.games());
  expect(games.map(({ replay_id }) => replay_id)).toEqual(['a', 'b', 'c']);
  expect(games[0]?.players.map(({ player }) => player)).toEqual(['Arthas', 'Thrall']);
  expect((await release.people()).map(({ name }) => name)).toEqual(['Arthas', 'Thrall']);
  expect((await release.objects()).length).toBeGreaterThan(500);
  for (const { name } of TABLES) expect(await Array.fromAsync(release.rows(name))).toEqual(cellsOf(name));
});

test('it reads any rows and pages of a table in parts', async () => {
  const release = await opened('parts');
  const all = await Array.fromAsync(release.rows('orders'));
  expect(all).toHaveLength(cellsOf('orders').length);
  const third = Math.floor(all.length / 3);
  for (const [skip, take] of [
    [0, 1],
    [third, third],
    [all.length - 1, 5],
    [all.length, 5],
    [3, 0],
  ] as const)
    expect(await Array.fromAsync(release.rows('orders', { skip, take }))).toEqual(
      all.slice(skip, skip + take),
    );
  const pages = await Array.fromAsync(release.pages('orders', 10));
  expect(pages.flat()).toEqual(all);
  expect(new Set(pages.slice(0, -1).map((page) => page.length))).toEqual(new Set([10]));
});

test.each([
  ['whole', 'toString', { kind: 'no-table' }],
  ['none', 'games', { kind: 'missing', status: 404 }],
  ['busy', 'games', { kind: 'refused', status: 503 }],
  ['cut', 'orders', { kind: 'damaged' }],
])('it says why it cannot read %s/%s', async (name, table, error) => {
  const release = await opened(name);
  await expect(Array.fromAsync(release.rows(table))).rejects.toMatchObject({
    name: 'FarseerError',
    ...error,
  });
});

test('it notices a cut list of games, and a host that is not there', async () => {
  await expect(Array.fromAsync((await opened('cut')).games())).rejects.toMatchObject({ kind: 'damaged' });
  const { open } = (await import(pathToFileURL(client).href)) as Client;
  await expect(open('http://127.0.0.1:1/').people()).rejects.toMatchObject({ kind: 'unreachable' });
});

test('its types fit a program that uses them, and no other', () => {
  const programs = {
    'good.ts': `for await (const { players, played_at } of open().games()) {
      const race: 'H' | 'O' | 'E' | 'U' | null = players[0]!.race;
      const at: string | null = played_at;
    }
    for await (const page of open().pages('supply', 50)) {
      const food: (number | null)[] = page.map(({ used_at_least }) => used_at_least);
    }
    try {} catch (error) { if (error instanceof FarseerError) { const kind: string = error.kind; } }
    const gold: number[] = (await open('https://a.test/').objects()).flatMap(({ costs }) => costs.map(({ gold }) => gold));
    export {};`,
    'wrong-column.ts':
      'for await (const game of open().games()) { const at: number = game.map; }\nexport {};',
    'wrong-table.ts': "open().rows('creeps');\nexport {};",
  };
  const paths = Object.entries(programs).map(([name, code]) => {
    const path = join(whole, 'clients', name);
    writeFileSync(path, `import { FarseerError, open } from './farseer.js';\n${code}\n`);
    return path;
  });
  const program = ts.createProgram(paths, {
    noEmit: true,
    strict: true,
    skipDefaultLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const faults = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => ({
    file: basename(file?.fileName ?? ''),
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
  expect(faults).toEqual([
    { file: 'wrong-column.ts', text: "Type 'string' is not assignable to type 'number'." },
    { file: 'wrong-table.ts', text: expect.stringContaining('\'"creeps"\' is not assignable') },
  ]);
});

test('npm installs the packed client without a network, and it reads', { timeout: 60_000 }, () => {
  const room = join(folder, 'npm');
  mkdirSync(room);
  writeFileSync(join(room, 'package.json'), '{"private":true}');
  const tarball = readdirSync(join(whole, 'clients')).find((name) => name.endsWith('.tgz'))!;
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', join(whole, 'clients', tarball)], {
    cwd: room,
    stdio: 'pipe',
  });
  const program = `import { open, FarseerError } from 'farseer-data';
import { readFileSync } from 'node:fs';
globalThis.fetch = async (address) => new Response(readFileSync(String(address).replace('${ORIGIN}/data/releases/latest', process.argv[2])));
let rows = 0;
for await (const row of open().rows('orders')) rows++;
console.log(rows, typeof FarseerError);`;
  writeFileSync(join(room, 'read.mjs'), program);
  const out = execFileSync(process.execPath, ['read.mjs', whole], { cwd: room, encoding: 'utf8' });
  expect(out.trim()).toBe(`${cellsOf('orders').length} function`);
});

test('packages have the same bytes whenever they are packed', () => {
  for (const name of readdirSync(join(whole, 'clients')).filter((file) => /\.(tgz|whl)$/.test(file)))
    expect(readFileSync(join(whole, 'clients', name))).toEqual(
      readFileSync(join(folder, 'cut/clients', name)),
    );
});

test('types of rows are those of their table', () => {
  expect(readFileSync(join(whole, 'clients/farseer.d.ts'), 'utf8')).toMatch(
    /orders: OrderRow;\nmade: MadeRow;/,
  );
});
