/** Games that come as text: links that are pasted or dropped, and games that were kept without their orders. */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { DATABASE, HISTORY_DATABASE } from '../../../../../src/app/drop/library/store.ts';
import { startDrop } from '../../../../../src/app/drop/page/start.tsx';
import { beginPage, press, saysIn, textOf } from '../../../../support/page-here.ts';

vi.mock(
  '../../../../../src/app/drop/worker/new-reader.ts',
  () => import('../../../../support/reader-here.ts'),
);

const SAVED = readFileSync('tests/fixtures/stored/library-2.json', 'utf8');
const { games } = JSON.parse(SAVED) as { games: { name: string; packed: string }[] };
const LINK = `https://example.org/drop/#game=${games.find(({ name }) => name === 'example-1v1.w3g')!.packed}`;

const page = () => document.getElementById('drop')!;

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

beforeEach(async () => {
  for (const name of [DATABASE, HISTORY_DATABASE]) await deleteDB(name);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('scrollTo', () => undefined);
  beginPage('/drop/', '<main id="main"><div id="drop"></div></main>');
  startDrop(page(), []);
});

test.each([
  ['alone', LINK],
  ['in a sentence, broken by a mail program', `Look: ${LINK.replace(/.{70}/g, '$&\r\n')}`],
])('a pasted link opens its game: %s', async (_, text) => {
  paste(text);
  await saysIn('h1', 'Hazel vs Rowan');
  expect(textOf('.lead')).toContain('from a link that contains the game');
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
  await saysIn('.notices', 'That was text without a game in it. This page reads replays, and links');
});

test('a game that was kept without its orders says so, and what to do', async () => {
  await press('Keep my games in this browser');
  await saysIn('#drop', 'Games are kept in this browser from now on.');
  const files = [new File([SAVED], 'farseer-games.json')];
  const dataTransfer = { items: [], files, types: ['Files'] };
  dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer }));
  await saysIn('#drop', '7 games came back, 7 of them new here.');
  await press('Hazel vs Rowan');
  await saysIn(
    '.lead',
    'It was kept without its map orders, so the map, story, fights and playback are missing.',
  );
  expect(textOf('.lead')).toContain('Drop the replay again to keep them as well.');
});
