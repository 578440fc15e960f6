/** Games are kept as they are read, and a library that is damaged, newer or held by another tab still opens. */
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { LIBRARY_FAILURES } from '../../../../../src/app/library/store/database.ts';
import { GAMES_WORDS } from '../../../../../src/app/library/GamesView.tsx';
import { DATABASE } from '../../../../../src/app/library/store/games.ts';
import { LIBRARY_WORDS, MY_GAMES } from '../../../../../src/app/library/words.ts';
import { openLibraryFile } from '../../../../../src/game/stored/library-file.ts';
import { KEPT_GAMES, type KeptGame } from '../../../../../src/game/stored/library-game.ts';
import { press, textOf } from '../../../../support/page-here.ts';
import { asks, beginEach, FIRST, give, open, page, recording, says, SECOND } from './drop-here.ts';

const KEEP = LIBRARY_WORDS.offer.turnOn;

const listed = () =>
  [...page().querySelectorAll('.library table.dropped tbody tr th')].map(({ textContent }) => textContent);

/** Changes the database as an accident or another version would. */
async function change(work: (database: IDBPDatabase) => unknown, version?: number): Promise<void> {
  const database = await openDB(DATABASE, version, { upgrade: (upgraded) => void work(upgraded) });
  if (version === undefined) await work(database);
  database.close();
}

async function stored(): Promise<KeptGame[]> {
  const database = await openDB(DATABASE);
  const games = (await database.getAll('games')) as KeptGame[];
  database.close();
  return games;
}

/** Keeps both games, and empties the list. */
async function keepBoth(): Promise<void> {
  await press(KEEP);
  await says(LIBRARY_WORDS.turnedOn);
  give(FIRST, SECOND);
  await goToMine(2);
}

/** Goes to the kept games, and waits until that many are listed. */
async function goToMine(games: number): Promise<void> {
  await says(LIBRARY_WORDS.mine, '.library a');
  location.hash = MY_GAMES;
  dispatchEvent(new Event('hashchange'));
  await vi.waitFor(() => expect(listed()).toHaveLength(games), 30_000);
}

/** Saves everything as one file, and reads it. */
async function saved() {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:saved';
  });
  // The document would go to the address.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await press(GAMES_WORDS.saveAll);
  await vi.waitFor(() => expect(blobs).toHaveLength(1), 30_000);
  const library = openLibraryFile(await blobs[0]!.text());
  if (typeof library !== 'object' || !library) throw new Error(String(library));
  return library;
}

beginEach();

test('games are kept while later files are read, and leaving asks until all are', async () => {
  await press(KEEP);
  await says(LIBRARY_WORDS.turnedOn);
  const reading = Promise.withResolvers<ArrayBuffer>();
  const slow = Object.assign(recording('slow.w3g', { names: ['Lyn', 'Fly'] }), {
    arrayBuffer: () => reading.promise,
  });
  give(FIRST, SECOND, slow);
  await vi.waitFor(async () => expect((await stored()).map(({ name }) => name)).toHaveLength(2), 30_000);
  expect(page().querySelector('[role=progressbar], progress')).not.toBeNull();
  expect(asks()).toBe(true);
  reading.resolve(await new File([slow], '').arrayBuffer());
  await goToMine(3);
  expect(asks()).toBe(false);
  const times = (await stored()).toSorted((a, b) => a.added - b.added).map(({ name }) => name);
  expect(times.at(-1)).toBe('slow.w3g');
});

