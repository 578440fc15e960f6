/** One process at a time changes the corpus. */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { walk } from './layout.ts';

/** Hidden, so that nothing takes it for a part of the corpus. */
const LOCK_FILE = '.ingest.lock';
const LOOK_AGAIN_MS = 100;
const SQLITE_BUSY = 5;

/**
 * Runs something while no other process runs anything on the same corpus; waits as long as another one does. The lock is
 * SQLite's on an empty database: the system frees it when a process ends, however it ends, so none is ever stale. What a
 * process that was killed had half written is removed first. Rejects as `change` does, or where no file can be written.
 */
export async function alone<T>(root: string, change: () => Promise<T>): Promise<T> {
  mkdirSync(root, { recursive: true });
  const database = new DatabaseSync(join(root, LOCK_FILE));
  try {
    while (!isLocked(database)) await sleep(LOOK_AGAIN_MS);
    for (const file of walk(root)) if (isHalfWritten(file)) rmSync(file, { force: true });
    return await change();
  } finally {
    database.close();
  }
}

function isLocked(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

/** The name under which a file of the corpus lies until it is whole: see `writeWhole`. */
const isHalfWritten = (file: string): boolean => /^\..+\.json\.\d+$/.test(basename(file));
