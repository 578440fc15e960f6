/** The list around its search: history, order, spoiler-free mode, many games, and files that do not come. */
import { corpusIndex, manyGames } from '../../../support/browse/corpus-index.ts';
import { expect, test } from '../../../browser/browse/browser-page.ts';

const archive = corpusIndex();

test('typing is one step for the way back, every choice another', async ({ replays, page }) => {
  await replays.open();
  await replays.search.pressSequentially('echo isles');
  await expect.poll(() => replays.query).toBe('map:echo-isles');
  await replays.search.press('Enter');
  await replays.chips.first().locator('.remove').click();
  await expect(replays.rows).toHaveCount(archive.games.length);
  await page.goBack();
  await expect.poll(() => replays.query).toBe('map:echo-isles');
  await page.goBack();
  await expect.poll(() => replays.query).toBe('');
  await expect(replays.chips).toHaveCount(0);
});

test('when nothing fits, each part says what its absence would find', async ({ replays, page }) => {
  await replays.open('?parts=race:H+hero1:blademaster');
  await expect(replays.rows).toHaveCount(0);
  await page.locator('.nearest button').first().click();
  await expect(replays.rows).not.toHaveCount(0);
});

test('names in other languages are read, and their table comes only then', async ({ replays, page }) => {
  const tables: string[] = [];
  page.on('request', (request) => {
    if (/\/languages\.[\w-]+\.js/.test(request.url())) tables.push(request.url());
  });
  await replays.open('?q=orc');
  await expect.poll(() => replays.query).toBe('race:O');
  expect(tables).toEqual([]);
  await replays.search.press('Escape');
  await replays.search.fill('剑圣 vs 人族');
  await expect.poll(() => replays.query).toContain('vs.race:H');
  expect(tables.length).toBe(1);
});

test('in spoiler-free mode no winner and no number of games is told', async ({ replays, page }) => {
  await page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`);
  await replays.open('?parts=race:O+vs.race:H');
  await expect(replays.status).not.toContainText(/\d/);
  const shown = await replays.facts.count();
  await page.getByLabel('Spoiler-free').uncheck();
  await expect(replays.status).toContainText(/\d/);
  expect(await replays.facts.count()).toBeGreaterThan(shown);
});

test('the games begin high on the page, and eight of them are seen', async ({ replays, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await replays.open();
  const boxes = await replays.rows.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  expect(boxes[0]!.top).toBeLessThanOrEqual(320);
  expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(8);
});

test('of thousands of games, a hundred are there at once and the rest as somebody goes on', async ({
  replays,
  page,
}) => {
  await replays.put(manyGames(archive, 1000));
  await replays.open();
  await expect(replays.rows).toHaveCount(100);
  await page.locator('#browse-more button').click();
  await expect(replays.rows).toHaveCount(200);
});
