/** A library of many games: the latest are listed before all others are read, and its size is described. */
import { LIBRARY_FAILURES } from '../../../src/app/drop/library/failure.ts';
import { FIRST_ROWS } from '../../../src/app/drop/table/Table.tsx';
import { expect, test, type DropPage } from './drop-page.ts';
import { kept, keptRows, ONE, TITLE, turnOn } from './library-page.ts';

/** Adds made games to the library, three at the same time. */
async function keepMany(drop: DropPage, games: number): Promise<void> {
  await turnOn(drop);
  await drop.page.evaluate(
    (limit) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('farseer-library');
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite');
          for (let number = 0; number < limit; number++)
            transaction.objectStore('games').put({
              fingerprint: String(number),
              name: `${number}.w3g`,
              added: Math.floor(number / 3),
              size: 1024,
              decoder: 1,
              durationMs: number,
              modified: null,
              facts: {
                map: 'Echo Isles',
                sides: [[`Moon ${number}`], ['Grubby']],
                matchup: 'EvO',
                winners: [],
                decidedMs: number,
                firstHeroes: [],
              },
            });
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    games,
  );
}

test('the first games are listed, and the others when they are asked for', async ({ drop }) => {
  await keepMany(drop, FIRST_ROWS);
  await drop.open();
  await expect(keptRows(drop)).toHaveCount(FIRST_ROWS);
  await drop.choose(ONE);
  await expect(drop.heading).toHaveText(TITLE);
  await drop.button('Start over').click();
  await drop.button(`Show 1 more of ${FIRST_ROWS + 1}`).click();
  await expect(keptRows(drop)).toHaveCount(FIRST_ROWS + 1);
});

/**
 * Opens the page and waits for the latest games. All games are requested, and wait until the test lets them arrive or
 * fail.
 */
async function openHeld(drop: DropPage): Promise<void> {
  await drop.page.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (...asked) {
      const request = getAll.apply(this, asked);
      if (this.name !== 'games') return request;
      const held = new EventTarget();
      request.onsuccess = () =>
        addEventListener('all-end', (event) => {
          held.dispatchEvent(new Event((event as CustomEvent<string>).detail));
        });
      return Object.setPrototypeOf(
        Object.defineProperties(held, {
          result: { get: () => request.result as unknown },
          error: { value: new DOMException('no', 'UnknownError') },
          addEventListener: { value: EventTarget.prototype.addEventListener.bind(held) },
          removeEventListener: { value: EventTarget.prototype.removeEventListener.bind(held) },
        }),
        IDBRequest.prototype,
      ) as typeof request;
    };
  });
  await drop.open();
  await expect(keptRows(drop)).toHaveCount(100);
  await expect(kept(drop)).toContainText('More follow.');
}

/** Ends the reading of all games in this way. */
const endReading = (drop: DropPage, how: 'success' | 'error') =>
  drop.page.evaluate((detail) => dispatchEvent(new CustomEvent('all-end', { detail })), how);

test('the games added last are listed before all are read, in the place where they stay', async ({
  drop,
}) => {
  await keepMany(drop, FIRST_ROWS);
  await openHeld(drop);
  await expect(drop.button('Delete all kept games')).toHaveCount(0);
  const ahead = await keptRows(drop).allTextContents();
  await endReading(drop, 'success');
  await expect(keptRows(drop)).toHaveCount(FIRST_ROWS);
  await expect(kept(drop)).toContainText(
    `${FIRST_ROWS} games, ${FIRST_ROWS} kB packed, on this device only.`,
  );
  await expect(drop.button('Delete all kept games')).toBeEnabled();
  expect((await keptRows(drop).allTextContents()).slice(0, 100)).toEqual(ahead);
});

test('when reading all fails after those added last, no more are promised', async ({ drop }) => {
  await keepMany(drop, FIRST_ROWS);
  await openHeld(drop);
  await endReading(drop, 'error');
  await expect(drop.page.locator('.notices')).toHaveText(LIBRARY_FAILURES.failed);
  await expect(drop.page.getByText('More follow.')).toHaveCount(0);
});

test('a list is of one moment, even when another tab deletes games while it is read', async ({ drop }) => {
  await keepMany(drop, FIRST_ROWS);
  await drop.page.addInitScript(() => {
    const { openKeyCursor } = IDBIndex.prototype;
    IDBIndex.prototype.openKeyCursor = function (...asked) {
      const request = openKeyCursor.apply(this, asked);
      this.objectStore.transaction.db.transaction('games', 'readwrite').objectStore('games').clear();
      return request;
    };
  });
  await drop.open();
  await expect(kept(drop)).toContainText(`${FIRST_ROWS} games, `);
  await expect(keptRows(drop)).toHaveCount(FIRST_ROWS);
});

/** The browser's estimates; null if it gives none. */
const ESTIMATES: readonly [title: string, estimate: object | null, says: RegExp][] = [
  [
    'of games',
    { usage: 2e6, usageDetails: { indexedDB: 188 * 1024 } },
    /only\. The browser uses 188 kB for them\. The/,
  ],
  ['of the whole site only', { usage: 2e6 }, /only\. The browser may clear/],
  ['of nothing', null, /only\. The browser may clear/],
];
for (const [title, estimate, says] of ESTIMATES)
  test(`what the browser uses is said as it says it: ${title}`, async ({ drop }) => {
    await keepMany(drop, 3);
    await drop.page.addInitScript((found) => {
      StorageManager.prototype.estimate = () =>
        found ? Promise.resolve(found) : Promise.reject(new TypeError('no'));
    }, estimate);
    await drop.open();
    await expect(kept(drop).getByRole('paragraph').first()).toHaveText(
      new RegExp(`^3 games, 3 kB packed, on this device ${says.source}`),
    );
  });

test('a figure that the browser tells no longer does not stay', async ({ drop }) => {
  await keepMany(drop, 3);
  await drop.page.addInitScript(() => {
    StorageManager.prototype.estimate = () =>
      Promise.resolve({ usage: 2e6, usageDetails: { indexedDB: 2048 } });
  });
  await drop.open();
  await expect(kept(drop)).toContainText('The browser uses 2 kB for them.');
  await drop.page.evaluate(() => {
    StorageManager.prototype.estimate = () => Promise.reject(new TypeError('no'));
    new BroadcastChannel('farseer-library').postMessage('changed');
  });
  await expect(kept(drop)).not.toContainText('The browser uses');
  await expect(kept(drop)).toContainText('3 games, ');
});
