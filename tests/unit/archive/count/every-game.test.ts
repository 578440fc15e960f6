/** Every game of the archive on its map, in one file, because to tell all of them takes seconds. */
import { expect, test } from 'vitest';
import { atlasOf } from '../../../../src/archive/count/atlas.ts';
import { chronicleIn, placesOf } from '../../../../src/archive/count/games-on-map.ts';
import { usualCamps } from '../../../../src/archive/count/usual-camps.ts';
import { layoutsOf } from '../../../../src/data/release/documents/layouts.ts';
import { toldGameSchema } from '../../../../src/map/story-schema.ts';
import { archive } from '../../../support/whole-archive.ts';

test('every game of the archive with places is told as published, with the orders of its fights counted', () => {
  expect(archive.games.filter((game) => placesOf(archive, game) !== null).length).toBeGreaterThan(40);
  for (const game of archive.games) {
    const told = chronicleIn(archive, game);
    expect(toldGameSchema.parse(told)).toEqual(told);
    const counted = placesOf(archive, game)?.places.fights.map(({ orders }) => orders.length) ?? [];
    expect(told.fights.map(({ orders }) => orders.reduce((sum, own) => sum + own, 0))).toEqual(counted);
    if (told.places) expect(told.moments.length).toBeGreaterThan(3);
  }
});

test('every appearance of the archive with a race and a camp of a map file is counted once', () => {
  const [atlas, { everybody }] = [atlasOf(archive), archive.catalogue];
  const creeping = everybody.filter(({ placed, player: { slot, race } }) =>
    atlas
      .chronicleOf(placed.game.replayId)
      .chronicle.places?.camps.some((visit) => visit.camp && race && String(visit.slot) === slot),
  );
  const usual = usualCamps(everybody, atlas);
  expect(usual.reduce((all, { appearances }) => all + appearances, 0)).toBe(creeping.length);
  expect(creeping.length).toBeGreaterThan(90);
  for (const { camps, appearances } of usual) {
    expect(camps[0]!.appearances).toBeLessThanOrEqual(appearances);
    expect(camps.reduce((all, one) => all + one.appearances, 0)).toBeLessThanOrEqual(3 * appearances);
  }
});

test('the layouts of each map are listed by how many games were played on them', () => {
  const listed = archive.catalogue.maps.map(({ games }) =>
    layoutsOf(
      archive,
      games.map(({ game }) => archive.gameOf(game.replayId)),
    ).map((layout) => layout.games),
  );
  for (const games of listed) expect(games).toEqual(games.toSorted((a, b) => b - a));
  expect(Math.max(...listed.map(({ length }) => length))).toBeGreaterThan(1);
});
