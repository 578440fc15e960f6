/** Holds the README to what it speaks of: files, commands, settings and numbers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOTICE_DAYS } from '../../src/contract/deprecations.ts';
import { FILE_LIMITS } from '../../src/host/file-limits.ts';
import { PART_GAMES } from '../../src/data/release/parts.ts';
import { FILE_BYTES } from '../../src/game/decode/file-bytes.ts';
import { FAILURES } from '../../src/game/failure.ts';
import { builtFiles, builtJson } from '../support/build.ts';

const PROJECT = new URL('../../', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const readme = read('README.md');
const blocks = [...readme.matchAll(/```\w*\n(.*?)```/gs)].map(([, text = '']) => text);
const outsideBlocks = readme.replace(/```.*?```/gs, '');
const codes = [...outsideBlocks.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Entries of the folder map below one of its top lines, with what is said of each. */
function mapped(top: string): Map<string, string> {
  const block = blocks.find((text) => text.includes('\nsrc/'))!;
  // A line that goes on stands below its own words.
  const map = block.replace(/\n {4,}/g, ' ').split('\n');
  const start = map.indexOf(top) + 1;
  const end = map.findIndex((line, place) => place >= start && !line.startsWith('  '));
  return new Map(
    map.slice(start, end).map((line) => [line.trim().split(/\s/)[0]!, line.trim().replace(/^\S+\s+/, '')]),
  );
}

const entries = (folder: string): string[] =>
  readdirSync(join(PROJECT, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));

test.each(['src/', 'tests/'])('the folder map shows %s as it is', (top) => {
  expect([...mapped(top).keys()].sort()).toEqual(entries(top).sort());
});

test('commands are scripts of the package', () => {
  const named = [...blocks, ...codes]
    .flatMap((text) => [...text.matchAll(/npm (?:run )?(?:--silent )?([a-z:]+)/g)])
    .map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(0);
  const own = ['ci'];
  expect(named.filter((name) => !own.includes(name) && !(name in scripts))).toEqual([]);
});

test('paths lead somewhere', () => {
  const paths = codes.filter((text) => /^(src|tests|replays)\/[^<]*$/.test(text));
  // Made when it is first needed.
  const absent = paths.filter((path) => path !== 'replays/unattributed/' && !existsSync(join(PROJECT, path)));
  expect(paths.length).toBeGreaterThan(3);
  expect(absent).toEqual([]);
});

test('settings are those that the code reads', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  );
  const sources = [...files, ...entries('.')].filter((file) => /\.(ts|tsx|mjs|js|astro)$/.test(file));
  const used = sources.flatMap((file) => [...read(file).matchAll(/process\.env\['(\w+)'\]/g)]);
  const settings = new Set(used.map(([, name = '']) => name));
  // Set by tools, not by people.
  for (const name of ['CI', 'NODE_ENV', 'PATH']) settings.delete(name);
  const table = [...readme.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(table.sort()).toEqual([...settings].sort());
});

test('endpoints, events and reasons it names exist', () => {
  const { paths } = builtJson<{ paths: Record<string, unknown> }>('api/openapi.json');
  const endpoints = codes.filter((text) => text.startsWith('GET ')).map((text) => text.slice('GET '.length));
  expect(endpoints).toEqual(Object.keys(paths));
  const events = (JSON.parse(read('replays/events.json')) as { id: string }[]).map(({ id }) => id);
  for (const [, event] of readme.matchAll(/--event ([a-z0-9-]+)/g)) expect(events).toContain(event);
  const reasons = /gives no game \((.*?), …\)/s.exec(readme)![1]!.match(/[a-z-]+/g)!;
  expect(Object.keys(FAILURES)).toEqual(expect.arrayContaining(reasons));
});

test('every number in its prose is known', () => {
  const known: Record<string, string> = {
    [/\d+/.exec(engines.node)![0]]: 'oldest Node that can begin',
    [NOTICE_DAYS]: 'days of notice',
    '1': 'exit code of a refused file',
    '404': 'status of a missing replay',
    '1970': 'start of the time that SOURCE_DATE_EPOCH counts',
    '4321': 'port of the preview and its tests',
    '3.0': 'of the licence',
    [filesOfGame()]: 'files of a game',
    [PART_GAMES]: 'games of a part of a release',
    [FILE_BYTES / 2 ** 20]: 'MB of the longest file',
    [FILE_LIMITS.free / 1000]: 'thousand files on a free plan',
    [FILE_LIMITS.paid / 1000]: 'thousand files on a paid plan',
    '000': 'the thousand of both',
  };
  // What was measured is on no other page, and no code knows it.
  const unmeasured = outsideBlocks.replace(/^### What a million recordings take$.*?(?=^#)/ms, '');
  expect(unmeasured).not.toBe(outsideBlocks);
  const prose = unmeasured.replace(/`[^`]+`/g, '');
  const numbers = [...prose.matchAll(/(?<![\w.])\d+(?:\.\d+)*/g)].map(([number]) => number);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number) => !(number in known))).toEqual([]);
});

/** Files of the game that has most of them, compressed siblings apart. */
function filesOfGame(): number {
  const plain = builtFiles().filter((file) => !/\.(br|gz)$/.test(file));
  const { replays } = builtJson<{ replays: { replayId: string }[] }>('data/summaries-index.json');
  return Math.max(
    ...replays.map(({ replayId }) => plain.filter((file) => file.includes(`/${replayId}`)).length),
  );
}
