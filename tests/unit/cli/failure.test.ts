import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { save, temporaryFolder } from '../archive/corpus/temporary-corpus.ts';
import { run, type Command } from './run.ts';

const folder = temporaryFolder();
const missing = join(folder, 'missing');
const file = save(join(folder, 'file'), 'text');
const store = join(folder, 'store');
save(join(store, 'index.json'), '[');

type Case = [command: Command, args: string[], env: Record<string, string>, line: string];
const NO_HOST = 'FARSEER_SITE_URL is "ftp://x"; it must be the address of a whole host, ';
const NO_FOLDER = `FARSEER_REPLAYS is "${missing}"; it must be a folder that exists.\n`;
const cases: Case[] = [
  ...(['doctor', 'hosts', 'mcp', 'mcp-package', 'release'] as const).map((command): Case => [
    command,
    [],
    { FARSEER_SITE_URL: 'ftp://x' },
    NO_HOST,
  ]),
  ['hosts', [], { SOURCE_DATE_EPOCH: 'abc' }, 'SOURCE_DATE_EPOCH is "abc"; it must be whole seconds '],
  ...(['aliases', 'doctor', 'receive', 'release'] as const).map((command): Case => [
    command,
    [],
    { FARSEER_REPLAYS: missing },
    NO_FOLDER,
  ]),
  ['ingest', [file], { FARSEER_REPLAYS: missing }, NO_FOLDER],
  ['maps', ['--learn'], { FARSEER_REPLAYS: missing }, NO_FOLDER],
  ['remove', ['--game', 'x'], { FARSEER_REPLAYS: missing }, NO_FOLDER],
  ...(
    [
      'aliases',
      'doctor',
      'fonts',
      'handover',
      'ingest',
      'maps',
      'mcp',
      'receive',
      'release',
      'remove',
    ] as const
  ).map((command): Case => [command, ['--loud'], {}, "Unknown option '--loud'.\n"]),
  ['mcp', ['--from', missing], {}, `The folder ${missing} does not exist. `],
  ['mcp-package', [file], {}, `${file}: This folder cannot be made, because a file is in its place.\n`],
  ['remove', ['--form', missing], {}, `${missing}: This file doesn’t exist.\n`],
  ['release', [], { FARSEER_RELEASES: store }, `${join(store, 'index.json')}: `],
];

test.each(cases)('%s %j with %j says in one sentence what is wrong', (command, args, env, line) => {
  const { status, stdout, stderr } = run(command, args, env);
  const sentences = stderr.split('\n').filter((text) => !text.startsWith('Do not publish'));
  expect({ status, stdout, lines: sentences.length }).toEqual({ status: 2, stdout: '', lines: 2 });
  expect(sentences.join('\n')).toContain(line);
});

test('a host’s files are not written into a file', () => {
  const { status, stderr } = run('hosts', ['nginx', '--root', 'dist', '--out', file]);
  expect(status).toBe(2);
  expect(stderr).toContain(`${file}: This folder cannot be made, because a file is in its place.\n`);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('outside a checkout, nothing can be handed over', () => {
  const script = join(import.meta.dirname, '../../../src/cli/handover.ts');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'Git lists no staged changes here. Run this in a checkout.\n',
  });
});
