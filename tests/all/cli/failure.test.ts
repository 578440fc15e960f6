import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { save, temporaryFolder } from '../../unit/archive/corpus/temporary-corpus.ts';
import { run, type Command } from './run.ts';
import { FAILURE_WORDS, OPEN_REASONS } from '../../../src/cli/words.ts';
import { noSite } from '../../../src/data/mcp/published-site.ts';
import { noSuchFolder } from '../../../src/archive/corpus/layout.ts';

const folder = temporaryFolder();
const missing = join(folder, 'missing');
const file = save(join(folder, 'file'), 'text');
const store = join(folder, 'store');
save(join(store, 'index.json'), '[');

type Case = [command: Command, args: string[], env: Record<string, string>, line: string];
const NO_HOST = 'FARSEER_SITE_URL is "ftp://x"; ';
const NO_FOLDER = `${noSuchFolder(missing)}\n`;
const cases: Case[] = [
  ['hosts', [], { FARSEER_SITE_URL: 'ftp://x' }, NO_HOST],
  ['hosts', [], { SOURCE_DATE_EPOCH: 'abc' }, 'SOURCE_DATE_EPOCH is "abc"; '],
  ['ingest', [file], { FARSEER_REPLAYS: missing }, NO_FOLDER],
  ['fonts', ['--loud'], {}, "Unknown option '--loud'.\n"],
  ['mcp', ['--from', missing], {}, noSite(missing)],
  ['mcp-package', [file], {}, `${file}: ${FAILURE_WORDS.notAFolder}\n`],
  ['remove', ['--form', missing], {}, `${missing}: ${OPEN_REASONS['ENOENT']}\n`],
  ['release', [], { FARSEER_RELEASES: store }, `${join(store, 'index.json')}: `],
];

const scripts = readFileSync('package.json', 'utf8');

test('every command says its failures so: it loads what does that before anything else', () => {
  const commands = readdirSync('src/cli').filter(
    (file) => file.endsWith('.ts') && scripts.includes(`src/cli/${file}`),
  );
  expect(commands.length).toBeGreaterThan(12);
  for (const file of commands) {
    const text = readFileSync(join('src/cli', file), 'utf8');
    // Of our own files; one command loads nothing else of ours.
    const [, first = './failure.ts'] = /\bimport (?:[^;]*? from )?'(\.[^']+)';/.exec(text) ?? [];
    expect([first, text.includes('./failure.ts')], file).toEqual(['./failure.ts', true]);
  }
});

test.each(cases)('%s %j with %j says in one sentence what is wrong', (command, args, env, line) => {
  const { status, stdout, stderr } = run(command, args, env);
  const sentences = stderr.split('\n').filter((text) => !text.startsWith('Do not publish'));
  expect({ status, stdout, lines: sentences.length }).toEqual({ status: 2, stdout: '', lines: 2 });
  expect(sentences.join('\n')).toContain(line);
});

test('a host’s files are not written into a file', () => {
  const { status, stderr } = run('hosts', ['nginx', '--root', 'dist', '--out', file]);
  expect(status).toBe(2);
  expect(stderr).toContain(`${file}: ${FAILURE_WORDS.notAFolder}\n`);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('outside a checkout, nothing can be handed over', () => {
  const script = join(import.meta.dirname, '../../../src/cli/handover.ts');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^Git .*\n$/)]);
});
