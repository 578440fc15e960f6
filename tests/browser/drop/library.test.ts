/** Games kept in the browser: only when asked for, listed, opened, saved, brought back, deleted. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSummary } from '../../../src/contract/check.ts';
import type { ReplaySummaryDocument } from '../../../src/contract/summary-schema.ts';
import { LIBRARY_FAILURES } from '../../../src/drop/library/failure.ts';
import { KEPT_LIMIT } from '../../../src/drop/library/kept.ts';
import { unpackGame } from '../../../src/share/pack.ts';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { DropPage, expect, test } from './drop-page.ts';

const [ONE, TWO] = ['example-1v1.w3g', 'example-2v2.w3g'].map((name) => join(FIXTURES, name)) as [
  string,
  string,
];
const TITLE = 'Hazel vs Rowan on Hazel Hollow';
const OFFER = 'Keep my games in this browser';

const kept = (drop: DropPage) => drop.page.getByRole('region', { name: 'Games kept in this browser' });
const keptRows = (drop: DropPage) => kept(drop).locator('tbody tr');
const databases = (drop: DropPage) =>
  drop.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

async function turnOn(drop: DropPage): Promise<void> {
  await drop.button(OFFER).click();
  await expect(kept(drop)).toBeVisible();
}

/** The page again, as on another day. */
async function visitAgain(drop: DropPage): Promise<void> {
  await drop.open();
  await expect(kept(drop)).toBeVisible();
}

test('nothing is kept unless the visitor asks for it', async ({ drop }) => {
  await drop.choose(ONE);
  await drop.rest();
  await expect(drop.button(OFFER)).toBeVisible();
  expect(await databases(drop)).toEqual([]);
  await drop.open();
  await expect(drop.button(OFFER)).toBeVisible();
  expect(await databases(drop)).toEqual([]);
  expect(
    await drop.page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, 0, '']);
});

test('games are kept, listed on the next visit, opened, sorted and deleted', async ({ drop }) => {
  await drop.choose(ONE);
  await drop.rest();
  const words = await drop.report.textContent();
  await turnOn(drop);
  await expect(kept(drop)).toContainText('This game is kept, with 1 game');
  await drop.choose(TWO);
  await expect(kept(drop)).toContainText('2 games');

  await visitAgain(drop);
  await expect(keptRows(drop)).toHaveCount(2);
  await expect(keptRows(drop).first()).toContainText('Sorrel & Yarrow vs Hazel & Rowan');
  await expect(keptRows(drop).last()).toContainText(/example-1v1\.w3g\s*Added \d+ \w+ \d{4}/);
  await kept(drop).getByRole('button', { name: 'Length' }).click();
  await expect(kept(drop).locator('[aria-sort=ascending]')).toHaveText('Length');

  await kept(drop).getByRole('button', { name: 'Hazel vs Rowan', exact: true }).click();
  await expect(drop.heading).toHaveText(TITLE);
  await drop.rest();
  expect(await drop.report.textContent()).toBe(words);
  await drop.button('Start over').click();

  await drop.button('Delete Hazel vs Rowan').click();
  await expect(keptRows(drop)).toHaveCount(1);
  await expect(drop.status).toHaveText('The game is deleted.');
  await expect(drop.page.locator('#library')).toBeFocused();

  drop.page.once('dialog', (dialog) => void dialog.accept());
  await drop.button('Delete all kept games').click();
  await expect(kept(drop)).toContainText('None yet.');
  await visitAgain(drop);
  await expect(kept(drop)).toContainText('None yet.');

  await drop.button('Stop keeping games').click();
  await expect(drop.button(OFFER)).toBeVisible();
  expect(await databases(drop)).toEqual([]);
});

test('deleting many games is asked about first', async ({ drop }) => {
  await drop.choose(ONE);
  await drop.rest();
  await turnOn(drop);
  await drop.button('Start over').click();
  const questions: string[] = [];
  drop.page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await drop.button('Delete all kept games').click();
  await drop.button('Stop keeping games').click();
  expect(questions).toEqual([
    expect.stringMatching(/^Delete all kept games\? 1 game, /),
    expect.stringMatching(/^Stop keeping games and delete those that are kept\? 1 game, /),
  ]);
  await expect(keptRows(drop)).toHaveCount(1);
});

