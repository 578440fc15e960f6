/** Tests combined filters with their counts, the resulting address, and the message for no matches. */
import type { BrowsedGame } from '../../../src/view/ask/index/game.ts';
import { EVERYTHING, type Query } from '../../../src/app/replays/query/query.ts';
import { corpusIndex } from '../../support/browse/corpus-index.ts';
import { fitting } from '../../support/browse/naive.ts';
import { syntheticIndex } from '../../support/browse/synthetic.ts';
import { urls } from '../../../src/urls.ts';
import { expect, test, type BrowserPage } from './browser-page.ts';

const archive = corpusIndex();
const idsOf = (query: Partial<Query>): string[] =>
  fitting({ ...EVERYTHING, ...query }, archive).map((game) => archive.games[game]!.replayId);

/** The ids of the listed games. */
async function listed(replays: BrowserPage): Promise<string[]> {
  await replays.rest();
  return replays.links.evaluateAll((links) =>
    links.map((link) => decodeURIComponent(link.getAttribute('href')!.split('/')[2]!)),
  );
}

const EXAMPLE = 'Altar, Barracks, then Shadow Hunter second, no expansion';

test('filters compose, and all of it stands in the address', async ({ replays }) => {
  await replays.open();
  await expect(replays.status).toHaveText(`All ${archive.games.length} games`);
  await replays.unfold();
  await replays.filter('Race').selectOption('O');
  await replays.filter('Hero').selectOption('Obla');
  await replays.filter('Map').selectOption('echo-isles');
  const query = { race: 'O', hero: 'Obla', map: 'echo-isles' };
  expect(await listed(replays)).toEqual(idsOf(query));
  await expect(replays.status).toHaveText(`${idsOf(query).length} of ${archive.games.length} games`);
  expect(replays.query).toBe('?race=O&hero=Obla&map=echo-isles');
  await replays.page.reload();
  await expect(replays.status).toHaveText(`${idsOf(query).length} of ${archive.games.length} games`);
  expect(await listed(replays)).toEqual(idsOf(query));
  await expect(replays.filter('Map')).toHaveValue('echo-isles');
});

test('each value says how many games it would leave, and keeps its word', async ({ replays }) => {
  await replays.open('?race=O');
  await replays.unfold();
  for (const filter of [
    'Map',
    'Opponent',
    'Hero',
    'Matchup',
    'Length',
    'Expansion',
    'Sides',
    'Patch',
    'Event',
  ]) {
    await replays.rest();
    const option = replays.filter(filter).locator('option').nth(2);
    const count = Number(/\((\d+)\)$/.exec(await option.innerText())![1]);
    await replays.filter(filter).selectOption({ index: 2 });
    await expect(replays.rows, filter).toHaveCount(count);
    await replays.filter(filter).selectOption('');
  }
});

test('a later hero counts when that is asked', async ({ replays }) => {
  await replays.open('?hero=Oshd');
  expect(await listed(replays)).toEqual(idsOf({ hero: 'Oshd' }));
  await replays.page.getByLabel('Hero: or later', { exact: true }).check();
  expect(await listed(replays)).toEqual(idsOf({ hero: 'Oshd', heroAny: true }));
  expect(replays.query).toBe('?hero=Oshd&hero-any=1');
});

test('a search is read part by part, and its answer can be passed on', async ({ replays, page }) => {
  await replays.open();
  await replays.search.fill(EXAMPLE);
  await expect(replays.understood).toHaveText([
    /^Altar of/,
    /^Barracks, after Altar/,
    'Shadow Hunter as the second',
    'no expansion',
  ]);
  await expect(replays.status).toHaveText(/^\d+ of \d+ games$/);
  const found = await listed(replays);
  expect(found.length).toBeGreaterThan(3);
  await page.reload();
  expect(await listed(replays)).toEqual(found);
});

