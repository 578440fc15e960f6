import { describe, expect, test } from 'vitest';
import { decodedRecordings, type Decoded } from './decoded.ts';

const { missing, decoded } = decodedRecordings('identity of all recordings');

/** Recordings of one game that the manifest doesn't list as such. */
const ALSO_SAME = ['edge/20_49_57_284.nwg', 'edge/20_49_57_284.w3g'];

/** Paths of recordings that share a key with another, sorted. */
function clashes(keyOf: (one: Decoded) => string): string[] {
  const groups = new Map<string, string[]>();
  for (const one of decoded) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one.entry.path]);
  return [...groups.values()]
    .filter((paths) => paths.length > 1)
    .map((paths) => paths.sort().join(' '))
    .sort();
}

describe.skipIf(missing)('identity', () => {
  const known = decoded.flatMap(({ entry }) =>
    entry.sameGameAs?.length ? [[entry.path, ...entry.sameGameAs].sort().join(' ')] : [],
  );
  const same = [...new Set([...known, ALSO_SAME.join(' ')])].sort();

  test('fingerprints are equal for recordings of one game and for no others', () => {
    expect(same).toHaveLength(3);
    expect(clashes(({ summary }) => summary.fingerprint ?? '')).toEqual(same);
  });

  test('ids clash only where the game is the same', () => {
    expect(clashes(({ id }) => id)).toEqual(same);
  });

  test('ids hold only safe characters and begin with the random seed', () => {
    for (const { id, game, entry } of decoded) {
      expect(id, entry.path).toMatch(/^\d+_[A-Za-z0-9._-]+$/);
      expect(id.split('_')[0]).toBe(String(game.randomSeed));
      expect(id.length).toBeLessThan(200);
    }
  });

  test('file names of the W3Champions shape are the ids', () => {
    const named = decoded.filter(({ entry }) => /\/\d{6,}_[^_]+_[^_]+_[^_/]+\.w3g$/.test(entry.path));
    expect(named.length).toBeGreaterThan(8);
    for (const { entry, id } of named)
      expect(id).toBe(
        entry.path
          .replace(/^.*\//, '')
          .replace(/\.w3g$/, '')
          .replaceAll(' ', '-'),
      );
  });
});
