/** Runs `npm run audit` as the npm script does. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Audit } from '../../src/archive/audit/audit.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** Exit code and all output. */
export function runAudit(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(PROJECT, 'src/cli/audit.ts'), ...args],
    { encoding: 'utf8', maxBuffer: 1e8, cwd: PROJECT },
  );
  return { status, stdout, stderr };
}

/** The audit of files and folders as JSON, with file names as found. */
export const auditOf = (...paths: string[]): Audit =>
  JSON.parse(runAudit('--json', ...paths).stdout) as Audit;
