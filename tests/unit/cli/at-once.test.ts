import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { duel } from '../../support/recording-writer/scenario.ts';
import { filesIn, saveRecording, temporaryCorpus } from '../corpus/temporary-corpus.ts';
import { run } from './run.ts';

const GAMES = 12;
const PROCESSES = 4;

function setUp() {
  const { root, inbox } = temporaryCorpus();
  const files = Array.from({ length: GAMES }, (_, seed) =>
    saveRecording(join(inbox, `${seed}.w3g`), { ...duel(), randomSeed: seed + 1 }),
  );
  const start = (paths: readonly string[]) =>
    spawn(process.execPath, ['src/cli/ingest.ts', ...paths], {
      env: { ...process.env, FARSEER_REPLAYS: root },
    });
  return { root, inbox, files, start };
}

/** Everything that ingesting writes, but for the times, which are those of the clock. */
const written = (root: string) =>
  filesIn(root).map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [file, file === 'added.json' ? Object.keys(JSON.parse(text)) : text];
  });

const atOnce = setUp();
run('ingest', [atOnce.inbox], { FARSEER_REPLAYS: atOnce.root });
const whole = written(atOnce.root);

test('what several take in at once is what one takes in, with every date', async () => {
  const { root, files, start } = setUp();
  const processes = Array.from({ length: PROCESSES }, (_, part) =>
    // Each takes some that others take as well.
    start(files.filter((_file, index) => index % PROCESSES === part || index < 3)),
  );
  const codes = await Promise.all(processes.map((child) => once(child, 'exit')));
  expect(codes.map(([code]) => code as unknown)).toEqual(processes.map(() => 0));
  expect(written(root)).toEqual(whole);
  expect(whole).toHaveLength(2 * GAMES + 2);
});

test('parts of a list, taken in apart, make the whole', () => {
  const { root, inbox } = setUp();
  const shard = (part: string) => run('ingest', ['--shard', part, inbox], { FARSEER_REPLAYS: root });
  expect(shard('1/3').stdout).toBe('4 new, 0 updated, 0 unchanged, 0 duplicate, 0 refused\n');
  for (const part of ['2/3', '3/3']) expect(shard(part).status).toBe(0);
  expect(written(root)).toEqual(whole);
  for (const none of ['0/3', '4/3', '1', 'x/y'])
    expect(shard(none)).toMatchObject({ status: 2, stderr: expect.stringContaining(`no part "${none}"`) });
});

test.each([300, 500, 700, 900, 1200])('killed after %i ms, the next time ends the same', async (ms) => {
  const { root, inbox, start } = setUp();
  const child = start([inbox]);
  const ended = once(child, 'exit');
  await sleep(ms);
  child.kill('SIGKILL');
  await ended;
  // Whatever there is is whole: a file that the whole run has not, or has otherwise, was broken off.
  const records = written(root).filter(
    ([file]) => String(file).includes('/') && !String(file).includes('/.'),
  );
  for (const record of records) expect(whole).toContainEqual(record);
  expect(run('ingest', [inbox], { FARSEER_REPLAYS: root }).status).toBe(0);
  expect(written(root)).toEqual(whole);
});
