/** The games in the library. Their contents are stored separately, because listing games needs only their facts. */
import { deleteDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { GameAnalysis } from '../../../game/analysis.ts';
import type { Result } from '../../../game/result.ts';
import { textOf } from '../../../game/stored/checks.ts';
import { KEPT_GAMES, keptGame, type KeptGame } from '../../../game/stored/library-game.ts';
import type { ReplaySummary } from '../../../game/summary-schema.ts';
import type { ToldGame } from '../../../map/story-schema.ts';
import {
  BUSY_MS,
  LibraryError,
  libraryError,
  withDatabase,
  type Kind,
  type LibraryFailureCode,
} from './database.ts';
import { HISTORY_DATABASE } from './notes.ts';

/** Name of the browser's database for games. */
export const DATABASE = 'farseer-library';

/** The game itself, and its summary for other programs. */
export interface GameContent {
  fingerprint: string;
  /** The game in any version of the link format. */
  packed: string;
  summary: ReplaySummary;
  /** The game with map orders, in any version of the whole-game format; null if it was stored without them. */
  whole?: string | null;
}

/** Reads a stored game: its analysis, and the game on its map if it was stored with map orders. */
export type ReadContent = (
  content: Pick<GameContent, 'packed' | 'whole'>,
) => Promise<Result<{ analysis: GameAnalysis; onMap: { chronicle: Pick<ToldGame, 'places'> } | null }>>;

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame; indexes: { added: [number, string] } };
  contents: { key: string; value: GameContent };
}
type Database = IDBPDatabase<Schema>;
type Writing<Mode extends 'readwrite' | 'versionchange'> = IDBPTransaction<
  Schema,
  ('games' | 'contents')[],
  Mode
>;

const GAMES: Kind<Schema> = {
  name: DATABASE,
  version: KEPT_GAMES.latest,
  upgrade: upgradeGames,
  opensLater: true,
};

const has = (database: Database, store: 'games' | 'contents'): boolean =>
  database.objectStoreNames.contains(store);

/** Creates what a database lacks, and upgrades its games. Those that can't be upgraded stay as they are. */
async function upgradeGames(
  database: Database,
  oldVersion: number,
  transaction: Writing<'versionchange'>,
): Promise<void> {
  for (const name of ['games', 'contents'] as const)
    if (!has(database, name)) database.createObjectStore(name, { keyPath: 'fingerprint' });
  const games = transaction.objectStore('games');
  if (!games.indexNames.contains('added')) games.createIndex('added', ['added', 'fingerprint']);
  if (oldVersion === 0) return;
  transaction.done.catch(() => undefined);
  try {
    for (const entry of await games.getAll()) {
      const upgraded = upgrade(entry, oldVersion);
      if (upgraded) await games.put(upgraded);
    }
  } catch {
    // A failed request has already ended the transaction, and opening fails with it.
  }
}

function upgrade(entry: unknown, version: number): KeptGame | null {
  try {
    return keptGame(KEPT_GAMES.open(entry, version));
  } catch {
    // An entry that fits no version is listed as unreadable.
    return null;
  }
}

/** What the library contains, latest games first. */
export interface Listing {
  games: KeptGame[];
  /** Number of entries that this page can't read. */
  unread: number;
  /** Why nothing can be added or deleted; null usually. */
  problem: Extract<LibraryFailureCode, 'newer' | 'damaged'> | null;
}

/** Everything in the library; null if saving is off. */
export const listGames = (): Promise<Listing | null> =>
  withDatabase(GAMES, { create: false }, async (database) => {
    const entries = has(database, 'games') ? await database.getAll('games') : [];
    const games = entries.flatMap((entry) => keptGame(entry) ?? []);
    return {
      // Games added together are in reverse order of their fingerprints.
      games: games.reverse().sort((a, b) => b.added - a.added),
      unread: entries.length - games.length,
      problem: problemOf(database),
    };
  });

/** Why a database can only be read: a later version made it, or it lacks parts. */
function problemOf(database: Database): Listing['problem'] {
  if (database.version > KEPT_GAMES.latest) return 'newer';
  return has(database, 'games') && has(database, 'contents') ? null : 'damaged';
}

/** Makes the library if there is none. */
export const createLibrary = (): Promise<unknown> =>
  withDatabase(GAMES, { create: true }, () => Promise.resolve());

