/** The history database: the visitor's names, notes on games, and cached facts. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { OWN_WORDS, type OwnWords } from '../../../game/stored/history.ts';
import type { SavedWords } from '../../../game/stored/library-file.ts';
import { mergeWords, resultsDiffer } from './merge-words.ts';
import { inPortions } from './portions.ts';
import { HISTORY_DATABASE } from '../library/store.ts';
import type { HistoryFacts } from './facts.ts';

interface Schema extends DBSchema {
  me: { key: number; value: readonly string[] };
  words: { key: string; value: OwnWords };
  facts: { key: string; value: HistoryFacts };
}

export interface Kept {
  /** The visitor's player names. */
  me: readonly string[];
  words: readonly OwnWords[];
  /** The visitor’s goals as texts, see `goals.ts`. */
  goals: readonly string[];
  facts: readonly HistoryFacts[];
}

/** Opens the database; null if there is none and none should be made. */
async function open(create: boolean): Promise<IDBPDatabase<Schema> | null> {
  let missing = false;
  try {
    return await openDB<Schema>(HISTORY_DATABASE, OWN_WORDS.latest, {
      upgrade(database, _before, _wanted, transaction) {
        if (!create) {
          // Opening creates a database; aborting undoes that.
          missing = true;
          transaction.done.catch(() => undefined);
          return transaction.abort();
        }
        database.createObjectStore('me');
        database.createObjectStore('words', { keyPath: 'fingerprint' });
        database.createObjectStore('facts', { keyPath: 'fingerprint' });
      },
    });
  } catch (error) {
    if (missing) return null;
    throw error;
  }
}

/** Opens the database only for one operation, so that tabs don't block each other. */
async function using<T>(
  create: boolean,
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T | null> {
  const database = await open(create);
  try {
    return database && (await work(database));
  } finally {
    database?.close();
  }
}

const NOTHING: Kept = { me: [], words: [], goals: [], facts: [] };

/** Keys of the two lists of texts in the store `me`. */
const NAMES = 0;
const GOALS = 1;

/** All stored data. Rejects if the browser allows no storage. */
export const readHistory = async (): Promise<Kept> =>
  (await using(false, async (database) => ({
    me: (await database.get('me', NAMES)) ?? [],
    words: await database.getAll('words'),
    goals: (await database.get('me', GOALS)) ?? [],
    facts: await inPortions((after, most) => database.getAll('facts', after, most)),
  }))) ?? NOTHING;

/** The visitor’s player names. Rejects if the browser allows no storage. */
export const readMe = async (): Promise<readonly string[]> =>
  (await using(false, (database) => database.get('me', NAMES))) ?? [];

/** The visitor's notes on games. Rejects if the browser allows no storage. */
export const readNotes = async (): Promise<SavedWords> =>
  (await using(false, async (database) => ({
    me: (await database.get('me', NAMES)) ?? [],
    words: await database.getAll('words'),
    goals: (await database.get('me', GOALS)) ?? [],
  }))) ?? { me: [], words: [], goals: [] };

/**
 * Merges the notes of a saved file with the local ones, all or nothing. Returns the number of games with two different
 * results set by hand. Rejects if the browser allows no storage.
 */
export const mergeNotes = async (ownWords: SavedWords): Promise<number> =>
  (await using(true, async (database) => {
    const transaction = database.transaction(['me', 'words'], 'readwrite');
    const [me, words] = [transaction.objectStore('me'), transaction.objectStore('words')];
    const names = [...new Set([...((await me.get(NAMES)) ?? []), ...ownWords.me])];
    if (names.length > 0) await me.put(names, NAMES);
    const goals = [...new Set([...((await me.get(GOALS)) ?? []), ...(ownWords.goals ?? [])])];
    if (goals.length > 0) await me.put(goals, GOALS);
    let differing = 0;
    for (const entry of ownWords.words) {
      const here = (await words.get(entry.fingerprint)) ?? null;
      if (resultsDiffer(here, entry)) differing++;
      await words.put(mergeWords(here, entry));
    }
    await transaction.done;
    return differing;
  })) ?? 0;

export const keepMe = (names: readonly string[]): Promise<unknown> =>
  using(true, (database) => database.put('me', names, NAMES));

export const keepGoals = (goals: readonly string[]): Promise<unknown> =>
  using(true, (database) => database.put('me', goals, GOALS));

export const keepWords = (words: OwnWords): Promise<unknown> =>
  using(true, (database) => database.put('words', words));

export const keepFacts = (facts: HistoryFacts): Promise<unknown> =>
  using(true, (database) => database.put('facts', facts));
