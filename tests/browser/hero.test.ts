/** The fight that the front page plays on request, and the video links of a game's moments. */
import { expect, test } from '@playwright/test';

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the front page plays a fight on request, in view at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    const play = page.locator('.featured .play');
    await expect(page.locator('.featured .map-box > .map-card')).toBeInViewport();
    expect(asked.filter((path) => path.startsWith('/data/tracks/'))).toEqual([]);
    await play.click();
    await expect(play).toHaveText('Pause');
    const slider = page.getByRole('slider', { name: 'Game time' });
    const began = await slider.getAttribute('aria-valuetext');
    expect(began).not.toBe('0:00');
    await expect(slider).not.toHaveAttribute('aria-valuetext', began!);
    // The address remains that of the front page, and Space scrolls the page unless the map has focus.
    expect(new URL(page.url()).hash).toBe('');
    await play.click();
    await expect(play).toHaveText('Play');
  });

test('on a phone, the first screen of the front page links to the biggest fight, with both losses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const link = page.getByRole('link', { name: /who lost what in the biggest fight/ });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(/\/replays\/.+#t=/);
  const ledger = page.locator('.stage .now');
  await expect(ledger).toContainText('Fight');
  await expect(ledger.getByText('Last seen')).toBeVisible();
});

test('moments of a game link into a video, and the address brings them to others', async ({
  page,
  request,
}) => {
  const index = (await (await request.get('/data/summaries-index.json')).json()) as {
    replays: { replayId: string }[];
  };
  await page.goto(`/replays/${encodeURIComponent(index.replays[0]!.replayId)}/`);
  await page.getByText('Follow the game in a video').click();
  await page.getByLabel('Address of the video').fill('https://youtu.be/abc');
  await page.getByLabel('is in the video at').fill('1:00:00');
  await page.getByRole('button', { name: 'Link all moments' }).click();
  const links = page.locator('.to-video');
  await expect(links.first()).toHaveAttribute('href', 'https://youtu.be/abc?t=3600');
  expect(await links.count()).toBe(await page.locator('.key-moments .moments-list > li').count());
  const address = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
  await expect(links.first()).toHaveAttribute('href', 'https://youtu.be/abc?t=3600');
});
