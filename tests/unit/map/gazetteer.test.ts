import { expect, test } from 'vitest';
import { findMap, gazetteer } from '../../../src/map/fit/gazetteer.ts';
import { mapKey } from '../../../src/map/ground/evidence.ts';
import { startPlaces } from '../../../src/map/fit/start-places.ts';
import { evidence, start } from './evidence-of.ts';

const STARTS = [start(4672, 2944), start(-5184, 2944, 2)];

test('games with one checksum make one map, which says of how many it is made', () => {
  const { maps } = gazetteer([evidence({ starts: STARTS }), evidence({ starts: STARTS.slice(0, 1) })]);
  expect(maps).toHaveLength(1);
  expect(maps[0]).toMatchObject({
    games: 2,
    starts: [
      { x: 4672, y: 2944, seen: 2 },
      { x: -5184, y: 2944, seen: 1 },
    ],
  });
});

test('versions with the same starts are one map, those 190 units apart are two', () => {
  const other = evidence({ key: '00000002', starts: [start(4672, 2944)] });
  expect(gazetteer([evidence({ starts: STARTS }), other]).maps).toHaveLength(1);
  const moved = evidence({ key: '00000002', starts: [start(4864, 2944)] });
  expect(gazetteer([evidence({ starts: STARTS }), moved]).maps).toHaveLength(2);
});

test('a mine that moved makes another version too', () => {
  const one = evidence({ starts: STARTS, mines: [[5120, 3584]] });
  const other = evidence({ key: '00000002', starts: STARTS, mines: [[5120, 3776]] });
  expect(gazetteer([one, other]).maps).toHaveLength(2);
});

test('maps of other names are never joined, nor those whose starts nothing shows', () => {
  const named = evidence({ key: '00000002', name: 'Terenas Stand', starts: STARTS });
  const blank = evidence({ key: '00000003' });
  expect(gazetteer([evidence({ starts: STARTS }), named, blank]).maps).toHaveLength(3);
});

test('a map is found by the checksum of a game, and by its file where that has none', () => {
  const found = gazetteer([evidence({ key: 'file:(2)echoisles.w3x' })]);
  const map = { path: 'Maps\\FrozenThrone\\(2)EchoIsles.w3x', checksum: 'FFFFFFFF' };
  expect(findMap(found, mapKey({ map }))?.games).toBe(1);
  expect(mapKey({ map: { ...map, checksum: '005D6BE8' } })).toBe('005d6be8');
});

test('mines prove the symmetry of a map with two starts, and its image is drawn too', () => {
  const mines = [
    [5120, 3584],
    [-5632, 3584],
    [4352, -3200],
    [-4864, -3200],
  ] as const;
  const [map] = gazetteer([evidence({ starts: STARTS, mines })]).maps;
  expect(map?.symmetry).toEqual({ kind: 'left-right', centre: [-256, 2944] });
  const [known] = gazetteer([evidence({ starts: STARTS, mines: mines.slice(0, 3) })]).maps;
  expect(known?.symmetry ?? null).toBe(null);
});

test('each starting place belongs to the base nearest to it', () => {
  const bases = [{ at: [100, 0] as const }, { at: [40, 0] as const }, { at: [9000, 0] as const }];
  const places = startPlaces({ starts: [{ x: 0, y: 0, seen: 1 }] }, bases);
  expect(places.map(({ at }) => at)).toMatchSnapshot();
});

test('two recordings of one game count once', () => {
  const game = evidence({ starts: STARTS });
  expect(gazetteer([game, { ...game, orders: 50 }]).maps[0]?.games).toBe(1);
});
