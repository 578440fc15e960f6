/** The package's command, as somebody has it who installed the package. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { widthOf } from '../../../src/data/reader/command/text.ts';
import { replayId } from '../../../src/game/identity.ts';
import { summarize } from '../../../src/game/derive/summarize.ts';
import { findProgram } from '../../support/find-program.ts';
import { RECORDINGS } from '../../support/recordings.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { temporaryFolder } from '../../unit/archive/corpus/temporary-corpus.ts';
import { decodedRecordings } from '../recordings/decoded.ts';
import { COMMAND, EXAMPLE, installed, runIn } from './packed.ts';

let project: string;
beforeAll(async () => {
  project = await installed(temporaryFolder());
  const rubbish = join(project, 'rubbish');
  mkdirSync(join(rubbish, 'deep'), { recursive: true });
  copyFileSync(EXAMPLE, join(rubbish, 'deep/game.w3g'));
  writeFileSync(join(rubbish, 'junk.w3g'), 'junk');
  writeFileSync(join(rubbish, 'empty.w3g'), '');
  writeFileSync(join(rubbish, 'cut.zip'), readFileSync(join(project, 'games.zip')).subarray(0, 5000));
  writeFileSync(join(rubbish, 'notes.txt'), 'no replay, and left alone');
  writeFileSync(join(rubbish, 'packed.rar'), 'Rar!\x1a\x07\x01\x00');
  // Neither of them may keep the command for ever.
  symlinkSync('.', join(rubbish, 'loop'));
  spawnSync('mkfifo', [join(rubbish, 'pipe.w3g')]);
});

const run = (args: readonly string[], options?: Parameters<typeof runIn>[2]) =>
  runIn(project, [COMMAND, ...args], options);

test('the help fits on a screen', () => {
  const { status, stdout } = run(['--help']);
  const lines = stdout.trimEnd().split('\n');
  expect(status).toBe(0);
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(80);
});

test.each([80, 120])('a report keeps to %i columns', (columns) => {
  const { status, stdout, stderr } = run(['game.w3g'], { env: { COLUMNS: String(columns) } });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatchSnapshot();
  expect(Math.max(...stdout.split('\n').map(widthOf))).toBeLessThanOrEqual(columns);
});

test.each([[], ['--build-order']])('the texts of several games stand apart (%s)', (...options) => {
  const [one, two] = [run([...options, 'game.w3g']), run([...options, 'game.w3g', 'games.zip'])];
  expect(two).toMatchObject({ status: 0, stderr: '' });
  const line = `\n${'─'.repeat(80)}\n\n`;
  expect(two.stdout).toBe(`game.w3g\n${one.stdout}${line}games.zip/day-1/final.w3g\n${one.stdout}`);
});

test('names can’t steer the terminal', () => {
  const name = 'A\u001b[31mB\u202eC';
  writeFileSync(join(project, 'steering.w3g'), writeRecording(duel({ names: [name, 'Thrall'] })));
  for (const format of ['--build-order', '--no-colour']) {
    const { stdout } = run([format, 'steering.w3g']);
    expect(stdout).toContain('A[31mBC');
    expect(stdout).not.toMatch(/[\u001b\u202e]/);
  }
});

test('a folder with rubbish gives its games, and one line for each file without one', () => {
  const { status, stdout, stderr } = run(['--summary', 'rubbish']);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; error?: { code: string } });
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(lines.map(({ file, error }) => [file, error?.code])).toEqual([
    ['rubbish/cut.zip', 'archive-damaged'],
    ['rubbish/deep/game.w3g', undefined],
    ['rubbish/empty.w3g', 'not-a-replay'],
    ['rubbish/junk.w3g', 'not-a-replay'],
    ['rubbish/packed.rar', 'rar'],
  ]);
  const inText = run(['--csv', 'rubbish']);
  expect(inText.status).toBe(1);
  expect(
    inText.stderr
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ').slice(0, 2)),
  ).toEqual([
    ['rubbish/cut.zip', 'archive-damaged'],
    ['rubbish/empty.w3g', 'not-a-replay'],
    ['rubbish/junk.w3g', 'not-a-replay'],
    ['rubbish/packed.rar', 'rar'],
  ]);
});

test('standard input is a file like others', () => {
  const [fromInput, fromFile] = [
    run(['--json', '-'], { input: readFileSync(EXAMPLE) }),
    run(['--json', 'game.w3g']),
  ];
  expect(fromInput).toEqual({
    ...fromFile,
    stdout: fromFile.stdout.replace('"file":"game.w3g"', '"file":"-"'),
  });
  expect(fromInput.status).toBe(0);
});

test('a build order has a line for each step', () => {
  const { analysis } = JSON.parse(run(['--json', 'game.w3g']).stdout) as {
    analysis: { players: { build: unknown[] }[] };
  };
  const steps = analysis.players.flatMap(({ build }) => build);
  const { stdout } = run(['--build-order', 'game.w3g']);
  expect(stdout.match(/^ ?\d?\d:\d\d /gm)).toHaveLength(steps.length);
});

test.each([[[]], [['--json', '--csv', 'game.w3g']], [['--nonsense', 'game.w3g']], [['-', '-']]])(
  'a wrong call ends with 2 and the usage: %j',
  (args) => {
    const { status, stdout, stderr } = run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(run(['--help']).stdout);
  },
);

test('missing files and empty folders are failures', () => {
  mkdirSync(join(project, 'nothing'), { recursive: true });
  expect(run(['absent.w3g'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^absent\.w3g: unreadable: .*\n$/),
  });
  expect(run(['nothing'])).toMatchObject({ status: 1, stderr: expect.stringMatching(/^.+\n$/) });
});

const SCRIPT = process.platform === 'linux' ? findProgram('script') : undefined;
/** What the command shows on a terminal of 80 columns. */
const onTerminal = (args: string, setting = 'TERM=xterm-256color'): string => {
  const command = `stty cols 80; env -u CI -u NO_COLOR -u FORCE_COLOR ${setting} '${process.execPath}' ${COMMAND} ${args}`;
  const { stdout } = runIn(project, ['-qec', command, '/dev/null'], { node: SCRIPT! });
  return stdout.replaceAll('\r\n', '\n');
};

