/**
 * A coach's task on a phone: copies a build order from a game for Discord, and practises it.
 */
import { expect, test } from '@playwright/test';
import { WITH_WORKERS } from '../../../src/app/coach/Bench.tsx';
import { PLAY_WORDS } from '../../../src/app/coach/Play.tsx';
import { WITH_TIMELINE } from '../../../src/view/game/build-orders.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a build order is copied from a game and played along, without a connection', async ({
  page,
  context,
}) => {
  // A headless shell can't ask for clipboard permission, makes no sound, and has no screen.
  await page.addInitScript(() => {
    const told = (key: string) => (text: string) => void (document.documentElement.dataset[key] = text);
    const [say, copy, light] = [told('said'), told('copied'), told('screen')];
    const put = (target: object, key: string, value: object) => Object.defineProperty(target, key, { value });
    put(globalThis, 'speechSynthesis', { speak: ({ text }: SpeechSynthesisUtterance) => say(text) });
    put(navigator, 'clipboard', { writeText: async (text: string) => copy(text) });
    const released = { release: async () => light('free') };
    put(navigator, 'wakeLock', { request: async () => (light('kept on'), released) });
  });
  await page.clock.install();
  const html = page.locator('html');
  const bench = page.getByRole('region', { name: 'Coach mode' });
  const next = bench.locator('.next-step');
  const press = (name: string) => bench.getByRole('button', { name, exact: true }).click();
  const copied = async (button: string) => {
    await press(button);
    await expect(bench.getByRole('status')).toHaveText(/^\d+ steps on the clipboard\.$/);
    return html.getAttribute('data-copied');
  };
  const playAlong = async () => {
    await context.setOffline(true);
    const clock = bench.getByRole('timer');
    const first = (await next.textContent())!;
    await bench.getByLabel('Speed').selectOption('2×');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await press('Start');
    await page.clock.runFor(5100);
    await expect(clock).toHaveText('0:10');
    await expect(html).toHaveAttribute('data-screen', 'kept on');
    await press('Pause');
    await page.clock.runFor(5100);
    await expect(html).toHaveAttribute('data-screen', 'free');
    await expect(clock).toHaveText('0:10');
    for (let count = 0; count < 12; count++) await press('On 10 s');
    await press('Back 10 s');
    await expect(clock).toHaveText('2:00');
    await expect(next).not.toHaveText(first);
    await press('From the start');
    await expect(clock).toHaveText('0:00');
    await expect(next).toHaveText(first);

    // The step must be readable from across a desk: large, and fully on the screen.
    expect(await next.evaluate((step) => parseFloat(getComputedStyle(step).fontSize))).toBeGreaterThanOrEqual(
      32,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    // Nothing is spoken before it is enabled; then each step is spoken as written when it's due.
    await expect(html).not.toHaveAttribute('data-said', /./);
    await bench.getByLabel(PLAY_WORDS.say).check();
    await press('Start');
    while ((await next.textContent()) === first) await page.clock.runFor(1000);
    await expect(html).toHaveAttribute('data-said', /./);
    expect(first).toContain(await html.getAttribute('data-said'));
    await context.setOffline(false);
    await page.clock.resume();
  };

  await page.goto('/replays/?q=1v1');
  await page.locator('table.games .pairing').first().click();
  await page.waitForURL('**/replays/*/');
  await page.getByRole('link', { name: WITH_TIMELINE }).click();
  await page.waitForURL('**/orders/');
  await press('Open coach mode');
  await expect(bench.getByLabel('Player')).toBeFocused();
  await bench.getByLabel('Player').selectOption({ index: 1 });
  await bench.getByLabel('Minutes').selectOption('first 5');
  const forDiscord = await copied('Copy for Discord');
  expect(forDiscord).toMatch(/^\*\*.+\*\* \(.+\)\nFirst 5 minutes, without workers:\n```\n +\d:\d\d {2}/);
  const asText = await copied('Copy as text');
  expect(asText).toMatch(/^.+ \(.+\)\nFirst 5 minutes, without workers\n +\d:\d\d {2}/);
  for (const text of [forDiscord, asText]) expect(text).not.toMatch(/^ *[5-9]:\d\d/m);
  await playAlong();
});

test('a build against a race is found in the list, and its example is played along with all workers', async ({
  page,
}) => {
  await page.goto('/builds/');
  const rows = page.locator('.library tbody tr:visible');
  await page.getByRole('group', { name: 'Race' }).getByLabel('Orc').check();
  await page.getByRole('group', { name: 'Against' }).getByLabel('Undead').check();
  for (const row of await rows.all()) await expect(row).toHaveClass(/\bof-O\b.*\bvs-U\b/);
  // Both ways to the example: the name of the build, and its opponents.
  const name = rows.filter({ has: page.locator('a[href$="#OvU"]') }).locator('th a');
  await expect(name.first()).toHaveAttribute('href', /#OvU$/);
  await rows.getByRole('link', { name: 'Undead' }).first().click();
  await page.waitForURL('**/builds/*/#OvU');
  const choice = page.getByLabel('Example');
  const group = (select: HTMLSelectElement) =>
    select.selectedOptions[0]!.parentElement!.getAttribute('label');
  await expect.poll(() => choice.evaluate(group)).toBe('Against Undead');
  const order = page.locator('#example-order');
  const title = (await choice.locator('option:checked').textContent())!.trim();
  await expect(order.getByRole('link').first()).toContainText(title.split(': ')[1]!);
  // Coach mode is open: who chose opponents wants to play along.
  await expect(page.getByLabel(WITH_WORKERS)).toBeChecked();
  await expect(page.locator('.next-step')).toContainText('Peon');
  await expect(page.getByRole('button', { name: PLAY_WORDS.start, exact: true })).toBeInViewport();

  // Every time leads to its second on the game's page.
  const time = order.locator('tbody th a').nth(5);
  const clock = (await time.textContent())!;
  await time.click();
  await page.waitForURL(`**/replays/*/#t=${clock}`);
});

test('a build on the strategy page leads to an example against the chosen opponents in one click', async ({
  page,
}) => {
  await page.goto('/strategy/');
  const orc = page.getByRole('region', { name: 'Orc' });
  const build = orc.getByRole('listitem').filter({ hasText: 'Blademaster into Wind Riders' });
  await build.getByRole('link', { name: 'Undead' }).click();
  await expect(page.getByRole('timer')).toBeInViewport();
  await expect(page.locator('.next-step')).toBeInViewport();
  // Other opponents of the same build are a click away.
  await page.locator('.facts').getByRole('link', { name: 'Human' }).click();
  await expect(page.getByLabel('Example').locator('option:checked')).toHaveText(/ vs /);
  await expect
    .poll(() =>
      page.locator('#example :checked').evaluate((option) => option.parentElement!.getAttribute('label')),
    )
    .toBe('Against Human');
});
