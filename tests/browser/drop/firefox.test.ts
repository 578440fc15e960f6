/** The drop page in Firefox: a chosen file gives a report, links open, games are kept. */
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFirefox } from '../../support/find-browser.ts';
import { FIXTURES } from '../../support/write-fixtures.ts';
import { openFirefox } from './firefox-bidi.ts';
import { serveBuild } from './serve-build.ts';

const FIREFOX = findFirefox();
const ONE = join(FIXTURES, 'example-1v1.w3g');

const TITLE = 'Hazel vs Rowan on Hazel Hollow';
const heading = (text: string) => `document.querySelector('h1').textContent === ${JSON.stringify(text)}`;
const button = (text: string) =>
  `[...document.querySelectorAll('button')].find((button) => button.textContent === ${JSON.stringify(text)})`;

/** The words of a report. */
const REPORT = "document.querySelector('.report').textContent";

test('Firefox reads a file, opens a link and keeps games', async () => {
  test.setTimeout(120_000);
  if (FIREFOX === undefined)
    console.warn('NOT TRIED IN FIREFOX: there is none on the path (set FIREFOX_PATH).');
  test.skip(FIREFOX === undefined, 'no Firefox');
  const site = await serveBuild();
  const page = await openFirefox(FIREFOX!);
  const press = async (text: string) => {
    await page.until(button(text));
    await page.evaluate(`(${button(text)}.click(), true)`);
  };
  try {
    await page.goto(`${site.origin}/drop/`);
    await page.until("document.getElementById('drop').hasAttribute('data-ready')");
    await page.choose([ONE]);
    await page.until(heading(TITLE));
    await page.until("document.querySelector('.report[aria-busy=false]')");
    const words = await page.evaluate<string>(REPORT);
    expect(words.length).toBeGreaterThan(1000);

    // Nobody pressed a real button, so Firefox forbids the clipboard, and the page offers the text.
    await page.evaluate("(navigator.clipboard.writeText = () => Promise.reject(new Error('no')), true)");
    await press('Copy share link');
    await page.until("document.querySelector('textarea')");
    const link = await page.evaluate<string>("document.querySelector('textarea').value");
    expect(link).toContain('/drop/#game=2');

    await page.goto('about:blank');
    await page.goto(link);
    await page.until(heading(TITLE));
    await page.until("document.querySelector('.report[aria-busy=false]')");
    // A link holds no orders on the ground: nothing is told on a map.
    const told = /Hazel opens with .*(?=PlayersPlayer)/s;
    expect(words).toMatch(told);
    expect(await page.evaluate<string>(REPORT)).toBe(words.replace(told, ''));

    await press('Start over');
    expect(await page.evaluate('location.hash')).toBe('');
    await press('Keep my games in this browser');
    await page.until("document.getElementById('library').textContent === 'Games kept in this browser'");
    await page.choose([ONE]);
    await page.until("document.querySelector('.library').textContent.includes('This game is kept')");
    await page.goto(`${site.origin}/drop/`);
    await page.until("document.querySelectorAll('.library tbody tr').length === 1");
    await press('Hazel vs Rowan');
    await page.until(heading(TITLE));
    await page.evaluate('(window.confirm = () => true)');
    await press('Start over');
    await press('Stop keeping games');
    await page.until(button('Keep my games in this browser'));
    expect(await page.evaluate('indexedDB.databases().then((all) => all.length)')).toBe(0);
  } finally {
    await page.close();
    await site.close();
  }
});
