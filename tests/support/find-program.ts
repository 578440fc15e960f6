import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where only root looks. */
const FURTHER = ['/usr/sbin', '/usr/local/sbin'];

/** Where the first of some programs is that is installed here; undefined if none is. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FURTHER].filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
