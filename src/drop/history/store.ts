/** The database of the history: who the visitor is, what they say of their games, and what was read out of these. */
import { openDB, type DBSchema } from 'idb';
import { OWN_WORDS, type OwnWords } from '../../stored/history.ts';
import { HISTORY_DATABASE } from '../library/store.ts';
import type { Facts } from './facts.ts';

interface Schema extends DBSchema {
  me: { key: number; value: readonly string[] };
  words: { key: string; value: OwnWords };
  facts: { key: string; value: Facts };
}

export interface Kept {
  /** Names that are the visitor's. */
  me: readonly string[];
  words: readonly OwnWords[];
  facts: readonly Facts[];
}

const open = () =>
  openDB<Schema>(HISTORY_DATABASE, OWN_WORDS.latest, {
    upgrade(database) {
      database.createObjectStore('me');
      database.createObjectStore('words', { keyPath: 'fingerprint' });
      database.createObjectStore('facts', { keyPath: 'fingerprint' });
    },
  });

/** Opens the database for one piece of work only, so that no tab stands in the way of another. */
async function using<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** All that is kept. Rejects where the browser allows no storage. */
export const readHistory = (): Promise<Kept> =>
  using(async (database) => ({
    me: (await database.get('me', 0)) ?? [],
    words: await database.getAll('words'),
    facts: await database.getAll('facts'),
  }));

export const keepMe = (names: readonly string[]): Promise<unknown> =>
  using((database) => database.put('me', names, 0));

export const keepWords = (words: OwnWords): Promise<unknown> =>
  using((database) => database.put('words', words));

export const keepFacts = (facts: Facts): Promise<unknown> =>
  using((database) => database.put('facts', facts));
