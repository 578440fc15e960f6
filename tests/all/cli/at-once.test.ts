import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { duel } from '../../support/recording-writer/scenario.ts';
import { filesIn, saveRecording, temporaryCorpus } from '../../unit/archive/corpus/temporary-corpus.ts';
import { run } from './run.ts';
import { INGEST_WORDS } from '../../../src/cli/words.ts';

const GAMES = 12;
const PROCESSES = 4;
const KILL_AT_WRITE = join(import.meta.dirname, '../../support/kill-at-write.ts');

function setUp(games = GAMES) {
  const { root, inbox } = temporaryCorpus();
  const files = Array.from({ length: games }, (_, seed) =>
    saveRecording(join(inbox, `${seed}.w3g`), { ...duel(), randomSeed: seed + 1 }),
  );
  const start = (paths: readonly string[], flags: readonly string[] = [], env: Record<string, string> = {}) =>
    spawn(process.execPath, [...flags, 'src/cli/ingest.ts', ...paths], {
      env: { ...process.env, FARSEER_REPLAYS: root, ...env },
    });
  return { root, inbox, files, start };
}

/** Everything that ingesting writes, without clock times. */
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
    // Each process takes some files that others take too.
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
  expect(shard('1/3').stdout).toMatch(/^4 new, 0 updated, 0 unchanged, 0 duplicate, 0 refused$/m);
  for (const part of ['2/3', '3/3']) expect(shard(part).status).toBe(0);
  expect(written(root)).toEqual(whole);
  for (const none of ['0/3', '4/3', '1', 'x/y'])
    expect(shard(none)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(INGEST_WORDS.notAPart(none)),
    });
});

/** File changes when ingesting five games: writing and renaming the record and orders of each, then the dates. */
const CHANGES = 5 * 4 + 2;
/** All changes of a game and the dates; with FARSEER_RUNS every change, which takes half a minute. */
const POINTS = process.env['FARSEER_RUNS']
  ? Array.from({ length: CHANGES }, (_, n) => n + 1)
  : [1, 2, 3, 4, 10, 20, CHANGES - 1, CHANGES];
const few = setUp(5);
run('ingest', [few.inbox], { FARSEER_REPLAYS: few.root });
const wholeOfFew = written(few.root);

test.each(POINTS)('killed at change %i of a file, the next time ends the same', async (at) => {
  const { root, inbox, start } = setUp(5);
  const [, signal] = (await once(
    start([inbox], ['--import', KILL_AT_WRITE], { KILL_AT: String(at), KILL_BELOW: root }),
    'exit',
  )) as [unknown, string];
  expect(signal).toBe('SIGKILL');
  // Every existing file is complete.
  for (const record of written(root))
    if (record[0] !== 'added.json') expect(wholeOfFew).toContainEqual(record);
  expect(run('ingest', [inbox], { FARSEER_REPLAYS: root }).status).toBe(0);
  expect(written(root)).toEqual(wholeOfFew);
  expect(readdirSync(root, { recursive: true }).filter((file) => /json\.\d+$/.test(String(file)))).toEqual(
    [],
  );
});
