/** Takes map files into the corpus: only facts of them are kept. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { MapFacts } from '../../game/map-file/facts.ts';
import { mapFailure, type MapFailureCode } from '../../game/map-file/failure.ts';
import { layoutDigest } from '../../game/map-file/layout-id.ts';
import { MAP_LIMITS } from '../../game/map-file/limits.ts';
import { makeFacts } from '../../game/map-file/make-facts.ts';
import { readMapFile } from '../../game/map-file/read.ts';
import type { Result } from '../../game/result.ts';
import { success } from '../../game/result.ts';
import { sayUnreadable } from './file-facts.ts';
import { compareText, isFolder, walk } from './layout.ts';
import { readMaps, writeMap } from './maps.ts';

/** What became of one map file. */
export interface IngestedMap {
  path: string;
  /** A new layout, another file of a known layout, or a file that is known already. */
  outcome: 'new' | 'version' | 'unchanged' | 'refused';
  /** Id of its layout. */
  id?: string;
  /** Why it was refused. */
  code?: MapFailureCode | 'unreadable';
  sentence?: string;
}

/** Map files among some paths: files as they are, of folders every `.w3x` and `.w3m`. In the order of the paths. */
export const findMapFiles = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => (isFolder(path) ? walk(path).filter((file) => /\.w3[xm]$/i.test(file)) : [path]));

/**
 * Reads map files and keeps their facts. The first file of a layout gives its name and ground, later ones are listed as versions;
 * facts of a file that is known are made again. Throws when the corpus has a file of maps that is not valid.
 */
export function ingestMaps(paths: readonly string[], root: string): IngestedMap[] {
  const layouts = new Map(readMaps(root).map((facts) => [layoutDigest(facts), facts]));
  return paths.map((path): IngestedMap => {
    const read = factsOfFile(path);
    if (!read.ok) return { path, outcome: 'refused', ...read.failure };
    const earlier = layouts.get(layoutDigest(read.value));
    const { facts, outcome } = earlier
      ? joined(earlier, read.value)
      : { facts: read.value, outcome: 'new' as const };
    layouts.set(layoutDigest(facts), facts);
    writeMap(root, facts);
    return { path, outcome, id: facts.id };
  });
}

function factsOfFile(path: string): Result<MapFacts, MapFailureCode | 'unreadable'> {
  let bytes: Uint8Array;
  try {
    if (statSync(path).size > MAP_LIMITS.fileBytes) return mapFailure('map-too-large');
    bytes = readFileSync(path);
  } catch (error) {
    return { ok: false, failure: { code: 'unreadable', sentence: sayUnreadable(error) } };
  }
  const map = readMapFile(bytes);
  if (!map.ok) return map;
  const digest = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex');
  const version = {
    file: basename(path),
    bytes: bytes.length,
    sha1: digest('sha1'),
    sha256: digest('sha256'),
  };
  return success(makeFacts(map.value, version));
}

/** A known layout with a file of it. Facts are renewed from the file that they were first made of. */
function joined(earlier: MapFacts, facts: MapFacts): { facts: MapFacts; outcome: 'version' | 'unchanged' } {
  const [version] = facts.versions as [MapFacts['versions'][number]];
  const index = earlier.versions.findIndex(({ sha256 }) => sha256 === version.sha256);
  if (index === 0) {
    const { id, name, versions } = earlier;
    return { facts: { ...facts, id, name, versions }, outcome: 'unchanged' };
  }
  if (index > 0) return { facts: earlier, outcome: 'unchanged' };
  const [first, ...others] = earlier.versions;
  const sorted = [...others, version].sort(
    (a, b) => compareText(a.file, b.file) || compareText(a.sha256, b.sha256),
  );
  return { facts: { ...earlier, versions: [first!, ...sorted] }, outcome: 'version' };
}
