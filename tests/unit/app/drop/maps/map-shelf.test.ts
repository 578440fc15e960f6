import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { MapShelf, listMaps, MAPS_DATABASE } from '../../../../../src/app/drop/maps/map-shelf.ts';
import { readMap } from '../../../../../src/app/drop/maps/read-map.ts';
import type { MapsState } from '../../../../../src/app/drop/maps/state.ts';
import { writeMap } from '../../../../support/map-writer.ts';
import { SMALL_MAP } from '../../../../support/small-map.ts';

const bytes = new Uint8Array(writeMap(SMALL_MAP));
const MAP = new File([bytes], '(2)Small.w3x');
const CUT = new File([bytes.slice(0, 2000)], 'cut.w3x');
const TEXT = new File(['no map'], 'text.w3m');

/** Reads maps without a worker. */
const HERE = {
  read: (file: File) => readMap(file, file.name),
  end: () => undefined,
};

function begin() {
  const seen = { state: null as MapsState | null, said: [] as string[] };
  const shelf = new MapShelf(HERE, (sentence) => void seen.said.push(sentence));
  shelf.subscribe((state) => void (seen.state = state));
  return { shelf, seen };
}

beforeEach(() => deleteDB(MAPS_DATABASE));

test('maps are read and listed; nothing is written unless that is asked for', async () => {
  const { shelf, seen } = begin();
  await shelf.loadKept();
  expect(seen.state).toBeNull();
  await shelf.readFiles([MAP]);
  expect(seen.state).toMatchObject({
    on: false,
    reading: 0,
    unread: [],
    maps: [{ file: '(2)Small.w3x', name: 'Small Map', starts: 2, camps: 2, bytes: bytes.length }],
  });
  expect(seen.said).toMatchSnapshot();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(MAPS_DATABASE);
});

test('a file that is no map, or half of one, says so with a code and loses nothing else', async () => {
  const { shelf, seen } = begin();
  await shelf.readFiles([TEXT, MAP, CUT]);
  expect(seen.state!.maps).toHaveLength(1);
  expect(seen.state!.unread.map(({ file, failure }) => [file, failure.code])).toEqual([
    ['text.w3m', 'not-a-map'],
    ['cut.w3x', 'map-damaged'],
  ]);
  await shelf.readFiles([CUT]);
  expect(seen.said).toMatchSnapshot();
});

test('kept maps are there on the next visit, and maps that come later are kept as well', async () => {
  const first = begin();
  await first.shelf.readFiles([MAP]);
  await first.shelf.keepAll();
  const second = begin();
  await second.shelf.loadKept();
  expect(second.seen.state).toMatchObject({ on: true, maps: [{ name: 'Small Map' }] });
  const other = new File([new Uint8Array(writeMap({ ...SMALL_MAP, margin: 3 }))], 'other.w3x');
  await second.shelf.readFiles([other]);
  expect((await listMaps())!.map(({ file }) => file).sort()).toEqual(['(2)Small.w3x', 'other.w3x']);
  // Only the facts are stored, not the file.
  const [kept] = (await listMaps())!;
  expect(Object.keys(kept!).sort()).toEqual(['bytes', 'camps', 'facts', 'file', 'name', 'sha1', 'starts']);
});

test('a kept map can be removed, and all of them with the database', async () => {
  const { shelf, seen } = begin();
  await shelf.readFiles([MAP]);
  await shelf.keepAll();
  await shelf.remove(seen.state!.maps[0]!.sha1);
  expect(seen.state!.maps).toEqual([]);
  expect(await listMaps()).toEqual([]);
  await shelf.readFiles([MAP]);
  await shelf.removeAll();
  expect(seen.state).toMatchObject({ on: false, maps: [] });
  expect(await listMaps()).toBeNull();
});

test('one map given twice is listed once', async () => {
  const { shelf, seen } = begin();
  await Promise.all([shelf.readFiles([MAP]), shelf.readFiles([MAP])]);
  expect(seen.state!.maps).toHaveLength(1);
});
