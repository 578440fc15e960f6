/** Data stored in older forms: a database of each earlier version, a saved file, links, comparisons. */
import type { KeptContent } from '../../../src/app/drop/library/kept.ts';
import type { KeptGame } from '../../../src/game/stored/kept.ts';
import { EXAMPLE_GAMES } from '../../support/example-games.ts';
import { writeRecording } from '../../support/recording-writer/write-recording.ts';
import { onUnknownMap } from '../../support/unknown-map.ts';
import { fixtureJson, fixtureText } from '../../unit/game/stored/fixtures.ts';
import { ComparePage } from '../compare/compare-page.ts';
import { expect, test, type DropPage } from './drop-page.ts';
import { kept, keptRows } from './library-page.ts';

interface Library1 {
  games: Omit<KeptGame, 'decoder' | 'modified'>[];
  contents: KeptContent[];
}
const LIBRARY = fixtureJson<Library1>('kept-1.json');
const NAMES = LIBRARY.games.map(({ name }) => name);

/** Creates a library as the page did with version 1 of the database. */
async function leave(drop: DropPage, library: Library1): Promise<void> {
  await drop.page.evaluate(
    ({ games, contents }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('farseer-library', 1);
        request.onerror = () => reject(request.error);
        request.onupgradeneeded = () => {
          for (const [name, values] of Object.entries({ games, contents })) {
            const store = request.result.createObjectStore(name, { keyPath: 'fingerprint' });
            for (const value of values) store.put(value);
          }
        };
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
    library,
  );
}

/** Everything that the database contains for its list, and its version. */
const database = (drop: DropPage) =>
  drop.page.evaluate(
    () =>
      new Promise<{ version: number; games: KeptGame[]; contents: number }>((resolve) => {
        const request = indexedDB.open('farseer-library');
        request.onsuccess = () => {
          const { result } = request;
          const transaction = result.transaction(['games', 'contents']);
          const games = transaction.objectStore('games').getAll();
          const contents = transaction.objectStore('contents').count();
          transaction.oncomplete = () => {
            result.close();
            resolve({
              version: result.version,
              games: games.result as KeptGame[],
              contents: contents.result,
            });
          };
        };
      }),
  );

test('a library of version 1 is listed, and its games open', async ({ drop }) => {
  await leave(drop, LIBRARY);
  await drop.open();
  await expect(keptRows(drop)).toHaveCount(NAMES.length);
  for (const name of NAMES) await expect(keptRows(drop).filter({ hasText: name })).toHaveCount(1);
  const { version, games, contents } = await database(drop);
  expect(version).toBe(6);
  expect(games.map(({ decoder }) => decoder)).toEqual(NAMES.map(() => 1));
  expect(contents).toBe(NAMES.length);
  for (const name of NAMES) {
    await keptRows(drop).filter({ hasText: name }).getByRole('button').first().click();
    await expect(drop.report).toBeVisible();
    await expect(drop.page.locator('.lead')).toContainText(
      `Read on this device from ${name}. An older version of this site read the replay`,
    );
    await drop.button(/^(Start over|Back to the list)$/).click();
    await expect(keptRows(drop)).toHaveCount(NAMES.length);
  }
});

/** The saved game that the tests open, and its recording with the same fingerprint. */
const OLD_TITLE = 'Hazel vs Rowan on Hazel Hollow';
const RECORDING = {
  name: 'example-1v1.w3g',
  mimeType: '',
  buffer: Buffer.from(writeRecording(onUnknownMap(EXAMPLE_GAMES['example-1v1.w3g']!))),
};

/** A list with other facts than the page shows for the games today. */
const STALE: Library1 = {
  ...LIBRARY,
  games: LIBRARY.games.map((game) => ({ ...game, facts: { ...game.facts, map: 'Old Hollow' } })),
};

test('the list says what is read today once a game was opened', async ({ drop }) => {
  await leave(drop, STALE);
  await drop.open();
  const row = keptRows(drop).filter({ hasText: 'example-1v1.w3g' });
  await expect(row).toContainText('Old Hollow');
  await row.getByRole('button').first().click();
  await expect(drop.heading).toHaveText(OLD_TITLE);
  await drop.button('Start over').click();
  await expect(row).toContainText('Hazel Hollow');
  await expect(row).toContainText('Added 3 Feb 2026');
  await expect(keptRows(drop).filter({ hasText: 'Old Hollow' })).toHaveCount(NAMES.length - 1);
});

test('a game that was deleted elsewhere while it was being opened does not come back', async ({ drop }) => {
  await leave(drop, STALE);
  await drop.open();
  await drop.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('farseer-library');
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          transaction.objectStore('games').clear();
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await keptRows(drop).filter({ hasText: 'example-1v1.w3g' }).getByRole('button').first().click();
  await expect(drop.heading).toHaveText(OLD_TITLE);
  await drop.button('Start over').click();
  await expect(kept(drop)).toContainText('None yet.');
});

test('a kept game is replaced when its recording is dropped again', async ({ drop }) => {
  await leave(drop, STALE);
  await drop.open();
  await drop.choose(RECORDING);
  await drop.rest();
  await drop.button('Start over').click();
  const row = keptRows(drop).filter({ hasText: 'example-1v1.w3g' });
  await expect(row).toContainText('Hazel Hollow');
  await expect(row).toContainText('Added 3 Feb 2026');
  await expect(keptRows(drop)).toHaveCount(NAMES.length);
});

test('a saved file of version 1 gives its games, one of the future says so', async ({ drop }) => {
  const file = (text: string) => ({ name: 'farseer-games.json', mimeType: '', buffer: Buffer.from(text) });
  await drop.choose(file(fixtureText('library-1.json')));
  await drop.rest();
  await expect(drop.rows).toHaveCount(NAMES.length);
  await expect(drop.page.locator('.lead')).toHaveText(`${NAMES.length} files read: ${NAMES.length} games.`);
  await drop.button('Empty the list').click();
  await drop.choose(file('{"format":"farseer-games","version":99,"games":[]}'));
  await expect(drop.page.locator('#drop code', { hasText: 'library-newer' })).toBeVisible();
  await expect(drop.page.locator('.lead')).toHaveText(/newer version of this page\. Reload the page/);
});

test('links of every form open', async ({ drop }) => {
  const links = ['share-1.json', 'share-2.json', 'share-3.json'].flatMap((name) =>
    fixtureJson<{ text: string }[]>(name),
  );
  for (const { text } of links) {
    await drop.page.goto('about:blank');
    await drop.page.goto(`${drop.site.origin}/drop/#game=${text}`);
    await expect(drop.page.locator('.lead')).toHaveText(/^Read on this device from a link/);
    await expect(drop.report).toBeVisible();
  }
});

test('comparisons with packed games of form 1 open', async ({ drop }) => {
  const compare = new ComparePage(drop.page, drop.site.origin);
  const [archived, mixed, packed] = fixtureJson<{ fragment: string }[]>('compare-1.json');
  await compare.open(archived!.fragment);
  // The archive's name, not the recorded one.
  await expect(compare.side('A').getByRole('heading', { level: 2 })).toHaveText(/^A: Grubby\s/);
  await compare.open(mixed!.fragment);
  await expect(compare.side('A').getByRole('heading', { level: 2 })).toHaveText(/^A: Grubby\s/);
  await expect(compare.side('B')).toContainText('YAWSDE');
  await expect(compare.side('B')).toContainText('An older version of this site read the replay');
  await expect(compare.side('A')).not.toContainText('An older version');
  await expect(compare.heading).toHaveText(/ compared with /);
  await compare.open(packed!.fragment);
  await expect(compare.side('A').getByLabel('Hazel')).toBeVisible();
  await expect(compare.side('B')).toContainText('Gnoll Wood');
  expect(compare.complaints).toEqual([]);
});
