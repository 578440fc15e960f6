/** Games that come as text: links that are pasted or dropped, and games that were kept without their orders. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { press, saysIn, textOf } from '../../../../support/page-here.ts';
import { LIBRARY_WORDS } from '../../../../../src/app/library/words.ts';
import { LEAD_WORDS } from '../../../../../src/app/drop/page/words.ts';
import { beginEach, give } from './drop-here.ts';
import { BRING_BACK_WORDS } from '../../../../../src/app/drop/save/bring-back.ts';

const SAVED = readFileSync('tests/fixtures/stored/library-2.json', 'utf8');
const { games } = JSON.parse(SAVED) as { games: { name: string; packed: string }[] };
const LINK = `https://example.org/drop/#game=${games.find(({ name }) => name === 'example-1v1.w3g')!.packed}`;

function paste(text: string, target: EventTarget = window): void {
  const clipboardData = { items: [], files: [], types: ['text/plain'], getData: () => text };
  target.dispatchEvent(Object.assign(new Event('paste', { bubbles: true }), { clipboardData }));
}

function dropText(text: string): Event {
  const dataTransfer = { items: [], files: [], types: ['text/uri-list'], getData: () => text };
  const event = Object.assign(new Event('drop', { cancelable: true }), { dataTransfer });
  dispatchEvent(event);
  return event;
}

beginEach();

test.each([
  ['alone', LINK],
  ['with escaped characters', LINK.replace('=', '%3D')],
  ['in a sentence, broken by a mail program', `Look: ${LINK.replace(/.{70}/g, '$&\r\n')}`],
])('a pasted link opens its game: %s', async (_, text) => {
  paste(text);
  await saysIn('h1', 'Hazel vs Rowan');
  expect(textOf('.lead')).toContain(LEAD_WORDS.fromLink);
});

test('a dropped link opens its game, and the browser doesn’t follow it', async () => {
  expect(dropText(LINK).defaultPrevented).toBe(true);
  await saysIn('h1', 'Hazel vs Rowan');
});

test('other text gets a sentence; blank text and text for a field get none', async () => {
  const field = document.createElement('input');
  document.body.append(field);
  paste('just words', field);
  paste('  \n');
  expect(dropText('  ').defaultPrevented).toBe(false);
  expect(textOf('.notices')).toBe('');
  paste('https://example.org/drop/');
  await saysIn('.notices', 'Copy share link');
});

test('a game that was kept without its orders says so, and what to do', async () => {
  await press(LIBRARY_WORDS.offer.turnOn);
  await saysIn('#drop', LIBRARY_WORDS.turnedOn);
  give(new File([SAVED], 'farseer-games.json'));
  await saysIn('#drop', BRING_BACK_WORDS.cameBack(7, 7));
  await press('Hazel vs Rowan');
  await saysIn('.lead', LEAD_WORDS.keptWithoutOrders);
});