test('of two recordings of one game one is kept; games of links and examples when asked for', async ({
  drop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await turnOn(drop);
  const content = await readFile(ONE);
  await drop.choose(['a.w3g', 'b.w3g'].map((name) => ({ name, mimeType: '', buffer: content })));
  await drop.rest();
  await expect(keptRows(drop)).toHaveCount(1);

  await drop.button('Empty the list').click();
  await drop.button('Example: 2v2').click();
  await drop.rest();
  await drop.button('Copy share link').click();
  await expect(drop.status).toContainText('on the clipboard');
  const link = await drop.page.evaluate(() => navigator.clipboard.readText());
  await expect(drop.button('Keep this game')).toBeVisible();

  await drop.page.goto('about:blank');
  await drop.page.goto(link);
  await drop.button('Keep this game').click();
  await expect(kept(drop)).toContainText('This game is kept, with 2 games');
  await drop.button('Start over').click();
  await expect(keptRows(drop).first()).toContainText('the link');
});

test('all games can be saved as one file, and brought back from it elsewhere', async ({ drop, browser }) => {
  await turnOn(drop);
  await drop.choose([ONE, TWO]);
  await drop.rest();
  await expect(keptRows(drop)).toHaveCount(2);
  const download = drop.page.waitForEvent('download');
  await drop.button('Save all as one file').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('farseer-games.json');
  const saved = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    format: string;
    version: number;
    games: { name: string; added: string; summary: object; packed: string }[];
  };
  expect(saved).toMatchObject({ format: 'farseer-games', version: 1 });
  expect(saved.games.map(({ name }) => name)).toEqual(['example-1v1.w3g', 'example-2v2.w3g']);
  for (const { packed, summary } of saved.games) {
    expect((await unpackGame(packed)).ok).toBe(true);
    expect(checkSummary({ ...summary, deprecations: [] } as unknown as ReplaySummaryDocument)).toEqual([]);
  }

  const other = new DropPage(await (await browser.newContext()).newPage(), drop.site);
  await other.open();
  await turnOn(other);
  saved.games[0]!.added = '2020-02-20T12:00:00.000Z';
  const back = { name: 'my games.JSON', mimeType: '', buffer: Buffer.from(JSON.stringify(saved)) };
  await other.choose([back, { ...back, name: 'other.json', buffer: Buffer.from('{"a":1}') }]);
  await other.rest();
  await expect(other.rows.filter({ hasText: 'not-a-replay' })).toHaveCount(1);
  await expect(keptRows(other)).toHaveCount(2);
  await expect(keptRows(other).last()).toContainText('Added 20 Feb 2020');
  expect(other.complaints).toEqual([]);
  await other.page.context().close();
});

test('two tabs show the same', async ({ drop, context }) => {
  const other = new DropPage(await context.newPage(), drop.site);
  await other.open();
  await turnOn(drop);
  await expect(kept(other)).toContainText('None yet.');
  await other.choose(ONE);
  await expect(keptRows(drop)).toHaveCount(1);
  drop.page.once('dialog', (dialog) => void dialog.accept());
  await drop.button('Stop keeping games').click();
  await expect(other.button(OFFER)).toBeVisible();
  await other.choose(TWO);
  await other.rest();
  expect(await databases(other)).toEqual([]);
  expect(other.complaints).toEqual([]);
});

/** Makes the database of the browser fail in some way, before the page starts. */
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

test('a thousand games are listed, and no more are taken', async ({ drop }) => {
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
              added: number,
              size: 1000,
              facts: {
                map: 'Echo Isles',
                sides: [[`Moon ${number}`], ['Grubby']],
                matchup: 'EvO',
                winners: [],
                durationMs: number,
                firstHeroes: [],
              },
            });
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    KEPT_LIMIT,
  );
  await drop.open();
  await expect(keptRows(drop)).toHaveCount(KEPT_LIMIT);
  await drop.choose(ONE);
  await expect(drop.page.locator('.notices')).toHaveText(LIBRARY_FAILURES['too-many'], { timeout: 20_000 });
  await expect(drop.heading).toHaveText(TITLE);
});

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

test('works without a network', async ({ drop, context }) => {
  await drop.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await turnOn(drop);
  await drop.choose(ONE);
  await expect(kept(drop)).toContainText('This game is kept');
  await context.setOffline(true);
  await drop.page.reload();
  await kept(drop).getByRole('button', { name: 'Hazel vs Rowan', exact: true }).click();
  await expect(drop.heading).toHaveText(TITLE);
});