/** A game to store, with all its data. */
export interface GameToStore extends KeptGame, Omit<GameContent, 'fingerprint'> {
  /** Whether the game came from the library, so that it is only stored if it is still in there. */
  renewal: boolean;
}

/** Stores games, all or none, as `entryToStore` decides. Does nothing without a library. */
export const putGames = (games: readonly GameToStore[]): Promise<unknown> =>
  change(async (transaction) => {
    const [listed, contents] = [transaction.objectStore('games'), transaction.objectStore('contents')];
    for (const { packed, whole = null, summary, renewal, ...game } of games) {
      const { fingerprint } = game;
      const existing = keptGame(await listed.get(fingerprint));
      if (!existing && renewal) continue;
      const stored = existing ? entryToStore(existing, game) : game;
      if (!stored) continue;
      await listed.put(stored);
      await contents.put({ fingerprint, packed, whole, summary });
    }
  });

/**
 * The new entry when a known game arrives again; null if nothing changes. A whole game is only replaced by another
 * whole game. The longer of two recordings stays, by the length stated in the file, which doesn't depend on the
 * decoder. With equal lengths, a whole game or the later decoder wins. The time added is kept, and so is the file
 * name for equal lengths.
 */
export function entryToStore(existing: KeptGame, game: KeptGame): KeptGame | null {
  const { added, name, modified } = existing;
  if (existing.isWhole && !game.isWhole) return null;
  const longer = game.durationMs - existing.durationMs;
  if (longer > 0) return { ...game, added };
  const isBetter = game.decoder >= existing.decoder || (game.isWhole && !existing.isWhole);
  return longer === 0 && isBetter ? { ...game, added, name, modified: modified ?? game.modified } : null;
}

/** The contents of all games, or of one. Entries that can't be read and saved are left out. */
export const getContents = (fingerprint?: string): Promise<GameContent[] | null> =>
  withDatabase(GAMES, { create: false }, async (database) => {
    const entries: unknown[] = has(database, 'contents')
      ? await database.getAll('contents', fingerprint)
      : [];
    return entries.flatMap((entry) => {
      const { fingerprint, packed, whole, summary } = (entry ?? {}) as Record<string, unknown>;
      if (typeof fingerprint !== 'string' || typeof packed !== 'string') return [];
      return [{ fingerprint, packed, whole: textOf(whole), summary: summary as ReplaySummary }];
    });
  });

/** Deletes one game, or all of them. */
export const deleteGames = (fingerprint?: string): Promise<unknown> =>
  change(async (transaction) => {
    for (const name of ['games', 'contents'] as const) {
      const store = transaction.objectStore(name);
      await (fingerprint === undefined ? store.clear() : store.delete(fingerprint));
    }
  });

/** Deletes the entries that `listGames` can't read. */
export const deleteUnread = (): Promise<unknown> =>
  change(async (transaction) => {
    let cursor = await transaction.objectStore('games').openCursor();
    for (; cursor; cursor = await cursor.continue()) {
      if (keptGame(cursor.value)) continue;
      await transaction.objectStore('contents').delete(cursor.primaryKey);
      await cursor.delete();
    }
  });

/** Changes both stores in a single transaction, which ends with the work. */
const change = (work: (transaction: Writing<'readwrite'>) => Promise<void>): Promise<unknown> =>
  withDatabase(GAMES, { create: false }, async (database) => {
    const problem = problemOf(database);
    if (problem) throw new LibraryError(problem);
    // What the page calls kept must survive a loss of power.
    const transaction = database.transaction(['games', 'contents'], 'readwrite', { durability: 'strict' });
    // If a transaction fails, its end also rejects with a separate error, which must be caught too.
    await Promise.all([work(transaction), transaction.done]);
  });

/** Removes the library with everything in it, and the visitor's notes. */
export async function removeLibrary(): Promise<void> {
  const busy = Promise.withResolvers<never>();
  const blocked = () => setTimeout(() => busy.reject(new LibraryError('busy')), BUSY_MS);
  try {
    await Promise.race([deleteDB(DATABASE, { blocked }), busy.promise]);
    await deleteDB(HISTORY_DATABASE);
  } catch (error) {
    throw libraryError(error);
  }
}
