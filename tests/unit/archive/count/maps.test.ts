import { expect, test } from 'vitest';
import { chronicleIn } from '../../../../src/archive/count/games-on-map.ts';
import { versionsOf } from '../../../../src/archive/count/maps.ts';
import { mapDocument, mapDocumentSchema } from '../../../../src/map/fit/map-schema.ts';
import { UNTOLD } from '../../../../src/map/story/story-of-game.ts';
import { archiveWith } from './archives.ts';
import { archive } from '../../../support/whole-archive.ts';

test('each map has a document', () => {
  const documents = archive.catalogue.maps.flatMap(({ name }) => {
    const versions = versionsOf(archive, name);
    return versions.length > 0 ? [mapDocumentSchema.parse(mapDocument(versions))] : [];
  });
  expect(documents.length).toBeGreaterThan(10);
  const echo = documents.find(({ name }) => name === 'Echo Isles')!;
  expect(echo.starts.map(({ x, y }) => [x, y])).toEqual(
    expect.arrayContaining([
      [4672, 2944],
      [-5184, 2944],
    ]),
  );
  const mines = [
    [5120, 3584],
    [4352, -3200],
    [-5632, 3584],
    [-4864, -3200],
  ] as const;
  expect(echo.mines).toHaveLength(4);
  for (const [x, y] of mines)
    expect(echo.mines.filter((mine) => Math.hypot(mine.x - x, mine.y - y) <= 64)).toHaveLength(1);
  expect(() => mapDocument([])).toThrow('has no document');
});

test('a record without places is not told', () => {
  const without = archiveWith([{ id: 'a', event: null }]);
  expect(chronicleIn(without, without.games[0]!)).toEqual(UNTOLD);
  expect(versionsOf(without, without.games[0]!.analysis.map)).toEqual([]);
});