test.skipIf(!SCRIPT)('only terminals that have colours get some', () => {
  const plain = run(['game.w3g']).stdout;
  const coloured = onTerminal('game.w3g');
  expect(coloured).toMatch(/\x1b\[/);
  expect(coloured.replaceAll(/\x1b\[\d+m/g, '')).toBe(plain);
  expect(onTerminal('--no-colour game.w3g')).toBe(plain);
  expect(onTerminal('game.w3g', 'TERM=xterm-256color NO_COLOR=1')).toBe(plain);
  expect(onTerminal('game.w3g', 'TERM=dumb')).toBe(plain);
});

test.skipIf(!SCRIPT)('progress on a terminal makes room for what is printed', () => {
  const shown = onTerminal(`--build-order --no-colour absent.w3g${' game.w3g'.repeat(9)}`);
  const progress = /\r\d+ of 10\r\x1b\[K/g;
  expect(shown.match(progress)).toHaveLength(10);
  expect(shown.replaceAll(progress, '')).not.toMatch(/ of 10|[\r\x1b]/);
});

test.skipIf(process.platform !== 'linux')('a full disk is a failure', () => {
  const { status, stderr } = runIn(project, ['-c', `'${process.execPath}' ${COMMAND} game.w3g > /dev/full`], {
    node: 'sh',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^ENOSPC.*\n$/) });
});

const OLD = findProgram('node18', 'node20') ?? '/usr/bin/node';
const oldVersion = runIn('.', ['--version'], { node: OLD }).stdout;
test.skipIf(!/^v(1\d|20)\./.test(oldVersion))('an old Node gives one sentence', () => {
  const { status, stdout, stderr } = run(['game.w3g'], { node: OLD });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trimEnd().split('\n')).toEqual([expect.stringContaining(oldVersion.trim())]);
});

const { missing, decoded, failed } = decodedRecordings('summaries of the package');
test.skipIf(missing)('all recordings give the summaries of the site, byte for byte', () => {
  const { status, stdout } = run(['--summary', RECORDINGS]);
  expect(status).toBe(failed.length > 0 ? 1 : 0);
  const summaries = new Map(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { file, summary, error } = JSON.parse(line) as {
          file: string;
          summary?: unknown;
          error?: { code: string };
        };
        return [file, error ? error.code : JSON.stringify(summary)];
      }),
  );
  const ofSite = [
    ...decoded.map(({ entry: { path }, game }): [string, string] => [
      path,
      JSON.stringify(summarize(game, replayId(game, path))),
    ]),
    ...failed.map(({ path, code }): [string, string] => [path, code]),
  ];
  expect(ofSite.length).toBeGreaterThan(300);
  for (const [path, summary] of ofSite) expect(summaries.get(join(RECORDINGS, path)), path).toBe(summary);
});
