/** A caster's task: from a player to the sheet with the next opponent, a printed page, and a game. */
import { expect, test, type Page } from '@playwright/test';
import { CAST_WORDS } from '../../../src/view/cast/sheet.ts';

interface Player {
  key: string;
  name: string;
}

/** The two players with the most games, because no sheet is longer. */
async function busiest(page: Page): Promise<[Player, Player]> {
  await page.goto('/cast/');
  const options = await page.locator('select[name=a] option').evaluateAll((all) =>
    (all as HTMLOptionElement[])
      .map(({ value, text }) => {
        const [, name = '', games = '0'] = /^(.*) \((\d+) 1v1 games?\)$/.exec(text) ?? [];
        return { key: value, name, games: Number(games) };
      })
      .sort((a, b) => b.games - a.games),
  );
  return [options[0]!, options[1]!];
}

test('from the search to a sheet, onto one page of paper, and from there into a game', async ({ page }) => {
  const [one, other] = await busiest(page);
  await page.goto('/');
  await page.getByRole('searchbox').fill(one.name);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/replays/?*');
  await page.locator('table.games th a', { hasText: one.name }).first().click();
  await page.getByRole('main').locator(`a[href="/players/${one.key}/"]`).first().click();
  await page.getByRole('link', { name: /^Casting sheet of .* with another player$/ }).click();
  await expect(page.getByLabel('First player')).toHaveValue(one.key);
  await page.getByLabel('Second player').selectOption(other.key);
  await page.getByRole('button', { name: 'Make the sheet' }).click();
  await page.waitForURL(`**/cast/?a=${one.key}&b=${other.key}`);
  for (const name of [
    CAST_WORDS.points.title,
    'Records',
    /^Head to head/,
    /^Openings in/,
    CAST_WORDS.timings.title,
    'Maps',
    'Last games',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveTitle(/ vs .+ · Farseer$/);
  await expect(page.locator('.points li')).toHaveCount(3);
  for (const format of ['A4', 'Letter']) {
    const paper = await page.pdf({ format });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
  await page.getByRole('region', { name: 'Last games' }).getByRole('link').first().click();
  await page.waitForURL('**/replays/*/');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it needs and leads to the players', async ({ page }) => {
    await page.goto('/cast/');
    await page.locator('.without-script a[href="/players/"]').click();
    await page.waitForURL('**/players/');
  });
});
