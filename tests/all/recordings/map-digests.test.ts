/** The stored facts by map file digest match the archive's games and all recordings. */
import { describe, expect, test } from 'vitest';
import { auditMaps } from '../../../src/archive/audit/maps.ts';
import { evidenceOfGames, filesOfGames, learnDigests } from '../../../src/archive/corpus/learn-maps.ts';
import { readMapDigests } from '../../../src/archive/corpus/map-digests.ts';
import { readMaps } from '../../../src/archive/corpus/maps.ts';
import { loadManifest, RECORDINGS } from '../../support/recordings.ts';
import { resolve } from 'node:path';

const paths = loadManifest('what is known of map files by digest').map(({ path }) =>
  resolve(RECORDINGS, path),
);

describe.skipIf(paths.length === 0)('map files that recordings name by digest', () => {
  const [kept, maps] = [readMapDigests('replays'), readMaps('replays')];
  const games = evidenceOfGames('replays', paths);

  test('are learned from all games', () => {
    const named = new Map(
      [...kept].map(([sha1, { official }]) => [sha1, official === undefined ? {} : { official }]),
    );
    const learned = [...learnDigests(named, games, maps)].filter(
      ([, digest]) => Object.keys(digest).length > 0,
    );
    expect(Object.fromEntries(learned)).toEqual(Object.fromEntries(kept));
    expect(learned.filter(([, { layout }]) => layout !== undefined).length).toBeGreaterThanOrEqual(80);
  });

  test('explain what orders name', () => {
    const found = auditMaps(filesOfGames(games, kept, maps));
    expect(found.assigned / found.aimedAt).toBeGreaterThan(0.99);
    expect(found.foretold / found.anchors).toBeGreaterThan(0.985);
    expect(found.sameAtHome / found.atHome).toBeGreaterThan(0.98);
    expect(1 - found.sameKind / found.kinds).toBeLessThan(0.02);
  });
});
