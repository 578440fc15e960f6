/** The examples of the package's README, and the recipes, run in a project that has only the package. */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test, vi } from 'vitest';
import W3GReplay from 'w3gjs';
import { analyze, chat, parse } from '../../../src/data/reader/index.ts';
import { readProject } from '../../support/documents.ts';
import { findProgram } from '../../support/find-program.ts';
import { loadManifest, RECORDINGS } from '../../support/recordings.ts';
import { temporaryFolder } from '../../unit/archive/corpus/temporary-corpus.ts';
import { COMMAND, EXAMPLE, installed, runIn } from './packed.ts';

let project: string;
beforeAll(async () => {
  project = await installed(temporaryFolder());
});

const README = 'src/data/reader/README.md';
const EXAMPLES = /```js\n(.*?)```\n\n```text\n.*?```/gs;

// `-u` renews what they print.
test('the ten examples of the README print what stands below them', async () => {
  const readme = readProject(README);
  expect([...readme.matchAll(EXAMPLES)]).toHaveLength(10);
  const renewed = readme.replaceAll(EXAMPLES, (_, code: string) => {
    writeFileSync(join(project, 'example.js'), code);
    const { stdout, stderr } = runIn(project, ['example.js']);
    expect(stderr, code).toBe('');
    return `\`\`\`js\n${code}\`\`\`\n\n\`\`\`text\n${stdout}\`\`\``;
  });
  await expect(renewed).toMatchFileSnapshot(join(import.meta.dirname, '../../..', README));
});

test('no entry is larger than the README says', () => {
  const rows = [...readProject(README).matchAll(/^\| `w3g-reader\/?(\w*)` .* (\d+) kB +\|$/gm)];
  expect(rows).toHaveLength(5);
  for (const [, entry, most] of rows) {
    const file = join(project, 'node_modules/w3g-reader', `${entry || 'index'}.js`);
    expect(gzipSync(readFileSync(file)).length, entry).toBeLessThan(Number(most) * 1000);
  }
});

const RECIPES = 'src/content/docs/library.mdx';
/** The code of the recipe below a heading. */
const recipe = (heading: string, index = 0): string =>
  [
    ...readProject(RECIPES)
      .split(`## ${heading}\n`)[1]!
      .matchAll(/```\w+\n(.*?)```/gs),
  ][index]![1]!;

test('the bot posts a summary, in which nobody is called', async () => {
  writeFileSync(join(project, 'bot.js'), recipe('Post a summary from a bot'));
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const posted = new Promise<unknown>((resolve) =>
    server.once('request', async (request, response) => {
      resolve(JSON.parse(await text(request)));
      response.end();
    }),
  );
  const bot = spawn(process.execPath, ['bot.js', `http://127.0.0.1:${port}/`, 'game.w3g'], { cwd: project });
  expect(await posted).toEqual({
    content: expect.stringMatching(
      /^HvO on Concealed Hill: Hazel \(Archmage, .*\) vs Rowan \(.*\)\n\|\|.*won.*\|\|$/,
    ),
    allowed_mentions: { parse: [] },
  });
  await new Promise((ended) => bot.on('close', ended));
  server.close();
});

test('the table has a row for each player of each game', () => {
  const { status, stdout } = runIn(project, [COMMAND, '--csv', '.']);
  expect(recipe('Turn a folder into a table')).toContain('w3g-reader --csv');
  const [head, ...rows] = stdout.trimEnd().split('\r\n');
  expect(status).toBe(0);
  expect(head).toMatch(/^file,map,.*,replay_id,slot,player,/);
  // The game, the same one in a ZIP file, and the one with chat.
  expect(rows.map((row) => row.split(',')[0])).toEqual(
    ['game.w3g', 'games.zip/day-1/final.w3g', 'with-chat.w3g'].flatMap((file) => [file, file]),
  );
});

const PYTHON = findProgram('python3');
test.skipIf(!PYTHON)('Python reads the lines of JSON', () => {
  mkdirSync(join(project, 'games'), { recursive: true });
  copyFileSync(EXAMPLE, join(project, 'games/game.w3g'));
  writeFileSync(join(project, 'games/junk.w3g'), 'junk');
  writeFileSync(join(project, 'recipe.py'), recipe('Use it from Python'));
  const { stdout, stderr } = runIn(project, ['recipe.py'], {
    node: PYTHON!,
    env: { PYTHONIOENCODING: 'utf-8' },
  });
  expect(stderr).toBe('');
  expect(stdout.split('\n')).toEqual([
    "Hazel lost 107 ['Archmage', 'Mountain King', 'Paladin']",
    "Rowan won 112 ['Blademaster', 'Shadow Hunter', 'Tauren Chieftain']",
    'games/junk.w3g not-a-replay',
    '',
  ]);
});

/** The rows of the table for those who come from w3gjs. */
const ROWS = [...readProject(RECIPES).matchAll(/^\| `([^|`]+)` +\| `([^`]+)` +\| (.*?) +\|$/gm)].map(
  ([, theirs = '', ours = '', differs = '']) => ({ theirs, ours, differs }),
);

/** Evaluates an expression of the table. */
const evaluate = (expression: string, names: Record<string, unknown>): unknown =>
  new Function(...Object.keys(names), `return ${expression}`)(...Object.values(names));

const THEIR_RECORDINGS = [
  EXAMPLE,
  ...loadManifest('fields of w3gjs')
    .filter(({ path }) => path.startsWith('tournament/'))
    .map(({ path }) => join(RECORDINGS, path)),
];

test.each(THEIR_RECORDINGS)('the table of w3gjs’s fields holds for %s', async (path) => {
  const bytes = readFileSync(path);
  const result = parse(bytes);
  if (!result.ok) throw new Error(result.sentence);
  const { game, summary } = result;
  const analysis = analyze(game);
  for (const print of ['error', 'log'] as const) vi.spyOn(console, print).mockReturnValue();
  const replay = await new W3GReplay().parse(bytes);
  vi.restoreAllMocks();
  expect(ROWS.length).toBeGreaterThan(25);
  for (const player of analysis.players) {
    const theirs = { replay, player: replay.players.find(({ name }) => name === player.name) };
    const seat = game.players.find(({ slot }) => String(slot) === player.slot);
    const ours = { game, summary, analysis, chat, bytes, player, seat };
    for (const row of ROWS) {
      const [their, our] = [evaluate(row.theirs, theirs), evaluate(row.ours, ours)];
      // Only a player's first hero and what the table calls absent may be missing.
      if (!row.theirs.includes('?.')) expect(their, row.theirs).not.toBe(undefined);
      if (row.differs === 'no') expect(our, row.ours).toEqual(their);
      else if (!row.ours.includes('?.') && !row.differs.startsWith('absent'))
        expect(our, row.ours).not.toBe(undefined);
    }
  }
});
