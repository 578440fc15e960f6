/** Playing a game on its map: the request before anything loads, mouse, keyboard and address. */
import { expect, test } from '@playwright/test';
import { openDuel, seconds, slider } from './report/game-page.ts';
import { frames } from '../support/requests-of-page.ts';

test('nothing is loaded before play; then it runs, in the colours of the sides, until it is paused', async ({
  page,
  request,
}) => {
  const asked = await openDuel(page, request);
  expect(asked).toEqual([]);
  await expect(page.locator('.map-box canvas')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(3);
  expect(asked.length).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const stopped = await seconds(page);
  await frames(page);
  expect(await seconds(page)).toBe(stopped);

  await slider(page).fill('240');
  const painted = await page.locator('.map-box canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = Array.from({ length: data.length / 4 }, (_, index) => [
      ...data.slice(index * 4, index * 4 + 4),
    ]);
    return ['--first', '--second'].map((name) => {
      document.body.style.color = `var(${name})`;
      const wanted = getComputedStyle(document.body).color.match(/\d+/g)!.map(Number);
      return pixels.filter(
        (pixel) => pixel[3] === 255 && wanted.every((value, index) => Math.abs(value - pixel[index]!) < 3),
      ).length;
    });
  });
  for (const pixels of painted) expect(pixels).toBeGreaterThan(50);
});
