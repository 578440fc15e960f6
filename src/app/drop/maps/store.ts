/**
 * The database of maps. It exists only while the visitor wants maps stored, and never contains the map files
 * themselves.
 */
import { deleteDB, type DBSchema } from 'idb';
import { libraryError, withDatabase, type Kind } from '../../library/store/open.ts';
import type { OwnMapFile } from './state.ts';

export const MAPS_DATABASE = 'farseer-maps';

interface Schema extends DBSchema {
  maps: { key: string; value: OwnMapFile };
}

const MAPS: Kind<Schema> = {
  name: MAPS_DATABASE,
  // Later versions of the page must be able to read this form.
  version: 1,
  upgrade: (database) => database.createObjectStore('maps', { keyPath: 'sha1' }),
};

/** All stored maps; null if none should be stored. */
export const listMaps = (): Promise<OwnMapFile[] | null> =>
  withDatabase(MAPS, false, (database) => database.getAll('maps'));

/** Stores maps; makes the database if there is none. */
export const keepMaps = (maps: readonly OwnMapFile[]): Promise<unknown> =>
  withDatabase(MAPS, true, async (database) => {
    const transaction = database.transaction('maps', 'readwrite');
    await Promise.all([...maps.map((map) => transaction.store.put(map)), transaction.done]);
  });

/** Deletes a map file of the visitor by its digest; nothing happens if it is not there. */
export const deleteMap = (sha1: string): Promise<unknown> =>
  withDatabase(MAPS, false, (database) => database.delete('maps', sha1));

/** Removes the database with everything in it. */
export const forgetMaps = (): Promise<void> =>
  deleteDB(MAPS_DATABASE).catch((error: unknown) => Promise.reject(libraryError(error)));
