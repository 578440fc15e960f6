/** `npm run release` on stores that were left half done, and what `npm run remove` says of releases. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, saveRecording, temporaryCorpus } from '../../unit/archive/corpus/temporary-corpus.ts';
import { run } from './run.ts';

/** A corpus with one game, and an empty store. */
function setUp() {
  const { root, inbox } = temporaryCorpus();
  const store = join(root, '../releases');
  const call = (command: 'ingest' | 'release' | 'remove', ...args: string[]) =>
    run(command, args, { FARSEER_REPLAYS: root, FARSEER_RELEASES: store });
  const take = () => call('ingest', saveRecording(join(inbox, 'a.w3g')));
  const versions = () =>
    (JSON.parse(readFileSync(join(store, 'index.json'), 'utf8')) as { version: string }[]).map(
      ({ version }) => version,
    );
  return { root, store, call, take, versions };
}

test('an archive without games is not released', () => {
  const { store, call } = setUp();
  expect(call('release').status).toBe(1);
  expect(existsSync(store)).toBe(false);
});

test('a release that was killed is finished, foreign files under its version are not touched', () => {
  const { store, call, take, versions } = setUp();
  take();
  expect(call('release').status).toBe(0);
  const [version = ''] = versions();
  // Killed after the folder was there, before the list was written; and a copy that was never finished.
  rmSync(join(store, 'index.json'));
  cpSync(join(store, version), join(store, `.half-${version}`), { recursive: true });
  expect(call('release').status).toBe(0);
  expect(versions()).toEqual([version]);
  expect(existsSync(join(store, `.half-${version}`))).toBe(false);

  rmSync(join(store, 'index.json'));
  writeFileSync(join(store, version, 'sha256sums.txt'), 'others');
  const { status, stderr } = call('release');
  expect(status).toBe(2);
  expect(stderr).toContain(join(store, version));
  expect(readFileSync(join(store, version, 'sha256sums.txt'), 'utf8')).toBe('others');
});

test('the releases that still have a removed name or game are named', () => {
  const { store, call, take, versions } = setUp();
  take();
  call('release');
  const [version = ''] = versions();
  const before = filesIn(store);
  for (const [what, id] of [
    ['--player', 'arthas'],
    ['--game', filesIn(join(store, '../replays')).find((file) => file.endsWith('.game.json'))!],
  ] as const) {
    const { status, stdout } = call('remove', what, id.replace(/^.*\/|\.game\.json$/g, ''));
    expect(status, stdout).toBe(0);
    expect(stdout).toContain(`: ${version}.`);
    expect(stdout).not.toMatch(/arthas/i);
  }
  expect(filesIn(store)).toEqual(before);
});

test('a clock that is behind the newest game releases nothing', () => {
  const { root, store, call, take } = setUp();
  take();
  const added = readFileSync(join(root, 'added.json'), 'utf8');
  writeFileSync(join(root, 'added.json'), added.replace(/: "\d{4}/, ': "2999'));
  mkdirSync(store);
  const { status, stderr } = call('release');
  expect(status).toBe(2);
  expect(stderr).toContain('2999');
  expect(filesIn(store)).toEqual([]);
});
