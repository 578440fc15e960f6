/** The drop page without a browser, and without workers. */
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, vi } from 'vitest';
import { MAPS_DATABASE } from '../../../../../src/app/drop/maps/map-shelf.ts';
import { startDrop } from '../../../../../src/app/drop/page/start.tsx';
import { DATABASE } from '../../../../../src/app/library/store/games.ts';
import { HISTORY_DATABASE } from '../../../../../src/app/library/store/notes.ts';
import { beginPage, saysIn } from '../../../../support/page-here.ts';
import { duel, type DuelOptions } from '../../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../../support/recording-writer/write-recording.ts';

vi.mock('../../../../../src/app/drop/worker/workers.ts', () => import('../../../../support/reader-here.ts'));

export const recording = (name: string, options: DuelOptions = {}): File =>
  new File([new Uint8Array(writeRecording(duel(options)))], name, { lastModified: Date.UTC(2020, 4, 1) });

export const FIRST = recording('first.w3g');
export const SECOND = recording('second.w3g', { names: ['Moon', 'Thrall'], races: ['E', 'O'], winner: 1 });

export const page = () => document.getElementById('drop')!;

export const says = (words: string, selector = '#drop') => saysIn(selector, words);

export function give(...files: File[]): void {
  const data = { items: [], files, types: ['Files'] };
  dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: data }));
}

export function open(hash = ''): void {
  beginPage(`/drop/${hash}`, '<main id="main"><div id="drop"></div></main>');
  document.title = 'Analyze a replay · Farseer';
  startDrop(page(), []);
}

/** Whether the page asks before it is left. */
export function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

/** Each test begins on a fresh page, without a network, on which nothing is kept. */
export function beginEach(): void {
  beforeEach(async () => {
    for (const name of [DATABASE, HISTORY_DATABASE, MAPS_DATABASE]) await deleteDB(name);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('confirm', () => true);
    open();
  });
}
