import { afterEach, expect, test, vi } from 'vitest';
import { GROUND_FILE, loadMapTexts, PLACES_FILE } from '../../../../../src/app/drop/worker/map-texts.ts';
import { MapsAtHand } from '../../../../../src/app/drop/worker/maps-at-hand.ts';

afterEach(() => vi.unstubAllGlobals());

const INDEX = { learned: {}, official: {}, played: {}, withoutFile: [] };
const PLACES = `[\n${JSON.stringify(INDEX)}\n]\n`;

test('both files are asked for, one after the other, whatever was dropped', async () => {
  const asked: string[] = [];
  const answered = Promise.withResolvers<null>();
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(address === PLACES_FILE ? PLACES : '[\n]\n'));
  });
  const maps = new MapsAtHand(loadMapTexts(answered.promise));
  await maps.placesLoaded;
  expect(asked).toEqual([PLACES_FILE]);
  expect(maps.archive?.whole).toBe(false);
  answered.resolve(null);
  await maps.allLoaded;
  expect(asked).toEqual([PLACES_FILE, GROUND_FILE]);
  expect(maps.archive?.whole).toBe(true);
});

test.each([
  ['are missing', () => Promise.resolve(new Response('', { status: 404 }))],
  ['are out of reach', () => Promise.reject(new TypeError('offline'))],
])('files that %s hold nothing up', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const maps = new MapsAtHand(loadMapTexts(Promise.resolve()));
  await maps.allLoaded;
  expect(maps.archive).toBeNull();
});
