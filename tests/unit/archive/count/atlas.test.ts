import { expect, test } from 'vitest';
import { archiveOf } from '../../../../src/archive/count/archive.ts';
import { atlasOf, gameThumbnail, NO_ATLAS, thumbnailOf } from '../../../../src/archive/count/atlas.ts';
import { versionsOf } from '../../../../src/archive/count/maps.ts';
import { placesOf } from '../../../../src/archive/count/map-files.ts';
import { UNTOLD } from '../../../../src/game/map/story-of-game.ts';
import { archive, inputs } from '../../../support/whole-archive.ts';
import { archiveWith } from './archives.ts';

const atlas = atlasOf(archive);
const NAME = 'Echo Isles';
const onEcho = archive.games.filter(({ analysis }) => analysis.map === NAME);

test('a version of a map knows its files, and what was done on it', () => {
  const versions = atlas.versions(NAME);
  // Places come from the map file; other facts of a version come from its games.
  expect(versions.map(({ entry: { keys, games } }) => [keys, games])).toEqual(
    versionsOf(archive, NAME).map(({ keys, games }) => [keys, games]),
  );
  for (const { entry, visits } of versions.filter((version) => version.entry.file)) {
    expect(entry.mines.length).toBe(entry.file!.mines.length);
    for (const { number } of visits) expect(entry.file!.camps[number - 1]).toBeDefined();
  }
  const files = new Set(onEcho.map(({ decoded }) => decoded.map.path.split('\\').at(-1)!.split('/').at(-1)!));
  expect(new Set(versions.flatMap((version) => version.files))).toEqual(files);
  for (const version of versions) {
    expect(version.files).toEqual([...version.files].sort());
    expect(version.card).toMatch(/^<svg[^>]* aria-labelledby="map-/);
  }
  expect(atlas.versions('No such map')).toEqual([]);
});

test('games without places are no games of a map', () => {
  const [first, ...others] = onEcho.filter((game) => placesOf(archive, game) !== null);
  const dropped = archiveOf({
    ...inputs,
    ordersOf: (game) => (game.replayId === first!.replayId ? null : inputs.ordersOf(game)),
  });
  const told = (from: typeof archive) =>
    atlasOf(from)
      .versions(NAME)
      .map(({ use }) => use.games);
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  expect(sum(told(archive))).toBe(others.length + 1);
  expect(sum(told(dropped))).toBe(others.length);
});

test('a map with ground has a small picture with an address, and a game that of its version', () => {
  expect(thumbnailOf(archive, NAME)).toMatch(/^<svg/);
  expect(atlas.thumbnail(NAME)).toContain('/maps/echo-isles');
  expect(atlas.thumbnail('No such map')).toBeNull();
  expect(gameThumbnail(archive, onEcho[0]!)).toMatch(/^<svg/);
});

test('a map of which nothing is known has none', () => {
  const without = archiveWith([{ id: 'a', event: null }]);
  const [game] = without.games;
  const { map } = game!.analysis;
  expect(atlasOf(without).thumbnail(map)).toBeNull();
  expect(thumbnailOf(without, map)).toBeNull();
  expect(gameThumbnail(without, game!)).toBeNull();
  expect(atlasOf(without).chronicleOf('a')).toEqual({ chronicle: UNTOLD, entry: null });
});

test('a catalogue without places shows none', () => {
  expect(NO_ATLAS.versions(NAME)).toEqual([]);
  expect(NO_ATLAS.thumbnail(NAME)).toBeNull();
  expect(NO_ATLAS.chronicleOf('a')).toEqual({ chronicle: UNTOLD, entry: null });
});
