/** nginx takes what is printed for it without a warning, as the only site and among the types of a distribution. */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../../support/find-program.ts';
import { printConfiguration } from './servers/running.ts';

const nginx = findProgram('nginx');
const TYPES = '/etc/nginx/mime.types';

test.skipIf(!nginx)('nginx has nothing to say about its configuration (needs nginx)', () => {
  const { folder, remove } = printConfiguration('nginx', 18_099);
  try {
    for (const include of ['', ...(existsSync(TYPES) ? [`include ${TYPES};`] : [])]) {
      const file = join(folder, 'nginx.conf');
      writeFileSync(
        file,
        `pid ${folder}/pid; error_log stderr warn; events {} http { ${include} include ${folder}/farseer.conf; }`,
      );
      const { stderr } = spawnSync(nginx!, ['-t', '-c', file, '-p', folder, '-e', 'stderr'], {
        encoding: 'utf8',
      });
      expect(stderr).toContain('test is successful');
      expect(stderr).not.toContain('[warn]');
    }
  } finally {
    remove();
  }
});
