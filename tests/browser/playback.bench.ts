/**
 * Measures how even the frames are while the busiest games play: at 32 times the normal speed, and at 8 times on a
 * slow machine.
 */
import { expect, test, type Page } from '@playwright/test';

const SECONDS = 8;
const FRAME_MS = 1000 / 60;
/** Number of the busiest games, by track size; all ten take minutes. */
const GAMES = Number(process.env['FARSEER_BENCH_GAMES'] ?? 3);

/** The pages of the games with the longest tracks, which have the most to draw. */
async function busiest(page: Page): Promise<string[]> {
  const { replays } = (await (await page.request.get('/data/summaries-index.json')).json()) as {
    replays: { replayId: string }[];
  };
  const tracks = await Promise.all(
    replays.map(async ({ replayId }) => {
      const answer = await page.request.get(`/data/tracks/${replayId}.json`);
      return { replayId, bytes: answer.ok() ? (await answer.body()).length : 0 };
    }),
  );
  return tracks
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, GAMES)
    .map(({ replayId }) => `/replays/${replayId}/`);
}

/** Plays for some seconds; returns the times between frames, and the script time of each, in ms. */
const frames = (page: Page) =>
  page.evaluate(
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
  `median ${at(values, 0.5).toFixed(1)} ms, 95 % within ${at(values, 0.95).toFixed(1)} ms, most ${at(values, 1).toFixed(1)} ms`;

for (const [name, speed, slower] of [
  ['at 32 times the speed', '32', 1],
  ['at 8 times the speed on a machine four times slower', '8', 4],
] as const)
  test(`60 frames a second ${name}`, async ({ page }) => {
    test.setTimeout(600_000);
    const client = await page.context().newCDPSession(page);
    for (const path of await busiest(page)) {
      // Starts in the middle of the game, when the most is visible.
      await page.goto(path);
      await page.goto(`${path}#t=8:00`);
      await page.getByRole('combobox', { name: 'Speed' }).selectOption(speed);
      await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await page.locator('.play-bar .play').click();
      const { gaps, scripts } = await frames(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      console.log(
        `${path} ${name}: ${gaps.length} frames; between two ${text(gaps)}; scripts ${text(scripts)}`,
      );
      expect.soft(at(gaps, 0.95), path).toBeLessThanOrEqual(FRAME_MS * 1.02);
      expect.soft(at(scripts, 0.95), path).toBeLessThan(FRAME_MS / 2);
    }
  });

const PLAY_MS = 3000;
/** The first plays grow the heap, because the browser compiles the code and learns its types. */
const WARM_UP = 5;
const PLAYS = 8;
/** Share of the heap that plays may add after that: what browsers and drivers keep for themselves. */
const MAX_GROWTH = 0.05;

test(`memory is the same after ${PLAYS} plays as after ${WARM_UP}`, async ({ page }) => {
  test.setTimeout(600_000);
  const client = await page.context().newCDPSession(page);
  const heap = async () => {
    for (let round = 0; round < 2; round++) await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Runtime.getHeapUsage')).usedSize;
  };
  for (const path of await busiest(page)) {
    await page.goto(path);
    const button = page.locator('.play-bar .play');
    const heaps: number[] = [];
    for (let round = 0; round < PLAYS; round++) {
      await button.click();
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('32');
      await page.waitForTimeout(PLAY_MS);
      await button.click();
      await page.getByRole('slider', { name: 'Game time' }).fill('0');
      heaps.push(await heap());
    }
    console.log(
      `${path} heap after each play, in MB: ${heaps.map((bytes) => (bytes / 2 ** 20).toFixed(2)).join(', ')}`,
    );
    expect.soft(heaps.at(-1)! / heaps[WARM_UP - 1]! - 1, path).toBeLessThan(MAX_GROWTH);
  }
});
