import { expect, test } from 'vitest';
import { fitIn } from '../../../../src/archive/count/map-files.ts';
import { archive } from '../../../support/whole-archive.ts';

/** Maps without an available file of their version. */
const WITHOUT = ['Amazonia', 'Hellfire Plateau', 'Secret Valley'];

test('every game stands on a map file but those of whose version there is none', () => {
  const without = archive.games.filter((game) => !fitIn(archive, game).ok);
  expect(without.map(({ analysis }) => analysis.map).sort()).toEqual(WITHOUT);
  const found = archive.games.map((game) => fitIn(archive, game));
  expect(found.filter((file) => file.ok && file.value.match !== 'places').length).toBeGreaterThanOrEqual(52);
});

test('games on one file stand on one layout', () => {
  for (const games of Map.groupBy(archive.games, ({ decoded }) => decoded.map.sha1 ?? null).values())
    if (games[0]!.decoded.map.sha1 !== undefined)
      expect(new Set(games.map((game) => fitIn(archive, game))).size).toBe(1);
});
