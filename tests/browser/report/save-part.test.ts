/** Numbers on a game's page as files: made in the browser from the published analysis. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { apmCsv } from '../../../src/view/csv/apm.ts';
import { buildOrdersCsv, buildOrdersText } from '../../../src/view/csv/build-orders.ts';
import { spendingCsv } from '../../../src/view/csv/spending.ts';
import type { GameAnalysis } from '../../../src/game/analysis.ts';
import { duelPage } from './game-page.ts';

test('build orders, actions and spending are saved as they are published', async ({ page, request }) => {
  const path = await duelPage(request);
  const replayId = path.split('/')[2]!;
  const game = (await (await request.get(`/data/games/${replayId}.json`)).json()) as GameAnalysis;
  const parts: [path: string, part: string, button: string, file: string, text: string][] = [
    [path, 'spending', 'CSV', 'spending.csv', spendingCsv(game)],
    [path, 'build-orders', 'Text', 'build-orders.txt', buildOrdersText(game)],
    [`${path}orders/`, 'build-orders', 'CSV', 'build-orders.csv', buildOrdersCsv(game)],
    [`${path}orders/`, 'apm', 'CSV', 'apm.csv', apmCsv(game)],
  ];
  for (const [address, part, button, name, text] of parts) {
    await page.goto(address);
    const download = page.waitForEvent('download');
    const section = page.locator(`section[aria-labelledby="${part}"]`);
    await section.getByRole('button', { name: new RegExp(`^${button},`) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${replayId}-${name}`);
    expect(await readFile(await file.path(), 'utf8')).toBe(text);
  }
});

test('without the analysis it is said why there is no file', async ({ page, request }) => {
  await page.route('**/data/games/*.json', (route) => route.abort());
  await page.goto(await duelPage(request));
  const section = page.locator('section[aria-labelledby="spending"]');
  await section.getByRole('button', { name: /^CSV,/ }).click();
  await expect(section.getByRole('status')).toContainText('could not be loaded');
});
