/**
 * Spoiler-free mode: results it hides on the screen, from screen readers and in print, and how visitors show them.
 */
import { expect, test, type Page } from '@playwright/test';

test.beforeEach(({ page }) => page.addInitScript(`localStorage.setItem('spoilers', 'hidden')`));

/** Every text that the browser passes to screen readers. */
async function heard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'StaticText')
    .map(({ name }) => String(name?.value).trim());
}

test('a list hides who won and how long games lasted, from screen readers and in print too', async ({
  page,
}) => {
  await page.goto('/replays/');
  const row = page.locator('tbody tr.spoiler:not(.later):has(.won)').first();
  const timesHeard = async () => (await heard(page)).filter((text) => text === 'won').length;
  await expect(row.locator('.won')).toBeHidden();
  await expect(row.locator('.length .time')).toBeHidden();
  expect((await heard(page)).filter((text) => /^\d+:\d\d$/.test(text))).toEqual([]);
  expect(await heard(page)).toContain('hidden');
  expect(await timesHeard()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect(row.locator('.won')).toBeHidden();
  await expect(row.locator('.length .time')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await row.getByRole('button', { name: 'Show result' }).click();
  expect(await timesHeard()).toBe(1);
});

test('the page of a game tells neither result nor length nor whether there is a next game', async ({
  page,
  request,
}) => {
  const index = (await (await request.get('/data/summaries-index.json')).json()) as {
    replays: { replayId: string; tournamentId: string | null }[];
  };
  const { replayId } = index.replays.find(({ tournamentId }) => tournamentId === 'wca-2015')!;
  const analysis = (await (await request.get(`/data/games/${replayId}.json`)).json()) as {
    durationMs: number;
    winner: { sentence: string };
  };
  const seconds = Math.floor(analysis.durationMs / 1000);
  const length = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  await page.goto(`/replays/${replayId}/`);
  const texts = (await heard(page)).join('\n');
  expect(texts).not.toContain(length);
  expect(texts).not.toMatch(/\b(Won|Lost)\b/);
  expect(texts).not.toContain(analysis.winner.sentence);
  expect(texts).not.toMatch(/Next game:|no later game/);

  await page.locator('nav.series button').press('Enter');
  await expect(page.locator('nav.series')).toContainText(/Next game: |no later game/);
  expect((await heard(page)).join('\n')).not.toContain(length);
  await page.locator('main button[data-reveal=here]').first().press('Enter');
  const shown = (await heard(page)).join('\n');
  expect(shown).toContain(length);
  expect(shown).toMatch(/\bwon\b/);
});
