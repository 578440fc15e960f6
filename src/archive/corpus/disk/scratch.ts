/** Temporary folders of commands. They also go after a command was killed: the next one removes them. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeError } from './write.ts';

/** A temporary folder, and how to remove it. */
export interface Scratch {
  folder: string;
  clear: () => void;
}

/** Names of this machine's folders; machines may share a folder of temporary files, but not process numbers. */
const PREFIX = `farseer-${hostname().replace(/[^\w.-]/g, '_')}-`;

/** Makes a temporary folder. Throws a sentence with the path, the reason and the remedy. */
export function scratchFolder(): Scratch {
  sweep(tmpdir(), PREFIX);
  try {
    const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
    return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) };
  } catch (error) {
    throw writeError(tmpdir(), error);
  }
}

/**
 * Removes what commands left that have ended: names in the folder that begin with the prefix and the number of a process.
 * What can't be removed stays.
 */
export function sweep(folder: string, prefix: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const [pid] = name.startsWith(prefix) ? (/^\d+/.exec(name.slice(prefix.length)) ?? []) : [];
      if (pid !== undefined && !isRunning(Number(pid)))
        rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    // The folder of another user, for example.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
