/** The library's database. It exists only while the visitor wants games saved. */
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
/** The database of the visitor's notes and cached facts, deleted with the library. */
export const HISTORY_DATABASE = 'farseer-history';
/** Maximum wait for another tab, in ms. Tabs open the library only briefly, so a tab that takes longer blocks it. */
const BUSY_MS = 3000;

/** Contents are stored separately, because listing a thousand games needs only their facts. */
interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { added: [number, string] } };
  contents: { key: string; value: KeptContent };
}

/** A game with all its stored data. */
type Kept = KeptGame & Omit<KeptContent, 'fingerprint'>;

/** How many games are read before all others; the list draws as many at first. */
const AHEAD = 100;

/**
 * All games, latest first; null if saving is off. If there is a library, `onFound` is called first. `show` is called
 * as soon as the first games have loaded, because loading thousands takes too long.
 */
export const listGames = (
  onFound?: () => void,
  show?: (games: KeptGame[]) => void,
): Promise<KeptGame[] | null> =>
  withDatabase(false, async (database) => {
    onFound?.();
    // One transaction, so that both reads are consistent whatever another tab does.
    const { store } = database.transaction('games');
    const added = store.index('added');
    const last = await (await added.openKeyCursor(null, 'prev'))?.advance(AHEAD - 1);
    if (last) show?.((await added.getAll(IDBKeyRange.lowerBound(last.key))).reverse());
    // Games added together are in index order.
    return (await store.getAll()).reverse().sort((a, b) => b.added - a.added);
  });

/** Makes the library if there is none. */
export const createLibrary = (): Promise<unknown> => withDatabase(true, () => Promise.resolve());

/** A game to store. */
export interface ToKeep extends Kept {
  /** Whether the game came from the library, so that it is only stored if it is still in there. */
  renewal: boolean;
}

/** Stores games, all or none, as `keptInstead` decides. Does nothing without a library. */
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

/** The contents of all games, or of one. */
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

/** Changes both stores in a single transaction, which ends with the work; null without a library. */
function changing(
  work: (facts: Store<'games'>, contents: Store<'contents'>) => Promise<void>,
): Promise<true | null> {
  return withDatabase(false, async (database) => {
    const transaction = database.transaction(['games', 'contents'], 'readwrite');
    const stores = [transaction.objectStore('games'), transaction.objectStore('contents')] as const;
    // If a transaction fails, its end also rejects with a separate error, which must be caught too.
    await Promise.all([work(...stores), transaction.done]);
    return true as const;
  });
}

/** Opens the database only for one operation, so that tabs don't block each other. */
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

/** The database; null if there is none and none should be made. */
async function open(create: boolean): Promise<IDBPDatabase<Schema> | null> {
  let missing = false;
  try {
    return await openDB<Schema>(DATABASE, KEPT_GAMES.latest, {
      upgrade(database, before, _wanted, transaction) {
        if (before > 0) return void upgradeGames(before, transaction);
        if (!create) {
          // Opening creates a database; aborting undoes that.
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

/**
 * Upgrades all games from an older format to the latest, or none. If one game can't be upgraded, the database stays
 * unchanged and doesn't open.
 */
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
    // A failed request has already ended the transaction, and opening fails with it.
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
