/** Saving games when the browser doesn't cooperate, or has no more room. */
import { LIBRARY_FAILURES } from '../../../src/app/drop/library/failure.ts';
import { expect, test } from './drop-page.ts';
import { OFFER, ONE, TITLE, turnOn } from './library-page.ts';

/** Ways to make the browser's database fail before the page starts. */
const BROKEN: readonly [code: keyof typeof LIBRARY_FAILURES, how: () => void][] = [
  [
    'forbidden',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    },
  ],
  [
    'full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    },
  ],
  [
    'failed',
    () => {
      IDBObjectStore.prototype.getAll = () => {
        throw new DOMException('no', 'UnknownError');
      };
    },
  ],
];
for (const [code, how] of BROKEN) {
  test(`says so when the browser does not play along: ${code}`, async ({ drop }) => {
    if (code !== 'forbidden') await turnOn(drop);
    await drop.page.addInitScript(how);
    await drop.open();
    if (code === 'forbidden') await drop.button(OFFER).click();
    if (code === 'full') await drop.choose(ONE);
    await expect(drop.page.locator('.notices')).toHaveText(LIBRARY_FAILURES[code]);
    await drop.choose(ONE);
    await expect(drop.heading).toHaveText(TITLE);
  });
}

test('says so when the games were kept by a newer version', async ({ drop }) => {
  await drop.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('farseer-library', 99);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  await drop.open();
  await expect(drop.page.locator('.notices')).toHaveText(LIBRARY_FAILURES.newer);
});

test('says so when another tab does not let go', async ({ drop, context }) => {
  await turnOn(drop);
  const other = await context.newPage();
  await other.goto(`${drop.site.origin}/privacy/`);
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('farseer-library');
        request.onsuccess = () => {
          Object.assign(globalThis, { held: request.result });
          resolve();
        };
      }),
  );
  await drop.button('Stop keeping games').click();
  await expect(drop.page.locator('.notices')).toHaveText(LIBRARY_FAILURES.busy);
});
