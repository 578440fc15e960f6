/** Charts as files: a saved chart looks like the displayed one, and works without the page. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { duelPage, ordersOf } from '../../../browser/report/game-page.ts';

/** The file that a button saves: its bytes and its name. */
async function saved(page: Page, within: string, format: 'SVG' | 'PNG') {
  const download = page.waitForEvent('download');
  await page
    .locator(within)
    .getByRole('button', { name: `Save chart as ${format}` })
    .click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('the map and the timeline are saved as SVG and PNG, with colours and glyphs of their own', async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  const game = await duelPage(request);
  const line = 'section[aria-labelledby="line"]';
  for (const within of ['.map-figure', line]) {
    await page.goto(within === line ? ordersOf(game) : game);
    const { name, bytes } = await saved(page, within, 'SVG');
    const text = bytes.toString();
    expect(name).toMatch(/^[\p{L}\d-]+\.svg$/u);
    expect(text).toMatch(/^<svg[^>]+width="\d+"/);
    expect(text).toContain('<text');
    expect(text).toMatch(/fill: (rgb|color)/);
    // No style sheet or glyph of the page is requested.
    expect(text).not.toMatch(/var\(|href="\/| class="/);
  }
  const { name, bytes } = await saved(page, line, 'PNG');
  expect(name).toMatch(/\.png$/);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const shown = await page.locator('.game-line').boundingBox();
  // Twice the page's resolution, with a margin.
  expect(bytes.readUInt32BE(16)).toBe(2 * (Math.ceil(shown!.width) + 32));
  expect(problems).toEqual([]);
});
