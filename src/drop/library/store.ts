/** The database of the library. It exists as long as the visitor wants games kept, and is gone otherwise. */
import {
  deleteDB,
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
} from 'idb';
import { KEPT_GAMES, type KeptGame } from '../../stored/kept.ts';
import { LibraryError, libraryError } from './failure.ts';
import { keptInstead, type KeptContent } from './kept.ts';

export const DATABASE = 'farseer-library';
/** What the visitor says of the games, and what was read out of them. It goes with the library. */
export const HISTORY_DATABASE = 'farseer-history';
/** Other tabs have the library open for a moment only; one that takes longer is in the way. */
const BUSY_MS = 3000;

/** Listing a thousand games needs their facts alone, so what is in them lies apart. */
interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  contents: { key: string; value: KeptContent };
}

/** A game with all that is kept of it. */
type Kept = KeptGame & Omit<KeptContent, 'fingerprint'>;

/** All games, those added last first; null when none are to be kept. Calls `found` before, where there is a library. */
export const listGames = (found?: () => void): Promise<KeptGame[] | null> =>
  withDatabase(false, async (database) => {
    found?.();
    const games = await database.getAll('games');
    return games.sort((a, b) => b.added - a.added);
  });

/** Makes the library, if there is none yet. */
export const createLibrary = async (): Promise<void> =>
  void (await withDatabase(true, () => Promise.resolve(true)));

/** A game to be kept. */
export interface ToKeep extends Kept {
  /** It came out of the library, so it is only to be kept as long as it is there. */
  renewal: boolean;
}

/** Keeps games, all or none, as `keptInstead` says. Does nothing when there is no library. */
export const putGames = (games: readonly ToKeep[]): Promise<true | null> =>
  changing(async (facts, contents) => {
    for (const { packed, summary, renewal, ...game } of games) {
      const { fingerprint } = game;
      const before = await facts.get(fingerprint);
      const kept = before ? keptInstead(before, game) : renewal ? null : game;
      if (!kept) continue;
      await facts.put(kept);
      await contents.put({ fingerprint, packed, summary });
    }
  });

/** What is in all games, or in one. */
export const getContents = (fingerprint?: string): Promise<KeptContent[] | null> =>
  withDatabase(false, (database) => database.getAll('contents', fingerprint));

/** Deletes one game, or all of them. */
export const deleteGames = (fingerprint?: string): Promise<true | null> =>
  changing(async (...stores) => {
    for (const store of stores) await (fingerprint === undefined ? store.clear() : store.delete(fingerprint));
  });

/** Removes the library with everything in it. */
export async function removeLibrary(): Promise<void> {
  await guarded(
    () =>
      new Promise<void>((resolve, reject) => {
        const wait = () => setTimeout(() => reject(new LibraryError('busy')), BUSY_MS);
        deleteDB(DATABASE, { blocked: wait })
          .then(() => deleteDB(HISTORY_DATABASE))
          .then(resolve, reject);
      }),
  );
}

type Store<Name extends 'games' | 'contents'> = IDBPObjectStore<
  Schema,
  ['games', 'contents'],
  Name,
  'readwrite'
>;

/** Both stores in one transaction, which ends when the work does; null when there is no library. */
function changing(
  work: (facts: Store<'games'>, contents: Store<'contents'>) => Promise<void>,
): Promise<true | null> {
  return withDatabase(false, async (database) => {
    const transaction = database.transaction(['games', 'contents'], 'readwrite');
    const stores = [transaction.objectStore('games'), transaction.objectStore('contents')] as const;
    // The end of a transaction that fails is an error of its own, which nobody else would catch.
    await Promise.all([work(...stores), transaction.done]);
    return true as const;
  });
}

/** Opens the database for one piece of work only, so that no tab stands in the way of another. */
async function withDatabase<T>(
  create: boolean,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T | null> {
  return guarded(async () => {
    const database = await open(create);
    if (!database) return null;
    try {
      return await work(database);
    } finally {
      database.close();
    }
  });
}

/** The database; null when there is none and none is to be made. */
async function open(create: boolean): Promise<IDBPDatabase<Schema> | null> {
  let missing = false;
  try {
    return await openDB<Schema>(DATABASE, KEPT_GAMES.latest, {
      upgrade(database, before, _wanted, transaction) {
        if (before > 0) return void upgradeGames(before, transaction);
        if (!create) {
          // Asking is all it takes to make a database; this takes it back.
          missing = true;
          transaction.done.catch(() => undefined);
          return transaction.abort();
        }
        database.createObjectStore('games', { keyPath: 'fingerprint' });
        database.createObjectStore('contents', { keyPath: 'fingerprint' });
      },
    });
  } catch (error) {
    if (missing) return null;
    throw error;
  }
}

/** Brings all games of an older form up to the latest, or none: then the database stays as it was and does not open. */
async function upgradeGames(
  form: number,
  transaction: IDBPTransaction<Schema, ('games' | 'contents')[], 'versionchange'>,
): Promise<void> {
  transaction.done.catch(() => undefined);
  const games = transaction.objectStore('games');
  try {
    for (const game of await games.getAll()) await games.put(KEPT_GAMES.open(game, form));
  } catch {
    // A request that failed has ended the transaction already, and opening fails with it.
    if (transaction.error === null) transaction.abort();
  }
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw libraryError(error);
  }
}
