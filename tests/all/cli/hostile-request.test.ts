/**
 * Takes a hostile pull request through the workflow's own script. Names of files, players and archives, and texts about them,
 * try to run something, to leave their folder, to command the runner and to be markup.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { zipSync } from 'fflate';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { filesIn, save, saveRecording, temporaryCorpus } from '../../unit/archive/corpus/temporary-corpus.ts';

interface Step {
  id?: string;
  run?: string;
}
const workflow = parse(readFileSync('.github/workflows/replays.yml', 'utf8')) as {
  jobs: { decode: { steps: Step[] } };
};
const receive = workflow.jobs.decode.steps.find(({ id }) => id === 'receive')!.run!;

const COMMANDS = ['::error::x', '::set-output name=refused::0', '##[add-path]/tmp', '::stop-commands::x'];
const MARKUP = '<img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](https://elsewhere.example/p.png)';

test('nothing of a hostile pull request runs, leaves its folder, commands the runner or is markup', () => {
  const { root } = temporaryCorpus();
  const inbox = join(root, 'inbox');
  const canary = join(root, '..', 'canary');
  const run = `$(touch ${canary})`;
  let seed = 2;
  const other = (names?: [string, string]) => ({ ...duel(names ? { names } : {}), randomSeed: seed++ });
  // Names of files and folders.
  for (const name of [
    ...COMMANDS.map((text) => `a\n${text}`),
    '`touch canary`',
    "'; touch canary; '",
    '-rf',
    '--help',
    '\u202e.txt',
    'a\r\n::error::b',
  ])
    saveRecording(join(inbox, `d ${name}`.replaceAll('/', '_'), `${name.replaceAll('/', '_')}.w3g`), other());
  // Names of players.
  saveRecording(join(inbox, 'names', 'a.w3g'), other([COMMANDS[0]!, '<script>x</script>']));
  saveRecording(join(inbox, 'names', 'b.w3g'), other(['`touch x`', '[a](javascript:x)']));
  // Texts about them.
  const about = (folder: string, text: string) => {
    saveRecording(join(inbox, folder, 'a.w3g'), other());
    save(join(inbox, folder, 'about.yaml'), text);
  };
  about(
    'y1',
    `event: { id: evil, name: ${JSON.stringify(`${MARKUP}\n::error::x`)}, organiser: null, date: null }`,
  );
  about('y2', `event: "${run}"`);
  about('y3', 'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: !!js/function "function(){}"');
  about(
    'y4',
    `players: [{ name: ${JSON.stringify(MARKUP)}, aliases: [Nobody], source: "${run} ::error::x." }]`,
  );
  about('y5', 'event: ../../../evil');
  about('y6', 'event: { id: ../evil, name: x, organiser: null, date: null }');
  // Archives.
  const bytes = writeRecording(other());
  save(
    join(inbox, 'zip', 'a.zip'),
    Buffer.from(
      zipSync({
        '../../../canary': bytes,
        '/tmp/farseer-canary.w3g': bytes,
        'x\n::error::y.w3g': bytes,
        'deep/../../canary.w3g': bytes,
        'bomb.w3g': new Uint8Array(30_000_000),
      }),
    ),
  );
  save(join(inbox, 'zip', 'b.gz'), 'no gzip');

  // The runner’s side: a place for its files, and npm at hand as after `npm ci`.
  const runner = join(root, '..', 'runner');
  mkdirSync(runner);
  const [summary, output] = [join(runner, 'summary'), join(runner, 'output')];
  writeFileSync(summary, '');
  writeFileSync(output, '');
  const before = new Set(filesIn(dirname(root)));
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', receive], {
    encoding: 'utf8',
    cwd: resolve('.'),
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      FARSEER_REPLAYS: root,
      RUNNER_TEMP: runner,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_OUTPUT: output,
    },
  });
  // The log has nothing of it, the outputs one number.
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(readFileSync(output, 'utf8')).toBe('refused=1\n');
  const said = readFileSync(summary, 'utf8');
  expect(said.length).toBeGreaterThan(2000);
  expect(said).not.toMatch(/::|##\[/);
  expect(said).not.toMatch(/[^\\]<(?:img|script)/);
  expect(said.replaceAll(/`[^`]*`/g, '')).not.toMatch(/[^\\]\]\((?:javascript|https)/);
  // Nothing ran and nothing was written but records, lists and what the job itself has.
  expect(existsSync(canary) || existsSync('canary') || existsSync('/tmp/farseer-canary.w3g')).toBe(false);
  const news = filesIn(dirname(root)).filter((path) => !before.has(path));
  for (const path of news)
    expect(path).toMatch(
      /^(?:runner\/received\.md|replays\/(?:added|players|events)\.json|replays\/(?:unattributed|evil)\/[\w.-]+\.(?:game|orders)\.json)$/,
    );
  expect(news.length).toBeGreaterThan(10);
});
