/** Lets writes fail in this process like on a full disk, from the n-th on. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { writeFileSync } = fs;

/** Runs an action in which the n-th write and all later ones below a folder fail with the system's code. */
export async function withFailingWrites<T>(
  { from, below, code }: { from: number; below: string; code: string },
  action: () => T | Promise<T>,
): Promise<T> {
  let left = from;
  fs.writeFileSync = (path, content, options) => {
    if (!String(path).startsWith(below) || --left > 0) return writeFileSync(path, content, options);
    // As the system does: the file exists, but has only a part.
    writeFileSync(path, 'half a fil', options);
    throw Object.assign(new Error(`${code}: refused, write`), { code, syscall: 'write' });
  };
  syncBuiltinESMExports();
  try {
    return await action();
  } finally {
    fs.writeFileSync = writeFileSync;
    syncBuiltinESMExports();
  }
}
