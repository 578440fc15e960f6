import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRelease } from '../../../../src/data/release/release.ts';
import { findProgram } from '../../../support/find-program.ts';
import { archiveWith } from '../../archive/count/archives.ts';

const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const client = join(folder, 'clients/farseer.js');
beforeAll(() => {
  const games = ['a', 'b', 'c'].map((id) => ({ id, event: 'winter' }));
  writeRelease(archiveWith(games), folder, 'https://farseer.example');
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Client {
  open: (address: string) => {
    games: () => AsyncIterable<{ replay_id: string; players: { player: string }[] }>;
    people: () => Promise<{ name: string }[]>;
    objects: () => Promise<{ id: string }[]>;
  };
}

test('the client in JavaScript is small and reads a release that is served', async () => {
  expect(readFileSync(client).length).toBeLessThan(2048);
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

const python = findProgram('python3');
test.skipIf(!python)('the client in Python reads a release without a package (needs python3)', () => {
  const program = `
import sys
sys.path.insert(0, "clients")
import farseer
base = sys.argv[1]
games = list(farseer.games(base))
print([game.replay_id for game in games], [player.player for player in games[0].players], games[0].played_at)
print([person.name for person in farseer.people(base)], len(farseer.objects(base)) > 500, farseer.events(base)[0].id)
`;
  const out = execFileSync(python!, ['-I', '-c', program, `${pathToFileURL(folder).href}/`], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(out.trimEnd().split('\n')).toEqual([
    "['a', 'b', 'c'] ['Arthas', 'Thrall'] None",
    "['Arthas', 'Thrall'] True winter",
  ]);
});
