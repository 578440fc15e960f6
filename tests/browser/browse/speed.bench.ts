/**
 * Measures how long a key press takes to the painted result, against a bare field in the same run: 61 games on a slow
 * phone, 2,000 games on a computer.
 */
import type { Page } from '@playwright/test';
import { corpusIndex, manyGames } from '../../support/browse/corpus-index.ts';
import { test } from './browser-page.ts';

const rows = corpusIndex();
const SIZES = [
  { games: rows.games.length, slowed: 4 },
  { games: 2000, slowed: 1 },
];
/** A page with nothing but a field. */
const BARE = '<!doctype html><title>Bare</title><input id="browse-search" type="search">';
const TYPED = ['orc vs human on echo isles', 'fastest bears', 'win rate archmage first', 'over 20 min'];
/** Other load only makes an answer later, so the best round of each key counts. */
const ROUNDS = 3;

/** Defined in the page. */
declare const answers: number[];

for (const { games, slowed } of SIZES)
  test(`${games} games, the processor ${slowed} times as slow`, async ({ replays, page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(noteAnswers);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await page.route('**/bare/', (route) => route.fulfill({ body: BARE, contentType: 'text/html' }));
    await page.goto('/bare/');
    const bare = await p95Of(page);
    await replays.put(manyGames(rows, games));
    await replays.open();
    const ours = await p95Of(page);
    const words = `${games} games, slowed ${slowed} times: p95 of a key ${ours.toFixed(0)} ms`;
    console.log(`${words}, of a bare field ${bare.toFixed(0)} ms, ratio ${(ours / bare).toFixed(2)}`);
  });

/** The 95th percentile of the keys' times, in ms. */
async function p95Of(page: Page): Promise<number> {
  const all: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await typed(page));
  const best = all[0]!.map((_, key) => Math.min(...all.map((ms) => ms[key]!))).sort((a, b) => a - b);
  return best[Math.floor(best.length * 0.95)]!;
}

/** Types and deletes the texts; returns the time of each key to the painted result, in ms. */
async function typed(page: Page): Promise<number[]> {
  await page.evaluate(() => void (answers.length = 0));
  await page.locator('#browse-search').focus();
  for (const text of TYPED)
    for (const key of [...text, ...Array.from(text, () => 'Backspace')]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
  return page.evaluate(() => [...answers]);
}

/** Notes for every key how long the next painted frame takes, in ms. */
function noteAnswers(): void {
  const seen: number[] = [];
  Object.assign(globalThis, { answers: seen });
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => seen.push(performance.now() - timeStamp);
      // A message sent before a frame is painted arrives after it.
      requestAnimationFrame(() => port2.postMessage(null));
    },
    { capture: true },
  );
}
