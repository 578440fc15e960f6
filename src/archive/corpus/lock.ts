/** A lock that lets only one process change the corpus at a time. */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { walk } from './layout.ts';

/** A hidden file, so that the lock isn't mistaken for part of the corpus. */
const LOCK_FILE = '.ingest.lock';
const LOOK_AGAIN_MS = 100;
const SQLITE_BUSY = 5;

/**
 * Runs `change` while no other process changes the same corpus, waiting if necessary. It uses SQLite's lock
 * on an empty database. The system releases the lock when a process ends, so it is never stale. Half-written
 * files from a killed process are removed first. Rejects like `change`, or if files can't be written.
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

/** Matches the temporary name that a corpus file has until it is complete: see `writeWhole`. */
const isHalfWritten = (file: string): boolean => /^\..+\.json\.\d+$/.test(basename(file));
