/** Typical questions of five kinds of visitors, answered within two clicks from the front page, without scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { REPOSITORY_URL } from '../../../src/site.ts';

test.use({ javaScriptEnabled: false });

const header = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('navigation', { name: 'All pages' });

for (const width of [390, 1440])
  test.describe(`on ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(async ({ page }) => {
      await page.goto('/');
    });

    test('a fan: which tournaments are here, and how did one end?', async ({ page }) => {
      await header(page).getByRole('link', { name: 'Events' }).click();
      await page.locator('table.hub tbody a').first().click();
      await expect(page.getByRole('heading', { name: 'Series', exact: true })).toBeVisible();
    });

    test('a coach: how does my student practise a build order against the clock?', async ({ page }) => {
      await header(page).getByRole('link', { name: 'Tools' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Coach mode' }).click();
      await expect(page).toHaveURL(/\/builds\/.+#bench$/);
      await expect(page.locator('#steps')).toBeVisible();
    });

    test('a caster: how do I prepare for two players?', async ({ page }) => {
      await footer(page).getByRole('link', { name: 'Casting sheet' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casting sheet');
    });

    test('a developer: how do I read a game with a program, and where are all of them?', async ({ page }) => {
      await header(page).getByRole('link', { name: 'Data' }).click();
      await expect(page.getByRole('link', { name: /parquet/ }).first()).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'API', exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'Quick start', exact: true })).toBeVisible();
    });

    test('somebody who wants a name removed: where do I ask for it?', async ({ page }) => {
      await footer(page).getByRole('link', { name: 'Remove a name' }).click();
      await expect(page).toHaveURL(/\/contribute\/#remove-a-name$/);
      await expect(page.locator('#remove-a-name')).toBeInViewport();
      // A build without a repository has no form to link to.
      const form = page.locator('main a[href$="issues/new?template=removal.yml"]');
      await expect(form).toHaveCount(REPOSITORY_URL === null ? 0 : 1);
    });
  });

test('the forms that the site leads to exist', () => {
  const names = [...readFileSync('src/pages/contribute.mdx', 'utf8').matchAll(/\bform\('([\w-]+)'/g)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(existsSync(`.github/ISSUE_TEMPLATE/${name}.yml`), name).toBe(true);
});
