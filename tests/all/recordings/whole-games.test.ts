/** Whole games as text: a restored game gives the same sentences, and no change makes the reader throw. */
import { describe, expect, it } from 'vitest';
import { decode } from '../../../src/game/decode/decode.ts';
import type { Game } from '../../../src/game/game.ts';
import { replayId } from '../../../src/game/identity.ts';
import { packWhole, unpackWhole } from '../../../src/game/stored/whole/whole.ts';
import { loadManifest, recordingBytes } from '../../support/recordings.ts';

const manifest = loadManifest('whole games');

describe.skipIf(manifest.length === 0)('every recording', () => {
  it('is the same after it was kept, and small', async () => {
    let [bytes, games] = [0, 0];
    for (const entry of manifest) {
      const read = decode(recordingBytes(entry), true);
      if (!read.ok) continue;
      const text = await packWhole({ game: read.value, replayId: replayId(read.value, entry.path) });
      if (!read.value.orders || !text) continue;
      const opened = await unpackWhole(text);
      if (!opened.ok) throw new Error(`${entry.path} ${opened.failure.code}`);
      // As a text, which takes a tenth of the time and is equivalent.
      const canonical = ({ objects, orders, ...game }: Game) => JSON.stringify([game, objects, orders]);
      expect(canonical(opened.value.game) === canonical(read.value), entry.path).toBe(true);
      expect(opened.value.replayId).toBe(replayId(read.value, entry.path));
      bytes += text.length;
      games++;
    }
    console.log(`${games} whole games, ${Math.round(bytes / games)} characters each`);
    expect(games).toBeGreaterThan(290);
    expect(bytes / games).toBeLessThan(40_000);
  });
});
