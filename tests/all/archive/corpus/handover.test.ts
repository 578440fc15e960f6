import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ADDING_WORDS, findUnexpectedChanges } from '../../../../src/archive/corpus/handover.ts';
import { imports, SRC } from '../../../support/import-lines.ts';
import { DUEL_ID, EVENTS, save, temporaryFolder } from '../../../unit/archive/corpus/temporary-corpus.ts';

const RECORD = `replays/cup/${DUEL_ID}.game.json`;
const ORDERS = `replays/cup/${DUEL_ID}.orders.json`;
const SAME_GAME = `replays/spring/${DUEL_ID.split('_')[0]}_Arthas_Thrall.game.json`;
const CHECK = resolve('src/cli/handover.ts');

/** A repository with an archive of one game and one submitted recording, both committed. */
function repository() {
  const root = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root });
  const write = (path: string, text: string) => save(join(root, path), Buffer.from(text));
  git('init', '--quiet');
  write('replays/events.json', JSON.stringify(EVENTS));
  write('replays/added.json', '{}');
  write(SAME_GAME, '{}');
  write('replays/inbox/a.w3g', 'recording');
  write('src/site.ts', '');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A');
  const check = () => {
    git('add', '--all');
    const { status, stderr } = spawnSync(process.execPath, [CHECK], { cwd: root, encoding: 'utf8' });
    return { status, stderr };
  };
  const remove = (path: string) => rmSync(join(root, path));
  return { root, write, remove, check };
}

test('what taking recordings in writes and removes may be committed', () => {
  const { write, remove, check } = repository();
  expect(check()).toEqual({ status: 0, stderr: '' });
  write(RECORD, '{}');
  write(ORDERS, '[]');
  write('replays/added.json', '{"x": "2020-01-01T00:00:00Z"}');
  write('replays/players.json', '[]');
  remove('replays/inbox/a.w3g');
  // The new recording of the same game is the longer one.
  remove(SAME_GAME);
  expect(check()).toEqual({ status: 0, stderr: '' });
});

/** Messages about an added file, in an archive with three events. */
const added = (path: string, text: string, events: readonly object[] = EVENTS): string[] =>
  findUnexpectedChanges([{ status: 'A', mode: '100644', path }], (file) =>
    file === path ? text : JSON.stringify(events),
  );

test('a new event may come with its games', () => {
  expect(added('replays/wedding/1_A_B.game.json', '{}')).toHaveLength(1);
  expect(added('replays/wedding/1_A_B.game.json', '{}', [...EVENTS, { id: 'wedding' }])).toEqual([]);
});

test.each([
  ['a workflow', '.github/workflows/replays.yml', 'x', 'notOurs'],
  ['a source file', 'src/site.ts', 'x', 'notOurs'],
  ['a recording in an event', 'replays/cup/a.w3g', 'x', 'notOurs'],
  ['a record of no event', 'replays/nowhere/1_A_B.game.json', '{}', 'notOurs'],
  ['a record in a deeper folder', 'replays/cup/x/1_A_B.game.json', '{}', 'notOurs'],
  ['a record elsewhere', 'src/cup/1_A_B.game.json', '{}', 'notOurs'],
  ['a file in the inbox', 'replays/inbox/b.game.json', '{}', 'notOurs'],
  ['a list that only people write', 'replays/errata.json', '[]', 'notOurs'],
  ['a record that is not JSON', RECORD, '{', 'notJson'],
  ['a list that is not JSON', 'replays/added.json', '{,}', 'notJson'],
  ['a record that is far too large', RECORD, JSON.stringify('x'.repeat(2_000_000)), 'tooLarge'],
] as const)('%s is not committed', (_, path, text, fault) => {
  expect(added(path, text)).toEqual([ADDING_WORDS[fault](JSON.stringify(path))]);
});

test('no game and no list is removed without another record of the game', () => {
  const { write, remove, check } = repository();
  remove(SAME_GAME);
  remove('replays/added.json');
  write('replays/cup/7_A_B.game.json', '{}');
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr.split('\n').filter(Boolean)).toMatchSnapshot();
});

test('links are not committed, and a name cannot give the runner a command', () => {
  const { root, check } = repository();
  symlinkSync('/etc/passwd', join(root, RECORD.replace('cup/', '')));
  symlinkSync('/etc/passwd', join(root, 'replays/\n::error::hello.json'));
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(2);
  for (const line of stderr.trim().split('\n')) expect(line).toContain(ADDING_WORDS.notPlain(''));
  expect(stderr).not.toMatch(/^\s*::/m);
});

test('the check imports Node and files of ours that import nothing else', () => {
  const files = ['cli/handover.ts'];
  for (const file of files)
    files.push(...imports.flatMap((edge) => (edge.file === file && !edge.typeOnly ? [edge.target] : [])));
  for (const file of files) {
    const named = [...readFileSync(join(SRC, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
      ([, name]) => name!,
    );
    expect(
      named.filter((name) => !/^(?:node:|\.)/.test(name)),
      file,
    ).toEqual([]);
  }
});
