/** A dropped game of the archive has the same ground and words as its page. */
import { beforeAll, expect, test } from 'vitest';
import { MapsAtHand } from '../../../src/app/drop/worker/maps-at-hand.ts';
import type { OwnMap } from '../../../src/app/drop/worker/messages.ts';
import { groundFor, onItsMap } from '../../../src/app/drop/worker/find-ground.ts';
import { fitIn } from '../../../src/archive/count/map-files.ts';
import { groundFile, placesFile } from '../../../src/archive/count/maps-for-drop.ts';
import { movesOf, onMap } from '../../../src/archive/count/games-on-map.ts';
import type { GameOnMap } from '../../../src/map/story/game-on-map.ts';
import { gameTrack } from '../../../src/map/story/track.ts';
import { placesIn } from '../../../src/map/story/game-on-map.ts';
import { archive } from '../../support/whole-archive.ts';

const maps = new MapsAtHand({
  places: Promise.resolve(placesFile(archive)),
  ground: Promise.resolve(groundFile(archive)),
});
const played = archive.games.flatMap((game) => {
  const orders = archive.ordersOf(game);
  return orders ? [{ game, decoded: { ...game.decoded, orders } }] : [];
});

const told = ({ chronicle, card, ground, legend, routes, play }: GameOnMap) => ({
  ...{ chronicle, card, ground, legend, routes },
  bounds: play?.bounds,
});

beforeAll(() => maps.allLoaded);

test('every game of the archive is told at once on the ground of its page', async () => {
  expect(played.length).toBeGreaterThan(50);
  const others: string[] = [];
  for (const { game, decoded } of played) {
    const { onMap: dropped, ground } = await onItsMap(decoded, game.analysis, maps).whole(true);
    if (ground?.kind === 'archive') expect(told(dropped!)).toEqual(told(onMap(archive, game)));
    else others.push(game.analysis.map);
    expect(ground?.kind === 'archive').toBe(fitIn(archive, game).ok);
  }
  // These have no available file.
  expect(others.length).toBeLessThan(5);
});

test('so are games whose digest nobody learned, by what they show', async () => {
  const { learned } = maps.archive!.index;
  const off: string[] = [];
  for (const { game, decoded } of played) {
    const file = fitIn(archive, game);
    if (!file.ok) continue;
    const strange = { ...decoded, map: { ...decoded.map, sha1: '0'.repeat(40) } };
    expect(learned[strange.map.sha1]).toBeUndefined();
    expect(onItsMap(strange, game.analysis, maps).stage.ground).toEqual({ kind: 'looking' });
    const { onMap: later } = await onItsMap(strange, game.analysis, maps).whole(true);
    const id = later!.chronicle.places?.file?.id;
    if (id !== file.value.facts.id) off.push(`${game.replayId}: ${id} for ${file.value.facts.id}`);
  }
  expect(off).toEqual([]);
});

test('playback has the same moves', async () => {
  for (const { game, decoded } of played.slice(0, 5)) {
    const { places, log } = placesIn(decoded, await groundFor(decoded, maps))!;
    const { onMap: later } = await onItsMap(decoded, game.analysis, maps).whole(true);
    expect(gameTrack(places, log, game.analysis, later!.chronicle)).toEqual(movesOf(archive, game));
  }
});

/** Only the maps of a visitor, as if the archive had none. */
const withOwn = (...own: OwnMap[]) =>
  new MapsAtHand({ places: Promise.resolve(null), ground: Promise.resolve(null) }, own);

test('a map file of the visitor is the very file by its digest, otherwise another version by what fits', async () => {
  const game = played.find(({ game: { analysis } }) => analysis.map === 'Concealed Hill')!;
  const { decoded } = game;
  const file = fitIn(archive, game.game);
  if (!file.ok) throw new Error(file.failure.code);
  const { facts } = file.value;
  const own: OwnMap = { file: 'mine.w3x', sha1: decoded.map.sha1!, facts: JSON.stringify(facts) };
  const known = onMap(archive, game.game).chronicle;
  const very = await onItsMap(decoded, game.game.analysis, withOwn(own)).whole(true);
  expect(very.ground).toEqual({ kind: 'own', file: 'mine.w3x', match: 'file' });
  expect(very.onMap!.chronicle.places!.starts).toEqual(known.places!.starts);
  const other = withOwn({ ...own, sha1: '1'.repeat(40) });
  expect(onItsMap(decoded, game.game.analysis, other).stage.ground).toEqual({ kind: 'looking' });
  const { ground, onMap: later } = await onItsMap(decoded, game.game.analysis, other).whole(true);
  expect(ground).toEqual({ kind: 'own', file: 'mine.w3x', match: file.value.match });
  expect(later!.chronicle.places!.camps.map(({ camp }) => camp?.name)).toEqual(
    known.places!.camps.map(({ camp }) => camp?.name),
  );
});

test('a game that no map file fits says why', async () => {
  const { decoded, game } = played[0]!;
  const { ground, onMap: alone } = await onItsMap(decoded, game.analysis, withOwn()).whole(true);
  expect(ground).toMatchObject({ kind: 'none', failure: { code: 'map-unknown' } });
  expect(alone!.chronicle.places!.file).toBeNull();
});
