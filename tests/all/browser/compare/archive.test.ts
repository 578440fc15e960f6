/** Compares games of the archive with each other. */
import { expect, HUMAN, ORC_ONE, ORC_TWO, test } from '../../../browser/compare/compare-page.ts';
import { COMPARE_PAGE_WORDS } from '../../../../src/app/compare/page/words.ts';
import { human, namesIn } from '../../../support/browse/chosen.ts';
const NAMES = namesIn(human).join(' compared with ');

test('spoiler-free mode hides what tells how long the games lasted, until asked', async ({ compare }) => {
  await compare.page.goto('/');
  await compare.page.evaluate(() => localStorage.setItem('spoilers', 'hidden'));
  await compare.open(`#a=${ORC_ONE}.1&b=${ORC_TWO}.1`);
  await expect(compare.page.getByRole('img', { name: /^Timeline of/ })).toHaveCount(0);
  await expect(compare.page.getByRole('heading', { name: 'Timings' })).toBeVisible();
  await compare.button(COMPARE_PAGE_WORDS.reveal).click();
  await expect(compare.page.getByRole('img', { name: /^Timeline of/ })).toHaveCount(2);
});

test('skipping to the content leaves the comparison and its address as they are', async ({ compare }) => {
  const { page } = compare;
  await compare.open(`#a=${HUMAN}.1&b=${HUMAN}.2`);
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(NAMES)}`));
  const address = page.url();
  await page.locator('a.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(compare.heading).toHaveText(NAMES);
});
