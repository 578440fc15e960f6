/** Advice for every person in every recorded melee game: there nearly always is some, and it is never trivial. */
import { describe, expect, test } from 'vitest';
import { advise } from '../../../src/app/drop/insight/advice.ts';
import { amongDocument } from '../../../src/app/drop/insight/document.ts';
import { advisedPlayers } from '../../../src/app/drop/insight/people.ts';
import { atlasOf } from '../../../src/archive/count/atlas.ts';
import { gameWithoutFile } from '../../../src/game/map/game-on-map.ts';
import { archive } from '../../support/whole-archive.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('advice');

describe.skipIf(missing)('what to work on', () => {
  const { chronicleOf } = atlasOf(archive);
  const document = amongDocument(archive, (id) => chronicleOf(id).chronicle);
  const perspectives = decoded.filter(isMelee).flatMap(({ entry, game, analysis }) => {
    const chronicle = gameWithoutFile(game, analysis, [])?.whole().chronicle ?? null;
    return advisedPlayers(analysis).map((player) => ({
      path: entry.path,
      side: { game: analysis, player, chronicle },
    }));
  });

  test('has three rows for 95 % of the players, in duels and in teams, and none is trivial', () => {
    const lines = perspectives.map(({ path, side }) => ({ path, side, rows: advise(side, document) }));
    for (const teams of [false, true]) {
      const group = lines.filter(({ side }) => (side.game.sides !== '1v1') === teams);
      const full = group.filter(({ rows }) => rows.length >= 3).length;
      console.log(`${teams ? 'teams and more sides' : 'duels'}: ${full} of ${group.length} have three rows`);
      expect(full / group.length).toBeGreaterThanOrEqual(0.95);
    }
    for (const { path, rows } of lines) {
      expect(new Set(rows.map(({ measure }) => measure.habit)).size, path).toBe(rows.length);
      for (const { measure, value, spread } of rows) {
        expect(spread.n, `${path} ${measure.id}`).toBeGreaterThanOrEqual(5);
        const beyond = Math.abs((value ?? Infinity) - spread.medianSec);
        expect(beyond, `${path} ${measure.id}`).toBeGreaterThan(measure.trivial);
      }
    }
  });
});
