import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readCorpus } from '../../../src/archive/corpus/corpus.ts';
import { readOrders } from '../../../src/archive/corpus/orders-file.ts';
import type { Game } from '../../../src/game/game.ts';
import { fingerprint } from '../../../src/game/identity.ts';
import { recordingBytes } from '../../support/recordings.ts';
import { decodedRecordings } from './decoded.ts';

const { missing, decoded } = decodedRecordings('the committed records against their recordings');
const tournament = decoded.filter(({ entry }) => entry.group === 'tournament');
const { games } = readCorpus('replays');
const bySha = new Map(games.map((game) => [game.recording.sha256, game]));
const prints = new Set(games.map(({ game }) => fingerprint(game)));

describe.skipIf(missing)('the committed records', () => {
  test.each(tournament.map((one) => [one.entry.path, one] as const))('%s', (_path, { entry, game: read }) => {
    const bytes = recordingBytes(entry);
    const record = bySha.get(createHash('sha256').update(bytes).digest('hex'));
    if (record) {
      const { orders, ...game } = JSON.parse(JSON.stringify(read)) as Game;
      expect(record.game).toEqual(game);
      expect(readOrders(record, 'replays')).toEqual(orders);
      expect(record.recording.bytes).toBe(bytes.length);
    } else {
      // Only the longer of two recordings of one game has a record.
      expect(prints.has(fingerprint(read))).toBe(true);
    }
  });

  test('are all made from recordings at hand', () => {
    const found = new Set(
      tournament.map(({ entry }) => createHash('sha256').update(recordingBytes(entry)).digest('hex')),
    );
    expect(games.filter(({ recording }) => !found.has(recording.sha256)).map(({ file }) => file)).toEqual([]);
  });
});
