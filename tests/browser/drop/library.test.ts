/** Games saved in the browser: only on request, listed, opened, saved to a file, restored, deleted. */
import { readFile } from 'node:fs/promises';
import { checkSummary } from '../../../src/contract/check.ts';
import { unpackGame } from '../../../src/game/stored/link/pack.ts';
import { LIBRARY_FAILURES } from '../../../src/app/drop/library/failure.ts';
import { DATABASE } from '../../../src/app/drop/library/store.ts';
import { DropPage, expect, test } from './drop-page.ts';
import { databases, kept, keptRows, OFFER, ONE, TITLE, turnOn, TWO } from './library-page.ts';

/** Reloads the page, as on another day. */
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
  await expect(drop.page.locator('p', { hasText: 'Terrain from the map file' })).toBeVisible();
  const words = await drop.report.textContent();
  expect(words).toContain('Key moments');
  await turnOn(drop);
  await expect(kept(drop)).toContainText('This game is kept. In all: 1 game');
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
  // Nothing is lost: the map, the story and the fights are the same as on the first day.
  await expect.poll(() => drop.report.textContent()).toBe(words);
  await drop.button('Start over').click();

  await drop.button(/^Delete Hazel vs Rowan on Concealed Hill, /).click();
  await expect(keptRows(drop)).toHaveCount(1);
  await expect(drop.status).toHaveText('The game has been deleted.');
  await expect(drop.page.locator('#library')).toBeFocused();
  await drop.button('Bring back 1 deleted game').click();
  await expect(keptRows(drop)).toHaveCount(2);
  await expect(drop.status).toHaveText('1 game kept again.');

  drop.page.once('dialog', (dialog) => void dialog.accept());
  await drop.button('Delete all kept games').click();
  await expect(kept(drop)).toContainText('None yet.');
  await drop.button('Bring back 2 deleted games').click();
  await expect(keptRows(drop)).toHaveCount(2);
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
  await expect(drop.heading).toContainText('Sorrel');
  await drop.rest();
  await (await drop.share('Copy share link')).click();
  await expect(drop.status).toContainText('on the clipboard');
  const link = await drop.page.evaluate(() => navigator.clipboard.readText());
  await expect(drop.button('Keep this game')).toBeVisible();

  await drop.page.goto('about:blank');
  await drop.page.goto(link);
  await drop.pressBelow('Keep this game');
  await expect(kept(drop)).toContainText('This game is kept. In all: 2 games');
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
    games: { name: string; added: string; modified: string; summary: object; packed: string }[];
  };
  expect(saved).toMatchObject({ format: 'farseer-games', version: 3 });
  expect(saved.games.map(({ name }) => name).sort()).toEqual(['example-1v1.w3g', 'example-2v2.w3g']);
  for (const { packed, summary, modified } of saved.games) {
    expect(Date.parse(modified)).toBeGreaterThan(0);
    expect((await unpackGame(packed)).ok).toBe(true);
    expect(checkSummary({ ...summary, deprecations: [] })).toEqual([]);
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

test('a game that was deleted, or found no room, can be kept again', async ({ drop }) => {
  await turnOn(drop);
  await drop.choose([ONE, TWO]);
  await drop.rest();
  await drop.button(/^Delete Hazel vs Rowan on Concealed Hill, /).click();
  await expect(keptRows(drop)).toHaveCount(1);
  const press = async () => {
    await drop.rows.first().getByRole('button').click();
    await drop.pressBelow('Keep this game');
  };
  const keep = async () => {
    await press();
    await expect(kept(drop)).toContainText('This game is kept. In all: 2 games');
    await drop.page.goBack();
  };
  await keep();
  await drop.page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(globalThis, { free: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await drop.button(/^Delete Hazel vs Rowan on Concealed Hill, /).click();
  await press();
  await expect(drop.page.locator('.notices')).toHaveText(LIBRARY_FAILURES.full);
  await drop.page.evaluate(() => (globalThis as unknown as { free: () => void }).free());
  await drop.page.goBack();
  await keep();
});

test('a slow look at what is kept does not take back a later one', async ({ drop }) => {
  await turnOn(drop);
  await drop.choose([ONE, TWO]);
  await drop.rest();
  await expect(keptRows(drop)).toHaveCount(2);
  await drop.button(/^Delete Hazel vs Rowan on Concealed Hill, /).click();
  await expect(keptRows(drop)).toHaveCount(1);
  // Another tab reports a change, and the browser takes its time to report whether games are safe.
  await drop.page.evaluate((database) => {
    const { persisted } = StorageManager.prototype;
    navigator.storage.persisted = () => {
      navigator.storage.persisted = persisted;
      return new Promise((resolve) => Object.assign(globalThis, { answer: () => resolve(false) }));
    };
    new BroadcastChannel(database).postMessage('changed');
  }, DATABASE);
  await drop.page.waitForFunction(() => 'answer' in globalThis);
  await drop.rows.first().getByRole('button').click();
  await drop.pressBelow('Keep this game');
  await expect(kept(drop)).toContainText('This game is kept. In all: 2 games');
  await drop.page.evaluate(() => (globalThis as unknown as { answer: () => void }).answer());
  await drop.page.goBack();
  await expect(keptRows(drop)).toHaveCount(2);
});

test('games that found no room are kept when there is some, whatever came after them', async ({ drop }) => {
  await turnOn(drop);
  await drop.page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(globalThis, { free: () => (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await drop.choose(TWO);
  await expect(drop.page.locator('.notices')).toHaveText(LIBRARY_FAILURES.full);
  await drop.page.evaluate(() => (globalThis as unknown as { free: () => void }).free());
  await drop.pressBelow('Example: 1v1');
  await expect(drop.heading).toHaveText(TITLE);
  await drop.rest();
  await drop.pressBelow('Keep this game');
  await expect(kept(drop)).toContainText('This game is kept. In all: 1 game');
  await drop.button('Back to the list').click();
  await drop.button(/^Delete Hazel vs Rowan on Concealed Hill, /).click();
  await expect(keptRows(drop)).toContainText(['Sorrel & Yarrow vs Hazel & Rowan']);
});

test('a deleted game does not come back by turning off and on', async ({ drop }) => {
  await turnOn(drop);
  await drop.choose(ONE);
  await drop.rest();
  await drop.button('Start over').click();
  await drop.button(/^Delete Hazel vs Rowan on Concealed Hill, /).click();
  await expect(drop.button('Bring back 1 deleted game')).toBeVisible();
  await drop.button('Stop keeping games').click();
  await turnOn(drop);
  await expect(kept(drop)).toContainText('None yet.');
  await expect(drop.button('Bring back 1 deleted game')).toHaveCount(0);
});

test('a game is kept, even if the page is hidden before it has drawn the report', async ({ drop }) => {
  await turnOn(drop);
  // Hidden pages have no frames.
  await drop.page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await drop.choose(ONE);
  await expect(kept(drop)).toContainText('This game is kept');
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

test.describe('with an offline copy', () => {
  test.use({ serviceWorkers: 'allow' });

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
});
