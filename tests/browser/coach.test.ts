/** A coach's walk: a build order out of a game to Discord and onto the training desk, and a build with its times. */
import { expect, test, type Page } from '@playwright/test';

/** A 1v1 game that went on for long enough. */
async function ordersPage(page: Page): Promise<void> {
  await page.goto('/replays/?q=1v1');
  await page.locator('table.games tbody th a').first().click();
  await page.waitForURL('**/replays/*/');
  await page.getByRole('link', { name: 'all orders, on a timeline too' }).click();
  await page.waitForURL('**/orders/');
}

test.beforeEach(async ({ page }) => {
  // A headless shell asks nobody whether a page may write to the clipboard.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (document.documentElement.dataset['copied'] = text) },
    });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        speak: ({ text }: SpeechSynthesisUtterance) => (document.documentElement.dataset['said'] = text),
      },
    });
  });
});

test('from a game: copied for Discord, then played along without a connection', async ({ page, context }) => {
  await ordersPage(page);
  await page.getByRole('button', { name: 'Open the bench' }).click();
  const bench = page.getByRole('region', { name: 'Coach’s bench' });
  await bench.getByLabel('Player').selectOption({ index: 1 });
  await bench.getByLabel('Minutes').selectOption('first 5');
  await bench.getByRole('button', { name: 'Copy for Discord' }).click();
  await expect(bench.getByRole('status')).toHaveText(/^\d+ steps on the clipboard\.$/);
  const copied = await page.locator('html').getAttribute('data-copied');
  expect(copied).toMatch(/^\*\*.+\*\* \(.+\)\nFirst 5 minutes, without workers:\n```\n +\d:\d\d {2}/);
  expect(copied).not.toMatch(/^ *[5-9]:\d\d/m);

  await context.setOffline(true);
  const clock = bench.getByRole('timer');
  const next = bench.locator('.next-step');
  const first = await next.textContent();
  await bench.getByLabel('Speed').selectOption('2×');
  await bench.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(clock).not.toHaveText('0:00');
  await bench.getByRole('button', { name: 'Pause' }).click();
  const standing = await clock.textContent();
  for (let press = 0; press < 12; press++) await bench.getByRole('button', { name: 'On 10 s' }).click();
  await expect(clock).not.toHaveText(standing!);
  await expect(next).not.toHaveText(first!);
  await bench.getByRole('button', { name: 'From the start' }).click();
  await expect(clock).toHaveText('0:00');
  await expect(next).toHaveText(first!);

  // Nothing is said before somebody asks for it; then what is due, as it is written.
  await expect(page.locator('html')).not.toHaveAttribute('data-said', /./);
  await bench.getByLabel('Say each step when it is due').check();
  await bench.getByRole('button', { name: 'Start', exact: true }).click();
  while ((await next.textContent()) === first) await bench.getByRole('button', { name: 'On 10 s' }).click();
  const said = page.locator('html');
  await expect(said).toHaveAttribute('data-said', /./);
  expect(first).toContain(await said.getAttribute('data-said'));
});

test('from a build: its steps have medians, spread and number, and are played along', async ({ page }) => {
  await page.goto('/builds/');
  const counts = await page.locator('table.library tbody tr td:last-child').allTextContents();
  const most = counts.indexOf(String(Math.max(...counts.map(Number))));
  await page.locator('table.library tbody tr th a').nth(most).click();
  const steps = page.getByRole('region', { name: /^What at least half of the \d+ players ordered/ });
  await expect(steps.locator('tbody tr').first()).toContainText(/\d+:\d\d–\d+:\d\d/);
  const [name] = await steps.locator('tbody tr th').allTextContents();
  await page.getByRole('button', { name: 'Open the bench' }).click();
  await expect(page.locator('.next-step')).toContainText(name!.trim());
});
