/** The database of the library. It exists as long as the visitor wants games kept, and is gone otherwise. */
import {
  deleteDB,
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
} from 'idb';
import { KEPT_GAMES, type KeptGame } from '../../../game/stored/kept.ts';
import { LibraryError, libraryError } from './failure.ts';
import { keptInstead, type KeptContent } from './kept.ts';

export const DATABASE = 'farseer-library';
/** What the visitor says of the games, and what was read out of them. It goes with the library. */
export const HISTORY_DATABASE = 'farseer-history';
/** Other tabs have the library open for a moment only; one that takes longer is in the way. */
const BUSY_MS = 3000;

/** Listing a thousand games needs their facts alone, so what is in them lies apart. */
interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { added: [number, string] } };
  contents: { key: string; value: KeptContent };
}

/** A game with all that is kept of it. */
type Kept = KeptGame & Omit<KeptContent, 'fingerprint'>;

/** Games that are read ahead of all others: as many as the list draws in its first moments. */
const AHEAD = 100;

/**
 * All games, those added last first; null when none are to be kept. Where there is a library, calls `found` before, and
 * `show` with the first games as soon as they are there, as thousands take longer than a visitor should wait.
 */
export const listGames = (
  onFound?: () => void,
  show?: (games: KeptGame[]) => void,
): Promise<KeptGame[] | null> =>
  withDatabase(false, async (database) => {
    onFound?.();
    // One transaction, so that both are of the same moment, whatever another tab does in between.
    const { store } = database.transaction('games');
    const added = store.index('added');
    const last = await (await added.openKeyCursor(null, 'prev'))?.advance(AHEAD - 1);
    if (last) show?.((await added.getAll(IDBKeyRange.lowerBound(last.key))).reverse());
    // Of games that were added together, those come first that do in the index.
    return (await store.getAll()).reverse().sort((a, b) => b.added - a.added);
  });

/** Makes the library, if there is none yet. */
export const createLibrary = (): Promise<unknown> => withDatabase(true, () => Promise.resolve());

/** A game to be kept. */
export interface ToKeep extends Kept {
  /** It came out of the library, so it is only to be kept as long as it is there. */
  renewal: boolean;
}

/** Keeps games, all or none, as `keptInstead` says. Does nothing when there is no library. */
export const putGames = (games: readonly ToKeep[]): Promise<true | null> =>
  changing(async (facts, contents) => {
    for (const { packed, whole = null, summary, renewal, ...game } of games) {
      const { fingerprint } = game;
      const before = await facts.get(fingerprint);
      const kept = before ? keptInstead(before, game) : renewal ? null : game;
      if (!kept) continue;
      await facts.put(kept);
      await contents.put({ fingerprint, packed, whole, summary });
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
        database
          .createObjectStore('games', { keyPath: 'fingerprint' })
          .createIndex('added', ['added', 'fingerprint']);
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
    if (form < 4) games.createIndex('added', ['added', 'fingerprint']);
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
