/** Advice for every person in every recorded melee game: there nearly always is some, and it is never trivial. */
import { describe, expect, test } from 'vitest';
import { advise } from '../../../src/app/drop/insight/advice.ts';
import { amongDocument } from '../../../src/app/drop/insight/document.ts';
import { advisedPlayers } from '../../../src/app/drop/insight/people.ts';
import { archiveOf } from '../../../src/archive/count/archive.ts';
import { atlasOf } from '../../../src/archive/count/atlas.ts';
import { readInputs } from '../../../src/archive/corpus/inputs.ts';
import { decode } from '../../../src/game/decode/decode.ts';
import { analyze } from '../../../src/game/derive/analyze.ts';
import { replayId } from '../../../src/game/identity.ts';
import { gameWithoutFile } from '../../../src/game/map/game-on-map.ts';
import { loadManifest, recordingBytes } from '../../support/recordings.ts';

const manifest = loadManifest('advice').filter(({ group }) => group !== 'edge');

describe.skipIf(manifest.length === 0)('what to work on', () => {
  const archive = archiveOf({ ...readInputs([]), builds: [], generatedAt: '2026-01-01T00:00:00Z' });
  const { chronicleOf } = atlasOf(archive);
  const document = amongDocument(archive, (id) => chronicleOf(id).chronicle);
  const perspectives = manifest.flatMap((entry) => {
    const read = decode(recordingBytes(entry), true);
    if (!read.ok) return [];
    const game = analyze(read.value, replayId(read.value, entry.path));
    const chronicle = gameWithoutFile(read.value, game, [])?.whole().chronicle ?? null;
    return advisedPlayers(game).map((player) => ({ path: entry.path, side: { game, player, chronicle } }));
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
