/** Rules of the game that a misreading would break, checked for every melee recording. */
import { expect, test } from 'vitest';
import committed from '../../../src/archive/audit/recordings.json' with { type: 'json' };
import { audit, findingsOf } from '../../../src/archive/audit/audit.ts';
import { oraclesInShort } from '../../../src/archive/audit/oracle-audit.ts';
import { onMap } from '../../../src/archive/corpus/audit-inputs.ts';
import { mapReader } from '../../../src/archive/corpus/map-digests.ts';
import { decodedRecordings, isMelee } from './decoded.ts';

const { missing, decoded } = decodedRecordings('oracles');
const mapOf = mapReader('replays');
const games = decoded
  .filter(isMelee)
  .map(({ entry, game }) => ({ file: entry.path, findings: findingsOf(game), ...onMap(game, mapOf) }));

test.skipIf(missing)('are answered as the accuracy page says; npm run audit -- --oracles renews that', () => {
  expect(oraclesInShort(audit(games))).toEqual(committed);
});

test('at most one kind in a hundred that a half infers shows otherwise, and no upper bound is refuted', () => {
  const { kinds, bounds } = committed.oracles;
  expect(kinds.n).toBeGreaterThanOrEqual(75);
  expect(kinds.against.length / kinds.n).toBeLessThanOrEqual(0.01);
  expect(bounds.against).toEqual([]);
});
