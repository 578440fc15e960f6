/** A lock that lets only one process change a folder at a time. */
import { accessSync, constants, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { walk } from '../layout.ts';
import { writeError } from './write.ts';

/** A hidden file, so that the lock isn't mistaken for part of the corpus. */
const LOCK_FILE = '.ingest.lock';
/** Pause between two looks whether the lock is free. */
const LOOK_AGAIN_MS = 100;
/** The code of SQLite for a database that another process holds. */
const SQLITE_BUSY = 5;
/** The system's codes for what SQLite calls by its own: `SQLITE_READONLY`, `SQLITE_FULL`. */
const SQLITE_CODES: Readonly<Record<number, string>> = { 8: 'EROFS', 13: 'ENOSPC' };

/**
 * Runs `change` while no other process changes the same folder, waiting if necessary. It uses SQLite's lock
 * on an empty database. The system releases the lock when a process ends, so it is never stale. Half-written
 * files from a killed process are removed first. Rejects like `change`, or with a sentence if nothing can be written.
 */
export async function alone<T>(root: string, change: () => T | Promise<T>): Promise<T> {
  const database = openLock(root);
  try {
    while (!isLocked(root, database)) await sleep(LOOK_AGAIN_MS);
    for (const file of walk(root)) if (isHalfWritten(file)) rmSync(file, { force: true });
    return await change();
  } finally {
    database.close();
  }
}

function openLock(root: string): DatabaseSync {
  try {
    mkdirSync(root, { recursive: true });
    accessSync(root, constants.W_OK);
    return new DatabaseSync(join(root, LOCK_FILE));
  } catch (error) {
    throw lockError(root, error);
  }
}

function isLocked(root: string, database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw lockError(root, error);
  }
}

/** Why a folder can't be locked: the system's reason, or that of SQLite, whose errors name no file. */
function lockError(root: string, error: unknown): unknown {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number };
  if (code !== 'ERR_SQLITE_ERROR') return writeError(root, error);
  const systemCode = SQLITE_CODES[errcode & 0xff];
  if (systemCode !== undefined) return writeError(root, { code: systemCode });
  const path = join(root, LOCK_FILE);
  const readable = new Error(
    `${path}: The folder cannot be locked (${(error as Error).message}). If the rights and the space are right, ` +
      'delete this file, then run this again.',
    { cause: error },
  );
  delete readable.stack;
  return readable;
}

/** Matches the temporary name that a file has until it is complete: see `writeWhole`. */
const isHalfWritten = (file: string): boolean => /^\..+\.json\.\d+$/.test(basename(file));
