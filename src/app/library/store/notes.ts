/** What belongs to the visitor's games: their player names, goals and notes, and facts read from the games. */
import type { DBSchema } from 'idb';
import { textsOf } from '../../../game/stored/checks.ts';
import { OWN_WORDS, ownWordsOf, type OwnWords } from '../../../game/stored/history.ts';
import type { SavedWords } from '../../../game/stored/library-file.ts';
import { isFacts, type HistoryFacts } from '../history/games.ts';
import { withDatabase, type Kind } from './database.ts';

/** Deleted together with the library. */
export const HISTORY_DATABASE = 'farseer-history';

interface Schema extends DBSchema {
  me: { key: number; value: readonly string[] };
  words: { key: string; value: OwnWords };
  facts: { key: string; value: HistoryFacts };
}

const HISTORY: Kind<Schema> = {
  name: HISTORY_DATABASE,
  version: OWN_WORDS.latest,
  upgrade(database) {
    database.createObjectStore('me');
    database.createObjectStore('words', { keyPath: 'fingerprint' });
    database.createObjectStore('facts', { keyPath: 'fingerprint' });
  },
};

/** Keys of the two lists of texts in the store `me`. */
const KEYS = { names: 0, goals: 1 } as const;

/** The visitor's player names (`me`), goals (see `Goals.tsx`), and notes on games (`words`). */
export type Notes = Required<SavedWords>;

/** The visitor's notes. Rejects if the browser allows no storage. */
export const readNotes = async (): Promise<Notes> =>
  (await withDatabase(HISTORY, { create: false }, async (database) => ({
    me: textsOf(await database.get('me', KEYS.names)),
    words: (await database.getAll('words')).flatMap(ownWordsOf),
    goals: textsOf(await database.get('me', KEYS.goals)),
  }))) ?? { me: [], words: [], goals: [] };

/** The facts that were read from games. Rejects if the browser allows no storage. */
export const readFacts = async (): Promise<HistoryFacts[]> =>
  (await withDatabase(HISTORY, { create: false }, async (database) =>
    (await database.getAll('facts')).filter(isFacts),
  )) ?? [];

/** Stores what is known of a game for the visitor's history. */
export const putFacts = (facts: HistoryFacts): Promise<unknown> =>
  withDatabase(HISTORY, { create: true }, (database) => database.put('facts', facts));

/** Changes the visitor's names or goals, whatever changed meanwhile. */
export const changeTexts = (
  which: keyof typeof KEYS,
  change: (before: readonly string[]) => readonly string[],
): Promise<unknown> =>
  withDatabase(HISTORY, { create: true }, async (database) => {
    const { store, done } = database.transaction('me', 'readwrite');
    await store.put([...new Set(change(textsOf(await store.get(KEYS[which]))))], KEYS[which]);
    await done;
  });

/** What the visitor notes on a game. */
export type NoteChange = Pick<OwnWords, 'fingerprint'> & Partial<OwnWords>;

/** Changes the notes on a game. What the change doesn't name stays as it is, whatever was noted meanwhile. */
export const changeWords = (change: NoteChange): Promise<unknown> =>
  updateWords(change.fingerprint, () => change);

/** Changes the text of the note on a game, as it is by then. */
export const changeNote = (fingerprint: string, change: (note: string) => string): Promise<unknown> =>
  updateWords(fingerprint, ({ note }) => ({ note: change(note) }));

const updateWords = (
  fingerprint: string,
  change: (before: OwnWords) => Partial<OwnWords>,
): Promise<unknown> =>
  withDatabase(HISTORY, { create: true }, async (database) => {
    const { store, done } = database.transaction('words', 'readwrite');
    const [stored] = ownWordsOf(await store.get(fingerprint));
    const oldWords = stored ?? { fingerprint, result: null, tags: [], note: '' };
    await store.put({ ...oldWords, ...change(oldWords) });
    await done;
  });

/**
 * Merges the notes of a saved file with the local ones, all or nothing. Returns the number of games with two different
 * results set by hand. Rejects if the browser allows no storage.
 */
export const mergeNotes = async (saved: SavedWords): Promise<number> =>
  (await withDatabase(HISTORY, { create: true }, async (database) => {
    const transaction = database.transaction(['me', 'words'], 'readwrite');
    const [me, words] = [transaction.objectStore('me'), transaction.objectStore('words')];
    for (const [key, texts] of [
      [KEYS.names, saved.me],
      [KEYS.goals, saved.goals ?? []],
    ] as const)
      if (texts.length > 0) await me.put([...new Set([...textsOf(await me.get(key)), ...texts])], key);
    let differing = 0;
    for (const entry of saved.words) {
      const [here] = ownWordsOf(await words.get(entry.fingerprint));
      if (resultsDiffer(here, entry)) differing++;
      await words.put(mergeWords(here, entry));
    }
    await transaction.done;
    return differing;
  })) ?? 0;

/** Whether the visitor set another result here than in a saved file. The one set here stays. */
export const resultsDiffer = (here: OwnWords | undefined, saved: OwnWords): boolean =>
  !!here?.result && !!saved.result && here.result !== saved.result;

/**
 * Merges a visitor's notes on a game with those of a saved file: tags and notes are combined, and the local result
 * wins.
 */
export function mergeWords(here: OwnWords | undefined, saved: OwnWords): OwnWords {
  if (!here) return saved;
  const isNew = saved.note !== '' && !here.note.includes(saved.note);
  return {
    fingerprint: here.fingerprint,
    result: here.result ?? saved.result,
    tags: [...new Set([...here.tags, ...saved.tags])],
    note: isNew ? [here.note, saved.note].filter(Boolean).join('\n') : here.note,
  };
}
