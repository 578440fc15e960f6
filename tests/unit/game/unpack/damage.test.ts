/** In a separate file, because a spied library keeps all call arguments. */
import { gzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unpack } from '../../../../src/game/unpack/unpack.ts';
import { duel } from '../../../support/recording-writer/scenario.ts';
import { writeRecording } from '../../../support/recording-writer/write-recording.ts';

/** Every so many bytes; each takes two full reads. FARSEER_RUNS tests all. */
const STEP = process.env['FARSEER_RUNS'] ? 1 : 31;

const parts = (bytes: Uint8Array) => [...unpack({ path: 'games.zip', bytes })];

test('any cut and any flipped byte of an archive ends in a file or a code', () => {
  const other = writeRecording({ ...duel(), randomSeed: 7 });
  const bytes = zipSync({ 'a.w3g': writeRecording(duel()), 'b.w3g.gz': gzipSync(other) });
  for (let at = 0; at < bytes.length; at += STEP) {
    const flipped = bytes.slice();
    flipped[at] = (flipped[at] ?? 0) ^ 0x55;
    for (const damaged of [flipped, bytes.subarray(0, at)]) {
      const all = parts(damaged);
      expect(all.length, `at ${at}`).toBeGreaterThan(0);
      for (const part of all) expect('refusal' in part || part.bytes instanceof Uint8Array).toBe(true);
    }
  }
});
