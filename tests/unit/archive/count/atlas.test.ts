import { expect, test } from 'vitest';
import { atlasOf, gameThumbnail, thumbnailOf } from '../../../../src/archive/count/atlas.ts';
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
