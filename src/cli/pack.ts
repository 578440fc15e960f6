/** Packs files as an npm package. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scratchFolder } from '../archive/corpus/disk/scratch.ts';

/** Writes a tarball into a folder. Exit code: 0, 2 for invalid arguments, otherwise npm's exit code. */
export async function packInto(
  folder: string | undefined,
  usage: string,
  make: () => Promise<Record<string, string>>,
): Promise<number> {
  if (folder === undefined || folder.startsWith('-')) {
    process.stderr.write(usage);
    return 2;
  }
  const scratch = scratchFolder();
  try {
    for (const [name, text] of Object.entries(await make())) writeFileSync(join(scratch.folder, name), text);
    mkdirSync(folder, { recursive: true });
    const { status } = spawnSync('npm', ['pack', '--silent', '--pack-destination', resolve(folder)], {
      cwd: scratch.folder,
      stdio: 'inherit',
    });
    return status ?? 1;
  } finally {
    scratch.clear();
  }
}
