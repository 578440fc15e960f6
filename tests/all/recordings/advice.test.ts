/** Advice for every person in every recorded melee game: there nearly always is some, and it is never trivial. */
import { describe, expect, test } from 'vitest';
import { advise } from '../../../src/app/library/advice/advice.ts';
import { archiveDocument } from '../../../src/app/library/advice/archive-document.ts';
import { playersToAdvise } from '../../../src/app/library/advice/SeenFrom.tsx';
import { atlasOf } from '../../../src/archive/count/atlas.ts';
import { gameWithoutFile } from '../../../src/map/story/game-on-map.ts';
import { archive } from '../../support/whole-archive.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('advice');

describe.skipIf(missing)('what to work on', () => {
  const { chronicleOf } = atlasOf(archive);
  const document = archiveDocument(archive, (id) => chronicleOf(id).chronicle);
  const perspectives = decoded.filter(isMelee).flatMap(({ entry, game, analysis }) => {
    const chronicle = gameWithoutFile(game, analysis, [])?.whole().chronicle ?? null;
    return playersToAdvise(analysis).map((player) => ({
      path: entry.path,
      side: { game: analysis, player, chronicle },
    }));
  });

  test('has three rows for 95 % of those who lost, in duels and in teams, and none is trivial', () => {
    const lines = perspectives.map(({ path, side }) => ({ path, side, rows: advise(side, document) }));
    for (const teams of [false, true]) {
      const group = lines.filter(({ side }) => (side.game.sides !== '1v1') === teams);
      const full = group.filter(({ rows }) => rows.length >= 3).length;
      // Winners who did better than other winners in nearly everything have less to work on.
      const losers = group.filter(({ side }) => side.player.result === 'lost');
      const fullLosers = losers.filter(({ rows }) => rows.length >= 3).length;
      console.log(`${teams ? 'teams and more sides' : 'duels'}: ${full} of ${group.length} have three rows`);
      expect(fullLosers / losers.length).toBeGreaterThanOrEqual(0.95);
      expect(full / group.length).toBeGreaterThanOrEqual(0.9);
    }
    for (const { path, rows } of lines) {
      expect(new Set(rows.map(({ measure }) => measure.habit)).size, path).toBe(rows.length);
      for (const { measure, value, spread } of rows) {
        expect(spread.n, `${path} ${measure.id}`).toBeGreaterThanOrEqual(5);
        const beyond = Math.abs((value ?? Infinity) - spread.median);
        expect(beyond, `${path} ${measure.id}`).toBeGreaterThan(measure.trivial);
      }
    }
  });
});
