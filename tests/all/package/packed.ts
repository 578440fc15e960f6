/** The reader's package, packed and installed in an empty project without a network. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { zipSync } from 'fflate';
import { packInto } from '../../../src/cli/pack.ts';
import { readerPackage } from '../../../src/host/package/reader-package.ts';
import { writeMap } from '../../support/map-writer.ts';
import { duel } from '../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { SMALL_MAP } from '../../support/small-map.ts';

/** The replay of the examples, which is also one of the site. */
export const EXAMPLE = resolve('replays/fixtures/example-1v1.w3g');

/**
 * Installs the package in an empty project below a folder, with the files that its examples read; returns the project's
 * folder.
 */
export async function installed(folder: string): Promise<string> {
  const packed = join(folder, 'packed');
  mkdirSync(join(folder, 'project'));
  const project = join(folder, 'project');
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  if ((await packInto(packed, '', readerPackage)) !== 0) throw new Error('npm could not pack the reader.');
  const [tarball] = globSync(join(packed, '*.tgz'));
  const { status, stderr } = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball!], {
    cwd: project,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  saveFiles(project);
  return project;
}

/** The files that examples and recipes read. */
function saveFiles(project: string): void {
  copyFileSync(EXAMPLE, join(project, 'game.w3g'));
  const bytes = new Uint8Array(readFileSync(EXAMPLE));
  writeFileSync(
    join(project, 'games.zip'),
    zipSync({ 'day-1/final.w3g': bytes, 'notes.txt': new Uint8Array(9) }),
  );
  writeFileSync(join(project, 'SmallMap.w3x'), writeMap(SMALL_MAP));
  const line = { kind: 'chat', at: 5000, player: 1, mode: 0, message: 'gl hf' } as const;
  writeFileSync(join(project, 'with-chat.w3g'), writeRecording(duel({ events: [line] })));
}

/** Runs a program of the project; `node` is the one of this test unless another is given. */
export function runIn(
  project: string,
  args: readonly string[],
  options: { node?: string; input?: Uint8Array; env?: Record<string, string> } = {},
) {
  const { node = process.execPath, input, env = {} } = options;
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    ...(input && { input }),
  });
  return { status, stdout, stderr };
}

/** The command of the package. */
export const COMMAND = 'node_modules/w3g-reader/bin.js';
