/** Tasks that every browser must manage on the drop page: read a file, open a link, save games, compare. */
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { FIXTURES } from '../../support/fixtures.ts';
import type { DrivenPage } from './driven-page.ts';
import { SHARED_WORDS } from './link-words.ts';
import { LIBRARY_WORDS } from '../../../src/app/library/words.ts';

const ONE = join(FIXTURES, 'example-1v1.w3g');
const TITLE = 'Hazel vs Rowan on Concealed Hill';

const heading = (text: string) => `document.querySelector('h1').textContent === ${JSON.stringify(text)}`;
const button = (text: string) =>
  `[...document.querySelectorAll('button')].find((button) => button.textContent === ${JSON.stringify(text)})`;

const READY = "document.querySelector('.report[aria-busy=false] .work-on')";

/** Tests the page of a site; fails on any deviation. */
export async function walk(page: DrivenPage, origin: string): Promise<void> {
  const press = async (text: string) => {
    await page.until(button(text));
    await page.evaluate(`(${button(text)}.click(), true)`);
  };
  await page.goto(`${origin}/drop/`);
  await page.until("document.getElementById('drop').hasAttribute('data-ready')");
  await page.choose([ONE]);
  await page.until(heading(TITLE));
  await page.until(READY);
  const words = await page.evaluate(SHARED_WORDS);

  // No real button was pressed, so the browser may forbid the clipboard, and the page offers the text.
  await page.evaluate("(navigator.clipboard.writeText = () => Promise.reject(new Error('no')), true)");
  await page.evaluate("(document.querySelector('details.share').open = true)");
  await press('Copy share link');
  await page.until("document.querySelector('textarea')");
  const link = await page.evaluate<string>("document.querySelector('textarea').value");
  expect(link).toContain('/drop/#game=4');

  await page.goto('about:blank');
  await page.goto(link);
  await page.until(heading(TITLE));
  await page.until(READY);
  expect(await page.evaluate(SHARED_WORDS)).toEqual(words);

  await press('Start over');
  expect(await page.evaluate('location.hash')).toBe('');
  await press(LIBRARY_WORDS.offer.turnOn);
  await page.until(
    `document.getElementById('library').textContent === ${JSON.stringify(LIBRARY_WORDS.mine)}`,
  );
  await page.choose([ONE]);
  await page.until(`document.querySelector('.library').textContent.includes('1 game,')`);
  await page.goto(`${origin}/drop/`);
  await page.until("document.querySelectorAll('.library tbody tr').length === 1");
  await press('Hazel vs Rowan');
  await page.until(heading(TITLE));
  await page.evaluate('(window.confirm = () => true)');
  await press('Start over');
  await press('Stop keeping games');
  await page.until(button(LIBRARY_WORDS.offer.turnOn));
  // WebKit also lists a database that was opened but never created, with version 0 and no content.
  const databases = 'indexedDB.databases().then((all) => all.filter(({ version }) => version > 0))';
  expect(await page.evaluate(databases)).toEqual([]);

  await page.goto(`${origin}/compare/#a=~${link.split('#game=')[1]}.1`);
  await page.until(`document.querySelector('main').textContent.includes(${JSON.stringify(TITLE)})`);
}
