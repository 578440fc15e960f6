import { expect, test } from 'vitest';
import { drawThumbnail } from '../../../src/map/card/card.ts';
import { mapEntry } from '../../../src/map/fit/entry.ts';
import { gazetteer } from '../../../src/map/fit/gazetteer.ts';
import { onKnownMap, packMaps } from '../../../src/map/fit/known-maps.ts';
import { evidence, field, start } from './evidence-of.ts';

const GAME = { map: { path: 'Maps\\(2)EchoIsles.w3x', checksum: '00000001' } } as Parameters<
  typeof onKnownMap
>[1];
const SEEN = {
  starts: [start(4672, 2944), start(-5184, 2944, 2)],
  mines: [
    [5120, 3584],
    [-5632, 3584],
  ] as const,
  creeps: [{ tag: 1, at: [640, -1280] as const, kind: null }],
  fixtures: [
    [64, 64],
    [128, 64],
  ] as const,
};
const games = [evidence(SEEN), evidence({ ...SEEN, cells: field([4, 3], 24) })];
const known = gazetteer(games);
/** Facts as read from the file. */
const file = JSON.parse(JSON.stringify(packMaps(known))) as ReturnType<typeof packMaps>;
const own = mapEntry([evidence({ cells: field([0, 0], 8), mines: [[640, 640]] })]);

test('a game on a known map has its ground, starts, mines, camps and trees, as exact as the archive has them', () => {
  const entry = onKnownMap(file, GAME, { ...own, mines: [] });
  const [archived] = known.maps;
  expect(drawThumbnail(entry)).toBe(drawThumbnail(archived!));
  for (const places of ['starts', 'mines', 'camps'] as const)
    expect(entry[places].map(({ x, y }) => [x, y])).toEqual(archived![places].map(({ x, y }) => [x, y]));
  expect(entry.trees).toEqual(archived!.trees);
});

test('what only the game shows is added', () => {
  const { mines, games } = onKnownMap(file, GAME, own);
  expect(mines.map(({ x, y }) => [x, y])).toMatchSnapshot();
  expect(games).toBe(2);
});

test('the ground of a map that one game was played on is that of the dropped one', () => {
  const once = packMaps(gazetteer(games.slice(0, 1)));
  const entry = onKnownMap(once, GAME, own);
  expect(entry).toMatchObject({ games: 1, ground: own.ground });
  expect(entry.starts).toHaveLength(2);
});
