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
  const link = page.locator('a[href*="/made/#fight="]').first();
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(/\/replays\/.+\/made\/#fight=/);
  await expect(page.locator(':target')).toBeInViewport();
});
