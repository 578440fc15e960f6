import { zipSync } from 'fflate';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FILE_BYTES } from '../../../src/game/decode/file-bytes.ts';
import { parquetOf } from '../../../src/data/release/formats/parquet.ts';
import { LONE_TABLES } from '../../../src/data/release/single-recording.ts';
import type { Cell } from '../../../src/game/facts/fact.ts';
import { ask } from '../../support/duck.ts';
import { findProgram } from '../../support/find-program.ts';
import {
  save,
  saveCut,
  saveRecording,
  temporaryCorpus,
  temporaryFolder,
} from '../../unit/archive/corpus/temporary-corpus.ts';
import { readRecording } from '../../../src/archive/corpus/read-recording.ts';
import { PRINTED, type Printed } from '../../../src/cli/output-formats.ts';
import { run } from './run.ts';
import { PIPE_SENTENCE } from '../../../src/archive/corpus/disk/reasons.ts';

const folder = temporaryFolder();
const duel = saveRecording(join(folder, 'duel.w3g'));
const recording = new Uint8Array(readFileSync(duel));
const files = [
  duel,
  save(join(folder, 'junk.w3g'), 'junk'),
  join(folder, 'absent.w3g'),
  save(join(folder, 'one.zip'), zipSync({ 'duel.w3g': recording })),
  save(join(folder, 'two.zip'), zipSync({ 'a.w3g': recording, 'b.w3g': recording })),
  saveCut(join(folder, 'two words, cut.w3g')),
];
const GOOD = [duel, files[3]!, files[5]!];

/** What `npm run parse` prints of a file. */
function printed(file: string, as: Printed): unknown {
  const read = readRecording(file);
  return read.ok ? JSON.parse(JSON.stringify(PRINTED[as](read.value))) : read.failure;
}

const decode = (names: readonly string[], ...args: string[]) => {
  const { status, stdout, stderr } = run('decode', args, {}, names.join('\n'));
  expect(stderr).toBe('');
  return { status, stdout, lines: stdout.split('\n').slice(0, -1) };
};

test('a line for every name, in order: what parse prints, or why there is none', () => {
  const { status, lines } = decode(files, '--threads', '2');
  const said = lines.map((line) => JSON.parse(line));
  expect(status).toBe(1);
  expect(said.map(({ file, error }) => [file, error?.code])).toEqual([
    [files[0], undefined],
    [files[1], 'not-a-replay'],
    [files[2], 'unreadable'],
    [files[3], undefined],
    [files[4], 'several-recordings'],
    [files[5], undefined],
  ]);
  for (const { file, summary } of said.filter(({ error }) => !error))
    expect(summary).toEqual(printed(file, 'summary'));
  expect(said[0].sha256).toBe(said[3].sha256);
});

test.each(['game', 'analysis', 'tables'] as const)(
  '--as %s prints that, and all is well where all files are',
  (as) => {
    const { status, lines } = decode(GOOD, '--as', as);
    expect(status).toBe(0);
    expect(lines.map((line) => JSON.parse(line)[as])).toEqual(GOOD.map((file) => printed(file, as)));
  },
);

test('pipes and devices are named as such, and nobody waits for them', () => {
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const { lines } = decode(['/dev/zero', pipe, duel]);
  expect(lines.map((line) => JSON.parse(line).error)).toEqual([
    { code: 'unreadable', sentence: PIPE_SENTENCE },
    { code: 'unreadable', sentence: PIPE_SENTENCE },
    undefined,
  ]);
  expect(run('ingest', ['/dev/zero', pipe], { FARSEER_REPLAYS: temporaryCorpus().root }).stdout).toContain(
    '2 refused',
  );
});

test('no names, no lines; empty lines are no names', () => {
  expect(decode([])).toMatchObject({ status: 0, stdout: '' });
  expect(decode(['', duel, '']).lines).toHaveLength(1);
});

test.each([[['--as', 'poem']], [['--threads', '0']], [['--what']]])(
  'a wrong call says how it is done (%j)',
  (args) => {
    const { status, stderr } = run('decode', args);
    expect([status, stderr]).toEqual([2, expect.stringContaining('Usage: ')]);
  },
);

/** A tar of files, written by the system's program. */
const tarOf = (paths: readonly string[], ...args: string[]) =>
  spawnSync('tar', ['-cPf', '-', ...args, ...paths], { maxBuffer: 1e8 }).stdout;

