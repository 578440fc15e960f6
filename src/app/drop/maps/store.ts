/**
 * The database of maps. It exists only while the visitor wants maps stored, and never contains the map files
 * themselves.
 */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { libraryError } from '../library/failure.ts';
import type { MapRead } from './read-map.ts';

export const MAPS_DATABASE = 'farseer-maps';
/** Format version of the stored data, which later versions of the page must be able to read. */
const FORM = 1;

/** A map read in this visit or an earlier one. */
export interface OwnMapFile extends MapRead {
  /** Name of the file, and its size in bytes. */
  file: string;
  bytes: number;
}

interface Schema extends DBSchema {
  maps: { key: string; value: OwnMapFile };
}

/** All stored maps; null if none should be stored. */
export const listMaps = (): Promise<OwnMapFile[] | null> =>
  withDatabase(false, (database) => database.getAll('maps'));

/** Stores maps; makes the database if there is none. */
export const keepMaps = (maps: readonly OwnMapFile[]): Promise<unknown> =>
  withDatabase(true, async (database) => {
    const transaction = database.transaction('maps', 'readwrite');
    await Promise.all([...maps.map((map) => transaction.store.put(map)), transaction.done]);
  });

export const deleteMap = (sha1: string): Promise<unknown> =>
  withDatabase(false, (database) => database.delete('maps', sha1));

/** Removes the database with everything in it. */
export const forgetMaps = (): Promise<void> =>
  deleteDB(MAPS_DATABASE).catch((error: unknown) => Promise.reject(libraryError(error)));

/** Opens the database only for one operation; null if there is none and none should be made. */
async function withDatabase<T>(
  create: boolean,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T | null> {
  let missing = false;
  try {
    const database = await openDB<Schema>(MAPS_DATABASE, FORM, {
      upgrade(opened, _before, _wanted, transaction) {
        if (create) return void opened.createObjectStore('maps', { keyPath: 'sha1' });
        // Opening creates a database; aborting undoes that.
        missing = true;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (missing) return null;
    throw libraryError(error);
  }
}