test('what is not understood is named and left out, and can be put right', async ({ replays, page }) => {
  await replays.open('?q=altar,+gobbledygook');
  await expect(page.locator('.missing')).toHaveText('“gobbledygook” is not understood');
  await expect(replays.status).toHaveText(
    /^\d+ of \d+ games\. Not understood: “gobbledygook”\. These games match the rest\.$/,
  );
  await replays.search.fill('gobbledygook');
  await expect(replays.status).toHaveText('Not understood: “gobbledygook”. So no game is shown.');
  await expect(replays.rows).toHaveCount(0);
  await replays.search.fill('thorzian');
  await expect(replays.understood).toHaveText('Player: Thorzain (typed “thorzian”)');
  await expect(replays.rows).toHaveCount(idsOf({ text: 'thorzain', sides: '1v1' }).length);
  await replays.search.fill('blademstrrs');
  await page.getByRole('button', { name: 'Did you mean Blademaster?' }).click();
  await expect(replays.understood).toHaveText('Blademaster');
});

test('a question is answered in a sentence, games with teams are a click away', async ({ replays, page }) => {
  await replays.open('?q=grubby+vs+happy+who+won');
  await expect(page.locator('.answer')).toContainText(/^Grubby \d+ : \d+ Happy, in \d+ games\./);
  await replays.search.fill('longest game');
  await expect(page.locator('.answer')).toContainText('The longest: ');
  await expect(replays.links.first()).toHaveAttribute(
    'href',
    (await page.locator('.answer a').getAttribute('href')) as string,
  );
  await replays.search.fill('thorzain');
  await page.getByRole('button', { name: /^Show \d+ team games?$/ }).click();
  await expect(replays.understood).toHaveText(['Player: Thorzain', 'more than two players']);
});

test('names in other languages are read, and their table comes only then', async ({ replays, page }) => {
  const tables: string[] = [];
  page.on('request', (request) => {
    if (/\/names\.[\w-]+\.js/.test(request.url())) tables.push(request.url());
  });
  await replays.open('?q=orc');
  await expect(replays.understood).toHaveText('Race: Orc');
  expect(tables).toEqual([]);
  await replays.search.fill('剑圣 vs 人族');
  await expect(replays.understood).toHaveText(['Blademaster', 'Other side: Race: Human']);
  await replays.search.fill('Letzte Zuflucht');
  await expect(replays.understood).toHaveText('Map: Last Refuge');
  expect(tables.length).toBe(1);
});

test('a search that cannot be loaded says so and leaves the list', async ({ replays, page }) => {
  await page.route(`**${urls.searchIndex()}`, (route) => route.abort());
  await replays.open();
  await replays.search.fill('orc');
  await expect(replays.status).toHaveText('The search could not be loaded. Is there a connection?');
  await expect(replays.rows).toHaveCount(archive.games.length);
  replays.complaints.length = 0;
});

test('typing is one step for the way back, every choice another', async ({ replays, page }) => {
  await replays.open();
  await replays.unfold();
  await replays.filter('Race').selectOption('E');
  await replays.search.pressSequentially('echo isles');
  expect(replays.query).toBe('?q=echo isles&race=E');
  await replays.search.blur();
  await replays.filter('Opponent').selectOption({ index: 1 });
  await page.goBack();
  expect(replays.query).toBe('?q=echo isles&race=E');
  expect(await listed(replays)).toEqual(idsOf({ map: 'echo-isles', race: 'E' }));
  await page.goBack();
  await expect(replays.search).toHaveValue('');
  expect(await listed(replays)).toEqual(idsOf({ race: 'E' }));
  await page.goBack();
  await expect(replays.rows).toHaveCount(archive.games.length);
  await page.goForward();
  await expect(replays.filter('Race')).toHaveValue('E');
  await replays.links.nth(1).click();
  await page.goBack();
  await replays.unfold();
  await expect(replays.filter('Race')).toHaveValue('E');
  expect(await listed(replays)).toEqual(idsOf({ race: 'E' }));
});

