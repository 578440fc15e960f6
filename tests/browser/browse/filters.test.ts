import { Finder } from '../../../src/search/find/find.ts';
import { parseQuery } from '../../../src/search/parts/syntax.ts';
import { corpusIndex } from '../../support/browse/corpus-index.ts';
import { rivals } from '../../support/browse/chosen.ts';
import { expect, test } from './browser-page.ts';

const finder = new Finder(corpusIndex());
const count = (query: string): number => finder.find(parseQuery(query)).games.length;

test('words become parts, which stand in the address and come back with it', async ({ replays, page }) => {
  await replays.open();
  await replays.search.fill('orc vs human on echo isles, no expansion');
  await expect(replays.chips).toHaveCount(4);
  const query = 'race:O vs.race:H map:echo-isles -vs.expansion';
  await expect.poll(() => replays.query).toBe(query);
  await expect(replays.rows).toHaveCount(count(query));
  await replays.search.press('Enter');
  await expect(replays.search).toHaveValue('');
  await page.reload();
  await expect(replays.chips).toHaveCount(4);
  await expect(replays.rows).toHaveCount(count(query));
});

test('a part is negated, turned off, given to the other side, changed and removed', async ({
  replays,
  page,
}) => {
  await replays.open('?parts=race:O+map:echo-isles');
  await replays.chip(0).click();
  await page.getByRole('button', { name: 'Not', exact: true }).click();
  await expect.poll(() => replays.query).toBe('-race:O map:echo-isles');
  await page.getByRole('button', { name: 'Not', exact: true }).click();
  await page.getByRole('button', { name: 'Off', exact: true }).click();
  await expect.poll(() => replays.query).toBe('~race:O map:echo-isles');
  await expect(replays.rows).toHaveCount(count('map:echo-isles'));
  await page.getByRole('button', { name: 'Off', exact: true }).click();
  await page.getByLabel('Who').selectOption('vs.race:O');
  await expect.poll(() => replays.query).toBe('vs.race:O map:echo-isles');
  await page.locator('.editor input').fill('race:U');
  await page.locator('.editor input').press('Enter');
  await expect.poll(() => replays.query).toBe('race:U map:echo-isles');
  await replays.chips.first().locator('.remove').click();
  await expect.poll(() => replays.query).toBe('map:echo-isles');
  await expect(replays.chip(0)).toBeFocused();
});

test('what is not understood is struck out, and the games are those of the rest', async ({ replays }) => {
  await replays.open('?q=blademaster+gobbledygook');
  await expect(replays.page.locator('.find .missing s')).toHaveText('gobbledygook');
  await expect(replays.rows).toHaveCount(count('made:blademaster'));
  await expect.poll(() => replays.query).toBe('made:blademaster unknown:gobbledygook');
});

test('facts stand beside the games, and a question moves its fact to the front', async ({ replays }) => {
  const [one, other] = rivals;
  await replays.open(`?q=${one}+vs+${other}+who+won`);
  await expect(replays.facts.first()).toHaveText(new RegExp(`^${one} \\d+:\\d+ ${other}`));
  await replays.search.press('Escape');
  await replays.search.fill('orc win rate');
  await expect(replays.facts.first()).toContainText(/^\d+ of \d+, \d+ %/);
});

test('a part is added from a list', async ({ replays, page }) => {
  await replays.open();
  await page.locator('details.add summary').click();
  await page.getByLabel('Add: Race').selectOption('race:H');
  await page.getByLabel('Add: First hero').selectOption('hero1:archmage');
  await expect(replays.chips).toHaveCount(2);
  expect(replays.query).toContain('hero1:archmage');
  await page.locator('#browse-sort').selectOption('longest');
  await expect.poll(() => replays.query).toContain('sort:longest');
});
