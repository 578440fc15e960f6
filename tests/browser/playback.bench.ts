/** How even the frames come while the heaviest game is played at 32 times its speed. */
import { expect, test, type Page } from '@playwright/test';

const SECONDS = 10;
const FRAME_MS = 1000 / 60;

/** The page of the game with the longest track: the most to draw. */
async function heaviest(page: Page): Promise<string> {
  const { replays } = (await (await page.request.get('/data/summaries-index.json')).json()) as {
    replays: { replayId: string }[];
  };
  const tracks = await Promise.all(
    replays.map(async ({ replayId }) => {
      const answer = await page.request.get(`/data/tracks/${replayId}.json`);
      return { replayId, bytes: answer.ok() ? (await answer.body()).length : 0 };
    }),
  );
  return `/replays/${tracks.sort((a, b) => b.bytes - a.bytes)[0]!.replayId}/`;
}

test('60 frames a second at 32 times the speed', async ({ page }) => {
  await page.goto(`${await heaviest(page)}#t=0:00`);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('32');
  await page.locator('.play-bar').getByRole('button', { name: 'Play' }).click();
  // Between two frames, and what of it the scripts of the page took.
  const { gaps, scripts } = await page.evaluate(
    (ms) =>
      new Promise<{ gaps: number[]; scripts: number[] }>((resolve) => {
        const [gaps, scripts]: [number[], number[]] = [[], []];
        const real = window.requestAnimationFrame.bind(window);
        window.requestAnimationFrame = (tell) =>
          real((now) => {
            const from = performance.now();
            tell(now);
            scripts.push(performance.now() - from);
          });
        const first = performance.now();
        let last = first;
        real(function step(now) {
          gaps.push(now - last);
          last = now;
          if (now - first < ms) real(step);
          else resolve({ gaps: gaps.slice(2), scripts: scripts.slice(2) });
        });
      }),
    SECONDS * 1000,
  );
  const at = (values: number[], share: number) =>
    values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]!;
  const text = (values: number[]) =>
    `median ${at(values, 0.5).toFixed(1)} ms, 95 % within ${at(values, 0.95).toFixed(1)} ms, 99 % within ${at(values, 0.99).toFixed(1)} ms, most ${at(values, 1).toFixed(1)} ms`;
  console.log(`${page.url()}: ${gaps.length} frames in ${SECONDS} s; between two ${text(gaps)}`);
  console.log(`What the page does in a frame: ${text(scripts)}`);
  expect(at(gaps, 0.5)).toBeLessThan(FRAME_MS * 1.1);
  expect(at(scripts, 0.95)).toBeLessThan(FRAME_MS / 2);
});