describe('a library', () => {
  test('with impossible dates is listed, saved and counted', async () => {
    await keepBoth();
    await change(async (database) => {
      for (const game of (await database.getAll('games')) as KeptGame[])
        await database.put('games', {
          ...game,
          modified: 1e18,
          added: game.name === 'first.w3g' ? NaN : 9e15,
        });
    });
    open();
    await vi.waitFor(() => expect(listed()).toHaveLength(2), 30_000);
    expect((await saved()).games.map(({ added, modified }) => [added, modified])).toEqual([
      [null, null],
      [null, null],
    ]);
    await press(GAMES_WORDS.history);
    await says('Thrall (2)', '.history');
  });

  test('with nonsense in it lists the rest, says so, saves the rest and deletes the nonsense', async () => {
    await keepBoth();
    const nonsense = [
      { fingerprint: 'a' },
      { fingerprint: 'b', name: 7, facts: null },
      { fingerprint: 7, facts: { sides: 'x' } },
    ];
    await change(async (database) => {
      const [first] = (await database.getAll('games')) as KeptGame[];
      await database.delete('contents', first!.fingerprint);
      for (const entry of nonsense) await database.put('games', entry);
      await database.put('games', { ...first, fingerprint: 'c', facts: { ...first!.facts, sides: ['x'] } });
      await database.put('contents', { fingerprint: 'd', packed: 7 });
    });
    open();
    await vi.waitFor(() => expect(listed()).toHaveLength(2), 30_000);
    await says(GAMES_WORDS.unread(4), '.library');
    expect((await saved()).games).toHaveLength(1);
    await says(LIBRARY_WORDS.notSaved(5));
    await press(GAMES_WORDS.removeUnread);
    await says(LIBRARY_WORDS.unreadRemoved(4));
    expect(textOf('.library')).not.toContain(GAMES_WORDS.unread(4));
    expect(await stored()).toHaveLength(2);
  });

  test('that lacks a part lists or saves the other, and can be started again', async () => {
    await keepBoth();
    const [{ games, contents }] = [await everything()];
    for (const [has, entries] of [
      ['games', games],
      ['contents', contents],
    ] as const) {
      await deleteDB(DATABASE);
      await change((database) => {
        const store = database.createObjectStore(has, { keyPath: 'fingerprint' });
        for (const entry of entries) void store.put(entry);
      }, KEPT_GAMES.latest);
      open();
      await says(LIBRARY_FAILURES.damaged, '.library');
      expect(listed()).toHaveLength(has === 'games' ? 2 : 0);
      if (has === 'contents') expect((await saved()).games).toHaveLength(2);
      give(FIRST, SECOND);
      await says(LIBRARY_FAILURES.damaged, '.notices');
      await press(GAMES_WORDS.turnOff);
      await press(KEEP);
      await goToMine(2);
      location.hash = '';
    }
  });

  test('of a newer version is listed and saved as far as it can be read, and nothing in it is changed', async () => {
    await keepBoth();
    await change((database) => void database.createObjectStore('more'), KEPT_GAMES.latest + 93);
    await change((database) => database.put('games', { fingerprint: 'new', form: 'unknown' }));
    open();
    await says(LIBRARY_FAILURES.newer, '.library');
    expect(listed()).toHaveLength(2);
    expect((await saved()).games).toHaveLength(2);
    await press(GAMES_WORDS.deleteAll);
    await says(LIBRARY_FAILURES.newer, '.notices');
    expect(await stored()).toHaveLength(3);
    await press(GAMES_WORDS.turnOff);
    await says(LIBRARY_WORDS.offer.title, '.library');
  });

  test('of an older version with an entry that can’t be upgraded gives the others', async () => {
    await keepBoth();
    const { games } = await everything();
    await deleteDB(DATABASE);
    await change((database) => {
      const store = database.createObjectStore('games', { keyPath: 'fingerprint' });
      for (const {
        facts: { decidedMs, ...facts },
        ...game
      } of games)
        void store.put({ ...game, facts: { ...facts, durationMs: decidedMs } });
      void store.put({ fingerprint: 'nonsense' });
    }, 3);
    open();
    await vi.waitFor(() => expect(listed()).toHaveLength(2), 30_000);
    await says(GAMES_WORDS.unread(1), '.library');
  });

  test('that another tab holds says so, and is listed once that tab lets go', async () => {
    const old = await openDB(DATABASE, 1, {
      upgrade: (database) => void database.createObjectStore('games', { keyPath: 'fingerprint' }),
    });
    open();
    await vi.waitFor(() => says(LIBRARY_FAILURES.busy, '.notices'), 30_000);
    give(FIRST);
    await says('Arthas', '.report');
    old.close();
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1), 30_000);
  });
});

async function everything() {
  const database = await openDB(DATABASE);
  const [games, contents] = await Promise.all([database.getAll('games'), database.getAll('contents')]);
  database.close();
  return { games: games as KeptGame[], contents: contents as { fingerprint: string }[] };
}

test('an address of no kept game says so', async () => {
  await says(KEEP);
  for (const hash of ['#kept=%', '#kept=', '#kept=%E0%A4%A', '#kept=none&sec=99999999999999999999']) {
    open(hash);
    await says(LIBRARY_WORDS.notKept);
    expect(location.hash).toBe('');
  }
});
