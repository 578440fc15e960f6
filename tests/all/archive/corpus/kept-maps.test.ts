import { basename } from 'node:path';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ingestMaps } from '../../../../src/archive/corpus/ingest-maps.ts';
import { readMaps } from '../../../../src/archive/corpus/maps.ts';
import { mapFiles } from '../../../support/map-files.ts';

/** One in this many stored maps is recreated. */
const STEP = 12;

const kept = readMaps('replays');
const paths = mapFiles('kept facts against the map files that they are made of');

test('every kept map can be played on', () => {
  expect(kept.length).toBeGreaterThanOrEqual(136);
  for (const { id, starts, mines, camps, trees, ground } of kept) {
    expect(starts.length, id).toBeGreaterThan(1);
    expect(mines.length, id).toBeGreaterThanOrEqual(starts.length);
    expect(camps.length, id).toBeGreaterThan(3);
    expect(trees.length, id).toBeGreaterThan(500);
    expect(ground.walkable, id).not.toBe('');
    expect(ground.woods, id).not.toBe('');
  }
});

test.skipIf(paths.length === 0)('kept facts are what the command makes of their files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  try {
    const sample = kept.filter((_, index) => index % STEP === 0);
    for (const { versions, id } of sample) {
      const first = paths.find((path) => basename(path) === versions[0]!.file);
      expect(first, id).toBeDefined();
      const made = ingestMaps([first!], folder);
      expect(made).toMatchObject([{ outcome: 'new', id }]);
    }
    const text = (root: string, name: string) => readFileSync(join(root, 'maps', name), 'utf8');
    for (const name of readdirSync(join(folder, 'maps'))) {
      const [made, known] = [text(folder, name), text('replays', name)].map((json) => ({
        ...(JSON.parse(json) as object),
        versions: [],
      }));
      expect(made, name).toEqual(known);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
