/**
 * How long 10,000 games take from a key press to the painted result, in the browser as it is and in the plain way:
 * the documented index, one object for each game, filtered and drawn anew as one string of HTML.
 */
import type { Page } from '@playwright/test';
import type { BrowserIndex } from '../../../src/browse/game.ts';
import { corpusIndex } from '../../support/browse/corpus-index.ts';
import { syntheticIndex } from '../../support/browse/synthetic.ts';
import { expect, test } from './browser-page.ts';

const GAMES = 10_000;
const GOAL_MS = 50;
/** What is typed, letter by letter, and taken back. */
const TYPED = ['Echo isl', 'Happy', 'foggy turtle'];
const CHOSEN: Readonly<Record<string, string[]>> = {
  Race: ['O', 'E', ''],
  Hero: ['Obla', 'Edem', ''],
  Expansion: ['5:00', ''],
};

/** Stands in the page. */
declare const times: { name: string; ms: number; bare: number }[];

test(`filtering ${GAMES.toLocaleString('en')} games`, async ({ replays, page }) => {
  test.setTimeout(180_000);
  const index = syntheticIndex(corpusIndex(), GAMES);
  await replays.put(index);
  await page.addInitScript(measure);
  await replays.open();
  await expect(replays.status).toContainText('10,000');
  await run(page, { search: '#browse-search', selects: true });
  const ours = await page.evaluate(() => times);
  console.log(summary('The browser', ours));

  await page.setContent(`<input id="plain"><p></p><table class="games"><tbody></tbody></table>`);
  await page.evaluate(plainBrowser, rowsOf(index));
  await page.evaluate(measure);
  await run(page, { search: '#plain', selects: false });
  const plain = await page.evaluate(() => times);
  console.log(summary('The plain way', plain));
  const ratio = median(plain.map(({ ms }) => ms)) / median(ours.map(({ ms }) => ms));
  console.log(`The plain way takes ${ratio.toFixed(1)} times as long.`);
  expect(
    percentile(
      ours.map(({ ms }) => ms),
      0.95,
    ),
  ).toBeLessThan(GOAL_MS);
});

/** Types and chooses at the pace of a fast typist. */
async function run(page: Page, { search, selects }: { search: string; selects: boolean }): Promise<void> {
  for (const text of TYPED) {
    await page.locator(search).pressSequentially(text, { delay: 120 });
    for (let letter = 0; letter < text.length; letter++) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(120);
    }
  }
  if (!selects) return;
  for (const [name, values] of Object.entries(CHOSEN))
    for (const value of values) {
      await page.getByLabel(name, { exact: true }).selectOption(value);
      await page.waitForTimeout(150);
    }
}

/** Notes for every input how long it takes until the frame after it has been painted. */
function measure(): void {
  const seen: typeof times = [];
  Object.assign(globalThis, { times: seen });
  const note = (event: Event) => {
    // Since the browser got the key press or the choice, before any listener was called.
    const began = event.timeStamp;
    const channel = new MessageChannel();
    queueMicrotask(() => undefined);
    channel.port1.onmessage = () => {
      const ms = performance.now() - began;
      seen.push({ name: `${event.type}`, ms, bare: 0 });
    };
    // After the frame's scripts, layout and painting.
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  for (const type of ['input']) addEventListener(type, note, { capture: true });
}

/** A row of the documented index, and what a list shows of it. */
const rowsOf = ({ games, maps, events }: BrowserIndex) =>
  games.map(({ replayId, players, map, event, durationSec, patch }) => ({
    replayId,
    players: players.map(({ name, race, result }) => ({ name, race, result })),
    map: maps.find(({ key }) => key === map)?.name ?? '',
    event: events.find(({ key }) => key === event)?.name ?? '',
    durationSec,
    patch,
  }));

/** The plain way: objects, `filter`, and the whole list as a string. */
function plainBrowser(rows: ReturnType<typeof rowsOf>): void {
  const [input, status, body] = ['input', 'p', 'tbody'].map((name) => document.querySelector(name)!);
  const escape = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  const show = () => {
    const words = (input as HTMLInputElement).value.toLowerCase().split(' ').filter(Boolean);
    const found = rows.filter((row) => {
      const text = JSON.stringify(row).toLowerCase();
      return words.every((word) => text.includes(word));
    });
    status!.textContent = `${found.length} games`;
    body!.innerHTML = found
      .map(
        ({ replayId, players, map, event, durationSec, patch }) =>
          `<tr><th><a href="/replays/${replayId}/">${players.map(({ name }) => escape(name)).join(' vs ')}</a></th>` +
          `<td>${players.map(({ race }) => race).join(' ')}</td><td>${escape(map)}</td><td>${escape(event)}</td>` +
          `<td>${durationSec}</td><td>${patch}</td></tr>`,
      )
      .join('');
  };
  input!.addEventListener('input', show);
  show();
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
const median = (values: readonly number[]): number => percentile(values, 0.5);

function summary(who: string, all: readonly { ms: number }[]): string {
  const ms = all.map((one) => one.ms);
  const [half, most, worst] = [median(ms), percentile(ms, 0.95), Math.max(...ms)].map((value) =>
    value.toFixed(0),
  );
  return `${who}: ${ms.length} inputs, to the painted result ${half} ms in the median, ${most} ms at 95 %, ${worst} ms at most.`;
}
