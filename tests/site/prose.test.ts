/**
 * Checks facts in the README, the documentation and the contributors' notes: files, commands, settings, numbers,
 * output.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FAILURES } from '../../src/game/failure.ts';
import { SITE_URL } from '../../src/site.ts';
import { urls } from '../../src/urls.ts';
import { TOOLS } from '../../src/data/mcp/tools.ts';
import { builtFiles, builtText, DIST, fileFor } from '../support/build.ts';
import { docFiles, PROJECT, readDocument, readProject } from '../support/documents.ts';
import { ask } from '../support/duck.ts';
import { findProgram } from '../support/find-program.ts';

const readme = readDocument('README.md');
const architecture = readDocument('ARCHITECTURE.md');
const guides = docFiles().map(readDocument);
const documents = [
  readme,
  architecture,
  readDocument('CONTRIBUTING.md'),
  readDocument('replays/README.md'),
  ...guides,
];
const guide = (name: string) => guides.find(({ path }) => path.endsWith(`/${name}.mdx`))!;
const { scripts } = JSON.parse(readProject('package.json')) as {
  scripts: Record<string, string>;
};

/** Entries of the folder map below a top line. */
function mapped(top: string): string[] {
  const block = architecture.blocks.find(({ code }) => code.includes('\nsrc/'))!;
  // A continued line is indented below its text.
  const map = block.code.replace(/\n {4,}/g, ' ').split('\n');
  const start = map.indexOf(top) + 1;
  const end = map.findIndex((line, place) => place >= start && !line.startsWith('  '));
  return map.slice(start, end).map((line) => line.trim().split(/\s/)[0]!);
}

const entries = (folder: string): string[] =>
  readdirSync(join(PROJECT, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));

test.each(['src/', 'tests/'])('the folder map shows %s as it is', (top) => {
  expect(mapped(top).sort()).toEqual(entries(top).sort());
});

describe.each(documents.map((document) => [document.path, document] as const))('%s', (path, document) => {
  test('commands are scripts of the package', () => {
    const named = [...document.blocks.map(({ code }) => code), ...document.codes]
      .flatMap((text) => [...text.matchAll(/npm (?:run )?(?:--silent )?([a-z:]+)/g)])
      .map(([, name = '']) => name);
    const known = ['ci', 'install', 'publish', ...Object.keys(scripts)];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('paths lead somewhere', () => {
    const paths = document.codes.filter((text) => /^(src|tests|replays|\.github)\/[^<*]*$/.test(text));
    // Folders that are created on first use.
    const made = ['replays/unattributed/', 'replays/inbox/'];
    expect(paths.filter((one) => !made.includes(one) && !existsSync(join(PROJECT, one)))).toEqual([]);
  });

  test('links lead somewhere', () => {
    const links = [...document.text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
    const dead = links.filter((link) => {
      if (link.startsWith('#')) return !document.text.includes(`id="${link.slice(1)}"`);
      const own = link.startsWith('/') || link.startsWith(`${SITE_URL}/`);
      if (own) return fileFor(new URL(link, SITE_URL).pathname) === null;
      return !/^https?:/.test(link) && !existsSync(join(PROJECT, dirname(path), link.replace(/#.*/, '')));
    });
    expect(dead).toEqual([]);
  });

  test('events exist', () => {
    const events = (JSON.parse(readProject('replays/events.json')) as { id: string }[]).map(({ id }) => id);
    for (const [, event] of document.text.matchAll(/--event ([a-z0-9-]+)/g)) expect(events).toContain(event);
  });
});

test('settings are those that the code reads, and no document names another', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  );
  const sources = [...files, ...entries('.')].filter((file) => /\.(ts|tsx|mjs|js|astro)$/.test(file));
  const used = sources.flatMap((file) => [...readProject(file).matchAll(/process\.env\['(\w+)'\]/g)]);
  const settings = new Set(used.map(([, name = '']) => name));
  // Set by tools, not by people.
  for (const name of ['CI', 'NODE_ENV', 'PATH']) settings.delete(name);
  const table = [...guide('configuration').text.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(table.sort()).toEqual([...settings].sort());
  const named = documents.flatMap(({ text }) => text.match(/\bFARSEER_\w+/g) ?? []);
  expect(named.filter((name) => !settings.has(name))).toEqual([]);
});

test('reasons of refused files and tools of agents are those of the code', () => {
  const reasons = /can't read a game.*?\((.*?), …\)/s.exec(guide('add-replays').text)![1]!.match(/[a-z-]+/g)!;
  expect(Object.keys(FAILURES)).toEqual(expect.arrayContaining(reasons));
  const tools = [...guide('mcp').text.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(tools).toEqual(TOOLS.map(({ name }) => name));
});

test('the frame to copy is that of the page of its game', () => {
  const [, address = ''] = /src="([^"]+)"/.exec(guide('embed').text)!;
  // The game of the guide is invented, so that it stays if somebody asks to be removed.
  expect(new URL(address).pathname).toBe(urls.embed(decodeURIComponent(address.split('/').at(-2)!)));
  const page = builtText(builtFiles('.html').find((file) => /^replays\/[^/]+\/index/.test(file))!);
  for (const part of ['width=', 'height=']) {
    const [size] = new RegExp(`${part}"\\d+"`).exec(guide('embed').text)!;
    expect(page.includes(size.replaceAll('"', '&quot;')) || page.includes(size), size).toBe(true);
  }
});

/** The output that the README shows below a code block with certain words, and that code. */
function shown(words: string): { code: string; output: string } {
  const at = readme.blocks.findIndex(({ code }) => code.includes(words));
  return { code: readme.blocks[at]!.code, output: readme.blocks[at + 1]!.code };
}

test('the call of the API in the README gives what stands below it', () => {
  const { code, output } = shown('curl -s');
  const [, address = '', filter = ''] = /curl -s (\S+) \|\s+jq -c '(.*)'/s.exec(code)!;
  const file = join(DIST, fileFor(new URL(address).pathname)!);
  const jq = findProgram('jq');
  if (!jq) return console.warn('Skipped: the call of the API in the README, no jq.');
  expect(spawnSync(jq, ['-c', filter, file], { encoding: 'utf8' }).stdout).toBe(output);
});

test('the query of the README gives what stands below it', async () => {
  const { code, output } = shown('duckdb -csv');
  const [, sql = ''] = /-c "(.*)"/s.exec(code)!;
  const rows = await ask(sql.replaceAll("'dist/", `'${DIST}`));
  const [first = {}] = rows;
  const line = (cells: readonly unknown[]) => cells.join(',');
  const cell = (value: unknown, name: string) =>
    name === 'tier2_seconds' ? (value as number).toFixed(1) : value;
  const lines = rows.map((row) => line(Object.entries(row).map(([name, value]) => cell(value, name))));
  expect([line(Object.keys(first)), ...lines].join('\n')).toBe(output.trimEnd());
});
