import { mapFactsSchema } from '../../src/map/file/facts.ts';
import { makeFacts } from '../../src/map/file/make-facts.ts';
import { openMpq } from '../../src/map/file/mpq.ts';
import { readMapFile } from '../../src/map/file/read.ts';
import { entriesOf, writeMpq, type WrittenEntry } from '../support/map-writer.ts';
import { SMALL_MAP } from '../support/small-map.ts';
import { mutate } from './mutate.ts';
import type { Random } from './random.ts';

/** A map as its unpacked files. */
export type MapSeed = readonly WrittenEntry[];

export const WRITTEN_SEED: MapSeed = entriesOf(SMALL_MAP);

/** The files of a real map that the reader opens. */
export function seedOf(bytes: Uint8Array): MapSeed {
  const open = openMpq(bytes);
  return WRITTEN_SEED.flatMap(({ name }) => {
    const entry = open(name);
    return entry ? { name, bytes: entry } : [];
  });
}

/**
 * A map file, changed anywhere, or in one of its files before packing, so that the change passes the archive's
 * checks.
 */
export function makeMapInput(seeds: readonly MapSeed[], random: Random): Uint8Array {
  const entries = random.pick(seeds);
  if (random.once(4)) return mutate(writeMpq(entries), random);
  const changed = random.pick(entries);
  return writeMpq(
    entries.map((entry) => (entry === changed ? { ...entry, bytes: mutate(entry.bytes, random) } : entry)),
  );
}

const VERSION = { file: 'Changed.w3x', bytes: 1, sha1: '0'.repeat(40), sha256: '0'.repeat(64) };

/** Reads a map file to the end; returns a failure code or `facts`. Throws if the facts don't fit the schema. */
export function checkMapInput(bytes: Uint8Array): string {
  const map = readMapFile(bytes);
  if (!map.ok) return map.failure.code;
  mapFactsSchema.parse(makeFacts(map.value, VERSION));
  return 'facts';
}
