import { expect, test } from 'vitest';
import { atlasOf, gameThumbnail, thumbnailOf, visitsOf } from '../../../../src/archive/count/atlas.ts';
import { UNTOLD } from '../../../../src/map/story/story-of-game.ts';
import { archiveWith } from './archives.ts';

test('a map of which nothing is known has none', () => {
  const without = archiveWith([{ id: 'a', event: null }]);
  const [game] = without.games;
  const { map } = game!.analysis;
  expect(atlasOf(without).thumbnail(map)).toBeNull();
  expect(thumbnailOf(without, map)).toBeNull();
  expect(gameThumbnail(without, game!)).toBeNull();
  expect(atlasOf(without).chronicleOf('a')).toEqual({ chronicle: UNTOLD, entry: null });
});

test('a camp that a player raided before an own visit counts once', () => {
  const visit = (slot: number, number: number, startMs: number) => ({
    slot,
    startMs,
    at: [0, 0],
    camp: { number },
  });
  const camps = [visit(1, 4, 1000), visit(2, 4, 2000), visit(1, 4, 3000), visit(1, 2, 4000)];
  const chronicle = { ...UNTOLD, places: { camps } } as unknown as typeof UNTOLD;
  const visits = visitsOf({ chronicle, races: new Map([[1, 'H']]) });
  expect(visits.map(({ ms, number, turn }) => [ms, number, turn])).toEqual([
    [1000, 4, 0],
    [2000, 4, 0],
    [4000, 2, 1],
  ]);
});
