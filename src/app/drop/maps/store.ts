/** The database of kept maps. It exists as long as the visitor wants maps kept. The map files themselves are never in it. */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { libraryError } from '../library/failure.ts';
import type { MapRead } from './read-map.ts';

export const MAPS_DATABASE = 'farseer-maps';
/** Version of what is kept. A later one reads this one. */
const FORM = 1;

/** A map that was read in this visit or an earlier one. */
export interface OwnMapFile extends MapRead {
  /** Name of the file, and its size in bytes. */
  file: string;
  bytes: number;
}

interface Schema extends DBSchema {
  maps: { key: string; value: OwnMapFile };
}

/** All kept maps; null where none are to be kept. */
export const listMaps = (): Promise<OwnMapFile[] | null> =>
  withDatabase(false, (database) => database.getAll('maps'));

/** Keeps maps; makes the database if there is none. */
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

/** Opens the database for one piece of work only; null when there is none and none is to be made. */
async function withDatabase<T>(
  create: boolean,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T | null> {
  let missing = false;
  try {
    const database = await openDB<Schema>(MAPS_DATABASE, FORM, {
      upgrade(opened, _before, _wanted, transaction) {
        if (create) return void opened.createObjectStore('maps', { keyPath: 'sha1' });
        // Asking is all it takes to make a database; this takes it back.
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
