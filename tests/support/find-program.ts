import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian installs servers in folders that are only on root's path. */
const FURTHER = ['/usr/sbin', '/usr/local/sbin'];

/** Path of the first installed program of a list; undefined if none is installed. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...FURTHER].filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}
