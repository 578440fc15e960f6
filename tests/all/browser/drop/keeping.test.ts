/** Saving and copying, without a server. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromXml } from 'xast-util-from-xml';
import { checkSummary } from '../../../../src/contract/documents.ts';
import type { ReplaySummaryDocument } from '../../../../src/contract/summary-document.ts';
import { buildOrderMarkdown } from '../../../../src/app/drop/save/documents.ts';
import { gameAnalysisSchema } from '../../../../src/game/analysis.ts';
import { chat } from '../../../support/recording-writer/events.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';
import { FIXTURES } from '../../../support/fixtures.ts';
import { expect, test, type DropPage } from '../../../browser/drop/drop-page.ts';
import { SAVE_WORDS } from '../../../../src/app/drop/page/SaveAndShare.tsx';
import { ACTION_WORDS } from '../../../../src/app/drop/page/words.ts';

const ONE = join(FIXTURES, 'example-1v1.w3g');

async function saved(drop: DropPage, button: string): Promise<{ name: string; text: string }> {
  const click = drop.button(button);
  if (!(await click.isVisible())) await drop.share(button);
  const download = drop.page.waitForEvent('download');
  await click.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('summary, analysis and build orders of a game can be kept', async ({ drop, context }) => {
  await drop.choose(ONE);
  const summary = await saved(drop, 'Save summary (JSON)');
  expect(checkSummary(JSON.parse(summary.text) as ReplaySummaryDocument)).toEqual([]);
  expect(summary.name).toBe('1111111111_Hazel_Rowan_Concealed-Hill.summary.json');
  const analysis = gameAnalysisSchema.parse(JSON.parse((await saved(drop, 'Save analysis (JSON)')).text));
  expect(analysis.replayId).toBe('1111111111_Hazel_Rowan_Concealed-Hill');

  const page = await saved(drop, 'Save report (HTML)');
  expect(page.name).toBe('1111111111_Hazel_Rowan_Concealed-Hill.html');
  expect(page.text).not.toMatch(/<script|<button|href="\/|url\((?!#)/);
  const alone = await context.newPage();
  const asked: string[] = [];
  alone.on('request', ({ url }) => asked.push(url()));
  await alone.setContent(page.text);
  await expect(alone).toHaveTitle('Hazel vs Rowan on Concealed Hill');
  // With a margin, and nothing else above it.
  const heading = await alone.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading!.x).toBeGreaterThan(10);
  expect(heading!.y).toBeLessThan(100);
  expect(asked).toEqual([]);
  const words = (of: typeof alone) =>
    of.locator('.report').evaluate((report) => {
      for (const control of report.querySelectorAll('button, select, .map-note')) control.remove();
      return report.textContent;
    });
  expect(await words(alone)).toBe(await words(drop.page));
  expect(
    await alone
      .locator('use')
      .evaluateAll((all) => all.every((use) => document.querySelector(use.getAttribute('href') ?? ''))),
  ).toBe(true);
  await alone.close();

  await drop.button(SAVE_WORDS.charts).click();
  const charts = drop.page.getByRole('dialog').getByRole('listitem');
  await expect(charts).toContainText(['Map', 'Timeline', 'Gold spent', 'Actions per minute']);
  const drawn = await saved(drop, 'Save Timeline as SVG');
  expect(drawn.name).toBe('drop-timeline.svg');
  expect(drawn.text).toMatch(/^<svg[^>]+width="\d+"/);
  expect(drawn.text).not.toMatch(/var\(|href="\/| class="/);
  expect((await saved(drop, 'Save Map as PNG')).name).toBe('drop-map.png');
  await drop.button(/^Close$/).click();
  await expect(drop.page.locator('dialog')).toHaveCount(0);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = await saved(drop, 'Save picture (SVG)');
  expect(card.name).toBe('1111111111_Hazel_Rowan_Concealed-Hill.svg');
  expect(card.text).toMatch(/^<svg[^>]+width="1200" height="630"/);
  for (const words of ['>Hazel<', '>Rowan<', '>won<', 'Concealed Hill · 13:01'])
    expect(card.text).toContain(words);
  expect(card.text).not.toMatch(/var\(|href="\//);
  await (await drop.share(SAVE_WORDS.copyPicture)).click();
  await expect(drop.status).toContainText(ACTION_WORDS.cardCopied);
  const kinds = await drop.page.evaluate(async () => (await navigator.clipboard.read())[0]!.types);
  expect(kinds).toContain('image/png');
  await (await drop.share('Copy build orders')).click();
  await expect(drop.status).toHaveText(ACTION_WORDS.buildOrdersCopied);
  const copied = await drop.page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(buildOrderMarkdown(analysis));
});

test('pictures of games with names of any characters open in every program', async ({ drop }) => {
  const buffer = Buffer.from(writeRecording(duel({ names: ['a\u0001b\u0007c', 'محمد\ufffe한글'] })));
  await drop.choose([{ name: 'names.w3g', mimeType: '', buffer }]);
  await expect(drop.report).toBeVisible();
  const { text } = await saved(drop, 'Save picture (SVG)');
  expect(text).toContain('>abc<');
  expect(text).toContain('>محمد한글<');
  expect(() => fromXml(text)).not.toThrow();
  expect((await saved(drop, 'Save picture (PNG)')).name).toMatch(/\.png$/);
});

test('what players wrote is shown when asked for, and goes with the report', async ({ drop }) => {
  const { timeline, ...script } = duel();
  const words = [chat(2000, 1, 'gl <b>hf</b>'), chat(3000, 2, '冰封王座', 1)];
  const buffer = Buffer.from(writeRecording({ ...script, timeline: [...words, ...timeline] }));
  await drop.choose([{ name: 'talk.w3g', mimeType: '', buffer }]);
  await expect(drop.report).toBeVisible();
  await drop.pressBelow('Show the chat');
  const lines = drop.page.getByRole('region', { name: 'Chat' }).getByRole('row');
  await expect(lines.nth(1)).toContainText('gl <b>hf</b>');
  await expect(lines.nth(2)).toContainText(/allies.*冰封王座/);
  expect((await saved(drop, 'Save report (HTML)')).text).not.toContain('冰封王座');
});
