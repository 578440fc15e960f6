/** Runs `npm run audit` as the npm script does, and the same audit in this process. */
import { spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { audit, type Audit } from '../../src/archive/audit/audit.ts';
import { findAudited, readAudited } from '../../src/archive/corpus/audit-inputs.ts';
import { corpusRoot } from '../../src/archive/corpus/layout.ts';

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
export async function auditOf(...paths: string[]): Promise<Audit> {
  const inputs = await readAudited(findAudited(paths, corpusRoot()), corpusRoot());
  const found = audit(inputs.map((input) => ({ ...input, file: relative('', input.file) })));
  return JSON.parse(JSON.stringify(found)) as Audit;
}
