/** The two files of the archive's known maps, which the drop page loads whatever is dropped. */
import { expect, test } from 'vitest';
import { GROUND_FILE, PLACES_FILE } from '../../../src/app/drop/worker/map-texts.ts';
import { readMaps } from '../../../src/archive/corpus/maps.ts';
import { corpusRoot } from '../../../src/archive/corpus/layout.ts';
import { AllMaps } from '../../../src/map/fit/all-maps.ts';
import { builtText } from '../../support/build.ts';
import { brotliBytes, fitsWithBrotli } from '../../support/weight.ts';

/** Bytes with brotli: 297 kB for the places of 136 layouts and the ground of 66, 464 kB for trees and all other ground. */
const PLACES_LIMIT = 350_000;
const GROUND_LIMIT = 500_000;

const maps = readMaps(corpusRoot());
const [places, ground] = [builtText(PLACES_FILE.slice(1)), builtText(GROUND_FILE.slice(1))];

test('both are whole and small', () => {
  console.log('Bytes with brotli', { places: brotliBytes(places, 9), ground: brotliBytes(ground, 9) });
  expect(fitsWithBrotli(places, PLACES_LIMIT)).toBe(true);
  expect(fitsWithBrotli(ground, GROUND_LIMIT)).toBe(true);
});

test('both are JSON, with a row for each layout', () => {
  const [index, ...rows] = JSON.parse(places) as [object, ...(readonly [string])[]];
  expect(Object.keys(index)).toEqual(['learned', 'official', 'played', 'withoutFile']);
  expect(rows.map(([id]) => id)).toEqual(maps.map(({ id }) => id));
  expect((JSON.parse(ground) as [string][]).map(([id]) => id)).toEqual(maps.map(({ id }) => id));
});

test('together they have every layout with its ground and trees', () => {
  const all = new AllMaps(places);
  expect([...all.layouts()]).toEqual([]);
  all.addGround(ground);
  const known = new Map([...all.layouts()].map((facts) => [facts.id, facts]));
  for (const { id, trees, ground: outlines, camps } of maps) {
    expect(known.get(id), id).toMatchObject({ trees, ground: outlines });
    expect(known.get(id)!.camps).toHaveLength(camps.length);
  }
});

test('the first file alone tells every map file that games of the archive were played on', () => {
  const all = new AllMaps(places);
  const { learned, played } = all.index;
  const digests = Object.keys(learned);
  expect(digests.length).toBeGreaterThan(80);
  const later = digests.filter((sha1) => all.learned({ map: { path: '', checksum: '', sha1 } }) === 'later');
  expect(later.length).toBeLessThan(digests.length / 5);
  expect(later.filter((sha1) => learned[sha1]![0] in played)).toEqual([]);
});