test('a filter in use can be taken out, and all of them', async ({ replays, page }) => {
  await replays.open('?race=O&map=echo-isles&q=grubby');
  await expect(replays.understood).toHaveText('Player: Grubby');
  await page.getByRole('button', { name: 'Remove Search: grubby' }).click();
  expect(await listed(replays)).toEqual(idsOf({ race: 'O', map: 'echo-isles' }));
  await expect(page.getByRole('button', { name: 'Remove Race: Orc' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(replays.rows).toHaveCount(archive.games.length);
  await expect(replays.search).toBeFocused();
  expect(replays.query).toBe('');
});

test('when nothing fits, what is nearest is said and one press away', async ({ replays, page }) => {
  await replays.open('?race=H&hero=Obla');
  await expect(replays.status).toHaveText('No game fits all of this.');
  const without = idsOf({ hero: 'Obla' }).length;
  const way = page.getByRole('button', { name: `Without Race: Human: ${without} games` });
  await expect(way).toBeVisible();
  const closest = page.locator('.nearest a');
  await expect(closest).toHaveAttribute('href', /^\/replays\/.+\/$/);
  await expect(page.locator('.nearest li').last()).toContainText(/differs only in (race|hero)$/);
  await way.click();
  expect(await listed(replays)).toEqual(idsOf({ hero: 'Obla' }));
});

test('a bound is loosened as far as the nearest game needs', async ({ replays, page }) => {
  await replays.open('?race=U&expansion=0:30');
  const way = page.getByRole('button', {
    name: /^Expansion before \d+:\d\d instead of before 0:30: 1 game$/,
  });
  await way.click();
  await expect(replays.rows).toHaveCount(1);
});

test('an address that asks for what there is not says so', async ({ replays }) => {
  await replays.open('?map=nowhere&player=nobody&utm_source=x');
  await expect(replays.filter('Map')).toHaveValue('nowhere');
  await expect(replays.status).toHaveText('No game fits all of this.');
});

test('sorting keeps the games and tells the order', async ({ replays }) => {
  await replays.open('?race=O');
  await replays.filter('Sort').selectOption('longest first');
  const lengths = await replays.page.locator('tbody .length .time').allInnerTexts();
  const seconds = lengths.map((text) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]));
  expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
  await expect(replays.status).toHaveText(/games, longest first$/);
  expect(replays.query).toBe('?race=O&sort=longest');
});

test('games are sorted by their fights', async ({ replays, page }) => {
  await replays.open();
  await replays.filter('Sort').selectOption('most fights first');
  await replays.rest();
  const texts = await page.locator('tbody td', { hasText: /\d fights?$/ }).allInnerTexts();
  const fights = texts.map((text) => Number(/(\d+) fights?$/.exec(text)![1]));
  expect(fights.length).toBeGreaterThan(50);
  expect(fights).toEqual(fights.toSorted((a, b) => b - a));
  expect(replays.query).toBe('?sort=fights');
});

test('a length that is not on offer can be asked for', async ({ replays, page }) => {
  await replays.open();
  await replays.unfold();
  await page.getByLabel('Minutes, at least').fill('12');
  await page.getByLabel('Minutes, less than').fill('13');
  await page.getByLabel('Minutes, less than').blur();
  await expect.poll(() => replays.query).toBe('?length=12-13');
  expect(await listed(replays)).toEqual(idsOf({ length: { from: 12, below: 13 } }));
  await page.getByLabel('Minutes, at least').fill('');
  await page.getByLabel('Minutes, less than').fill('');
  await page.getByLabel('Minutes, less than').blur();
  await expect(replays.rows).toHaveCount(archive.games.length);
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

test('the keyboard can go past the filters to the games', async ({ replays, page }) => {
  await replays.open();
  const skip = page.getByRole('link', { name: 'Skip to the list of games' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(replays.links.first()).toBeFocused();
});

test('in spoiler-free mode no number of games and no result is told', async ({ replays, page }) => {
  await page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`);
  await replays.open('?event=flotv-cast-series');
  await expect(replays.status).toHaveText('The games that fit');
  const options = await page.locator('#browse-filters option').allInnerTexts();
  expect(options.filter((text) => /\(\d+\)$/.test(text))).toEqual([]);
  await expect(replays.rows.first().locator('.result').first()).toBeHidden();
  // No space is reserved for the result, because it would reveal the winner.
  expect(
    await page
      .locator('.pairing .result')
      .evaluateAll((marks) => marks.filter((mark) => mark.getClientRects().length > 0).length),
  ).toBe(0);
  await expect(page.locator('tbody tr.later').first()).toBeHidden();
  await page.getByLabel('Spoiler-free').uncheck();
  await expect(replays.status).toHaveText(/^\d+ of \d+ games$/);
});

test('the rows of the build stay, and a game that comes back shows what was asked to be seen', async ({
  replays,
  page,
}) => {
  await page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`);
  await page.goto(urls.replays());
  const built = await replays.rows.first().elementHandle();
  await replays.rows.first().getByRole('button', { name: 'Show result' }).click();
  await replays.rest();
  expect(await built.evaluate((row) => row.isConnected)).toBe(true);
  await replays.search.fill('zzzzqqqq');
  await expect(replays.rows).toHaveCount(0);
  await replays.search.fill('');
  await replays.rest();
  await expect(replays.rows).toHaveCount(archive.games.length);
  expect(await replays.rows.evaluateAll((rows, own) => rows.indexOf(own as HTMLElement), built)).toBe(0);
  await expect(replays.rows.first().locator('.result').first()).toBeVisible();
});

test('the next letter after a search that found nothing draws only what can be seen', async ({ replays }) => {
  await replays.open();
  await replays.search.fill('Orc');
  await expect(replays.status).toContainText(' of ');
  await replays.rest();
  const all = await replays.rows.count();
  await replays.search.fill('zzzz');
  await expect(replays.rows).toHaveCount(0);
  // Rows after the first screen are drawn in separate tasks, so right after the input they are missing.
  const atOnce = await replays.search.evaluate((box: HTMLInputElement) => {
    box.value = 'Orc';
    box.dispatchEvent(new Event('input', { bubbles: true }));
    return document.querySelectorAll('table.games tbody tr').length;
  });
  // Maximum number of rows that a window of this height can show.
  const room = (await replays.page.evaluate(() => innerHeight)) / 64;
  expect(atOnce).toBeGreaterThan(0);
  expect(atOnce).toBeLessThanOrEqual(room);
  await expect(replays.rows).toHaveCount(all);
});

test('of thousands of games, a hundred are there at once and the rest as somebody goes on', async ({
  replays,
  page,
}) => {
  const index = syntheticIndex(archive, 1000);
  await replays.put(index);
  await replays.open();
  await expect(replays.status).toHaveText('All 1,000 games');
  await expect(replays.rows).toHaveCount(100);
  const [first] = index.games as [BrowsedGame];
  await expect(replays.links.first()).toHaveAttribute('href', urls.game(first.replayId));
  const more = page.getByRole('button', { name: 'Show 100 more' });
  await more.focus();
  await page.keyboard.press('Enter');
  expect(await replays.rows.count()).toBeGreaterThanOrEqual(200);
  // Scrolling near the button may have added rows already.
  await expect
    .poll(() => replays.links.evaluateAll((links) => links.indexOf(document.activeElement as HTMLElement)))
    .toBeGreaterThanOrEqual(100);
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
  await expect.poll(() => replays.rows.count()).toBeGreaterThan(200);
  await replays.search.fill(first.players[0]!.name);
  await expect(replays.status).toHaveText(/of 1,000 games|No game|Not understood/);
});
