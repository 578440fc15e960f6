import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRelease } from '../../../../src/data/release/release.ts';
import { TABLES } from '../../../../src/data/release/tables/tables.ts';
import { findProgram } from '../../../support/find-program.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const client = join(folder, 'clients/farseer.js');
beforeAll(() => {
  const games = ['a', 'b', 'c'].map((id) => ({ id, event: 'winter' }));
  writeRelease(archiveWith(games), folder, 'https://farseer.example');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A table's rows from its CSV, parsed in a different way: every column by its type in the schema. */
function cellsOf(table: string): Record<string, unknown>[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const file = paths.find((path) => path === `${table}.csv`)!;
  const { columns } = TABLES.find(({ name }) => name === table)!;
  const [, ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\r\n');
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

interface Client {
  open: (address: string) => {
    games: () => AsyncIterable<{ replay_id: string; players: { player: string }[] }>;
    people: () => Promise<{ name: string }[]>;
    objects: () => Promise<{ id: string }[]>;
    rows: (table: string) => AsyncIterable<Record<string, unknown>>;
  };
}

test('the client in JavaScript is small and reads a release that is served', async () => {
  // The client reads every table by its types, including parts, without packages.
  expect(readFileSync(client).length).toBeLessThan(4096);
  const server = createServer((request, response) => {
    response.end(readFileSync(join(folder, request.url!)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { open } = (await import(pathToFileURL(client).href)) as Client;
    const release = open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const games = await Array.fromAsync(release.games());
    expect(games.map(({ replay_id }) => replay_id)).toEqual(['a', 'b', 'c']);
    expect(games[0]?.players.map(({ player }) => player)).toEqual(['Arthas', 'Thrall']);
    expect((await release.people()).map(({ name }) => name)).toEqual(['Arthas', 'Thrall']);
    expect((await release.objects()).length).toBeGreaterThan(500);
    for (const { name } of TABLES) {
      const rows = await Array.fromAsync(release.rows(name));
      expect(rows).toEqual(cellsOf(name));
    }
    await expect(Array.fromAsync(release.rows('toString'))).rejects.toThrow('has no table toString');
  } finally {
    server.close();
  }
});

test('its types fit a program that uses them, and no other', () => {
  const check = (code: string): string[] => {
    const file = join(folder, 'clients/program.ts');
    writeFileSync(file, `import { open } from './farseer.js';\n${code}\n`);
    const program = ts.createProgram([file], {
      noEmit: true,
      strict: true,
      types: [],
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  };
  expect(
    check(`for await (const { players, played_at } of open().games()) {
      const race: 'H' | 'O' | 'E' | 'U' | null = players[0]!.race;
      const at: string | null = played_at;
    }
    const gold: number[] = (await open('https://a.test/').objects()).flatMap(({ costs }) => costs.map(({ gold }) => gold));
    export {};`),
  ).toEqual([]);
  expect(
    check('for await (const game of open().games()) { const at: number = game.map; }\nexport {};'),
  ).toHaveLength(1);
});

test('types of rows are those of their table', () => {
  expect(readFileSync(join(folder, 'clients/farseer.d.ts'), 'utf8')).toMatch(
    /orders: OrderRow;\nmade: MadeRow;/,
  );
});

const python = findProgram('python3');
test.skipIf(!python)('the client in Python reads a release without a package (needs python3)', () => {
  const program = `
import sys
sys.path.insert(0, "clients")
import farseer
base = sys.argv[1]
games = list(farseer.games(base))
print([game.replay_id for game in games], [player.player for player in games[0].players], games[0].played_at)
for table in ["games", "players", "orders", "made", "fights", "camps"]:
    print(table, len(list(farseer.rows(base, table))))
order = next(farseer.rows(base, "orders"))
print(type(order.ms).__name__, type(order.worker).__name__, order.slot)
print([person.name for person in farseer.people(base)], len(farseer.objects(base)) > 500, farseer.events(base)[0].id)
`;
  const out = execFileSync(python!, ['-I', '-c', program, `${pathToFileURL(folder).href}/`], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(out.trimEnd().split('\n')).toEqual([
    "['a', 'b', 'c'] ['Arthas', 'Thrall'] None",
    ...TABLES.map(({ name }) => `${name} ${cellsOf(name).length}`),
    'int bool 1',
    "['Arthas', 'Thrall'] True winter",
  ]);
});