test.each(['ustar', 'gnu', 'pax'])(
  'a tar of recordings (%s) gives the lines that their names give',
  (format) => {
    // Longer than the field of a header, and in the last two formats longer than any two fields.
    const long = join(
      folder,
      'n'.repeat(90),
      ...(format === 'ustar' ? [] : ['ö'.repeat(90)]),
      'm'.repeat(95),
    );
    const large = save(join(folder, 'large.w3g'), new Uint8Array(FILE_BYTES + 1));
    const paths = [...files.filter((file) => existsSync(file)), large, saveRecording(`${long}.w3g`)];
    const { status, stdout } = run('decode', ['--tar'], {}, tarOf(paths, `--format=${format}`));
    expect(stdout).toBe(decode(paths).stdout);
    expect(stdout.trimEnd().split('\n')).toHaveLength(7);
    expect(status).toBe(1);
  },
);

test('a cut tar gives all that stands before the cut, and says where it was', () => {
  const tar = tarOf([duel, duel]);
  const { status, stdout } = run('decode', ['--tar'], {}, tar.subarray(0, 1024 + recording.length));
  const [whole, cut, ...more] = stdout.trimEnd().split('\n');
  expect(status).toBe(1);
  expect(`${whole}\n`).toBe(decode([duel]).stdout);
  expect(JSON.parse(cut!)).toMatchObject({ error: { code: 'archive-damaged' } });
  expect(more).toEqual([]);
});

/** The code blocks of the document about batch decoding, with their languages. */
const recipes = [
  ...readFileSync('src/content/docs/batch-decoding.mdx', 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gms),
].map(([, language, code]) => ({ language: language!, code: code! }));
const recipe = (word: string) => recipes.find(({ code }) => code.includes(word))!.code;

const many = Array.from({ length: 12 }, (_, index) => files[index % files.length]!);
const plain = () => decode(many).stdout;

/** Runs a recipe where npm finds the project, with a list of names in `names.txt` of another folder. */
function cook(command: string, args: readonly string[], env: Record<string, string> = {}): string {
  const { stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    input: many.join('\n'),
    env: { ...process.env, ...env },
  });
  if (stdout === '') throw new Error(`${command} printed nothing:\n${stderr}`);
  return stdout;
}
const names = join(folder, 'names.txt');
writeFileSync(names, `${many.join('\n')}\n`);

/** A small version of the recipe: four portions, or portions of four recordings, and results on stdout. */
const inSmall = (code: string) =>
  code
    .replaceAll('names.txt', `"${names}"`)
    .replaceAll('100', '4')
    .replace(/ > \S+\n/, '\n');

test('an array of tasks gives the lines of one run', () => {
  const script = inSmall(recipe('SLURM_ARRAY_TASK_ID'));
  const parts = Array.from({ length: 4 }, (_, task) =>
    cook('sh', ['-c', script], { SLURM_ARRAY_TASK_ID: String(task) }),
  );
  expect(parts.join('')).toBe(plain());
});

test('DuckDB makes Parquet files of the columns, types and rows of a release', async () => {
  const tasks = [decode(many, '--as', 'tables'), decode(GOOD, '--as', 'tables')];
  tasks.forEach(({ stdout }, task) => save(join(folder, `games-${task}.ndjson`), stdout));
  const script = cook('sh', ['-c', recipe('--sql').replace('| duckdb', '')]);
  await ask(script.replaceAll(/(json\(|TO )'/g, `$1'${folder}/`));
  const said = tasks.map(({ lines }) => lines.flatMap((line) => JSON.parse(line).tables ?? []));

  for (const table of LONE_TABLES) {
    const { name, columns } = table;
    const rows = said.flatMap((games) =>
      games.flatMap((tables) => tables[name].map((row: Row) => columns.map((column) => row[column.name]))),
    );
    expect(rows).not.toEqual([]);
    const released = join(folder, `released-${name}.parquet`);
    writeFileSync(released, parquetOf(table, rows));
    const [ours, theirs] = [`'${released}'`, `'${join(folder, `${name}.parquet`)}'`];
    expect(await typesIn(theirs)).toEqual(await typesIn(ours));
    const different = `(FROM ${theirs} EXCEPT ALL FROM ${ours}) UNION ALL (FROM ${ours} EXCEPT ALL FROM ${theirs})`;
    expect(await ask(different)).toEqual([]);
  }
});

type Row = Record<string, Cell>;
const typesIn = (files: string) => ask(`SELECT column_name, column_type FROM (DESCRIBE FROM ${files})`);

const parallel = findProgram('parallel');
test.skipIf(!parallel)('GNU parallel gives the lines of one run', () => {
  expect(cook('sh', ['-c', inSmall(recipe('parallel --pipe'))])).toBe(plain());
});

const dask = findProgram('dask-scheduler');
test.skipIf(!dask)('Dask distributed gives the lines of one run', () => {
  // The Python with Dask, which may not be the first on the path.
  const python = readFileSync(dask!, 'utf8').match(/^#!(\S+)/)![1]!;
  const script = save(join(folder, 'decode.py'), inSmall(recipe('distributed')));
  expect(cook(python, [script])).toBe(plain());
});
