import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '../../..');

export type Command =
  | 'aliases'
  | 'decode'
  | 'doctor'
  | 'find'
  | 'fonts'
  | 'handover'
  | 'hosts'
  | 'ingest'
  | 'maps'
  | 'mcp'
  | 'mcp-package'
  | 'parse'
  | 'receive'
  | 'release'
  | 'remove'
  | 'verify';

/** Runs a command of `src/cli` as the npm scripts do; returns its exit code and all output. */
export function run(
  command: Command,
  args: readonly string[],
  env: Record<string, string> = {},
  input: string | Uint8Array = '',
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(PROJECT, `src/cli/${command}.ts`), ...args],
    { encoding: 'utf8', maxBuffer: 1e8, cwd: PROJECT, env: { ...process.env, ...env }, input },
  );
  return { status, stdout, stderr };
}
