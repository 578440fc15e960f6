import { expect, test } from '@playwright/test';
import { axeFinds } from './axe.ts';

test('axe finds what is wrong on any theme, and what on one alone', async ({ page }) => {
  await page.setContent(`<!doctype html>
    <html lang="en" style="color-scheme: light dark; background: light-dark(#fff, #000)">
      <title>Broken</title>
      <main>
        <h1>Broken</h1>
        <img src="data:,">
        <input>
        <p id="light" style="color: light-dark(#ccc, #fff)">Pale</p>
        <p id="dark" style="color: light-dark(#000, #333)">Dim</p>
      </main>
    </html>`);
  expect(await axeFinds(page)).toEqual([
    ['light', 'color-contrast', [expect.stringContaining('id="light"')]],
    ['light', 'image-alt', [expect.stringContaining('<img')]],
    ['light', 'label', ['<input>']],
    ['dark', 'color-contrast', [expect.stringContaining('id="dark"')]],
  ]);
});
