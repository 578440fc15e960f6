/** Adds map files to the corpus, which only stores facts about them. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { MapFacts } from '../../map/file/facts.ts';
import { mapFailure, type MapFailureCode } from '../../map/file/failure.ts';
import { layoutDigest } from '../../map/file/layout-id.ts';
import { MAP_LIMITS } from '../../map/file/limits.ts';
import { makeFacts } from '../../map/file/make-facts.ts';
import { readMapFile } from '../../map/file/read.ts';
import type { Result } from '../../game/result.ts';
import { success } from '../../game/result.ts';
import { PIPE_SENTENCE, sayNotAdded, sayUnreadable } from './disk/reasons.ts';
import { compareText, isFolder, walk } from './layout.ts';
import { readMaps, writeMap } from './maps.ts';

/** The result for one map file. */
export interface IngestedMap {
  path: string;
  /** A new layout, another file of a known layout, or an already known file. */
  outcome: 'new' | 'version' | 'unchanged' | 'refused';
  /** Id of the map's layout. */
  id?: string;
  /** Why the file was refused. */
  code?: MapFailureCode | 'unreadable' | 'not-written';
  sentence?: string;
}

/** Map files in the given paths, in order: paths of files as they are, and every `.w3x` and `.w3m` file in folders. */
export const findMapFiles = (paths: readonly string[]): string[] =>
  paths.flatMap((path) =>
    isFolder(path)
      ? walk(path, 'unreadable folders too').filter((file) => /\.w3[xm]$/i.test(file) || isFolder(file))
      : [path],
  );

/**
 * Reads map files and stores their facts. The first file of a layout determines its name and ground; later files are
 * listed as versions. Facts about a known file are recreated. A file that can't be read, or whose facts can't be
 * written, is refused, and the others go on. Requires the corpus lock. Throws if the corpus contains an invalid map file.
 */
export function ingestMaps(paths: readonly string[], root: string): IngestedMap[] {
  const layouts = new Map(readMaps(root).map((facts) => [layoutDigest(facts), facts]));
  return paths.map((path): IngestedMap => {
    const read = factsOfFile(path);
    if (!read.ok) return { path, outcome: 'refused', ...read.failure };
    const existing = layouts.get(layoutDigest(read.value));
    const { facts, outcome } = existing
      ? addVersion(existing, read.value)
      : { facts: read.value, outcome: 'new' as const };
    try {
      writeMap(root, facts);
    } catch (error) {
      const sentence = sayNotAdded(error);
      return { path, outcome: 'refused', code: 'not-written', sentence };
    }
    layouts.set(layoutDigest(facts), facts);
    return { path, outcome, id: facts.id };
  });
}

function factsOfFile(path: string): Result<MapFacts, MapFailureCode | 'unreadable'> {
  let bytes: Uint8Array;
  try {
    const stats = statSync(path);
    if (!stats.isFile() && !stats.isDirectory()) return unreadable(PIPE_SENTENCE);
    if (stats.size > MAP_LIMITS.fileBytes) return mapFailure('map-too-large');
    bytes = readFileSync(path);
  } catch (error) {
    return unreadable(sayUnreadable(error));
  }
  const digest = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex');
  const version = {
    file: basename(path),
    bytes: bytes.length,
    sha1: digest('sha1'),
    sha256: digest('sha256'),
  };
  try {
    const map = readMapFile(bytes);
    return map.ok ? success(makeFacts(map.value, version)) : map;
  } catch {
    // The reader promises not to throw; one file must not stop the others if it does.
    return mapFailure('map-damaged');
  }
}

const unreadable = (sentence: string) => ({ ok: false, failure: { code: 'unreadable', sentence } }) as const;

/** Adds a file to a known layout. Its facts are renewed only from the file they were first made from. */
function addVersion(
  existing: MapFacts,
  facts: MapFacts,
): { facts: MapFacts; outcome: 'version' | 'unchanged' } {
  const [version] = facts.versions as [MapFacts['versions'][number]];
  const index = existing.versions.findIndex(({ sha256 }) => sha256 === version.sha256);
  if (index === 0) {
    const { id, name, versions } = existing;
    return { facts: { ...facts, id, name, versions }, outcome: 'unchanged' };
  }
  if (index > 0) return { facts: existing, outcome: 'unchanged' };
  const [first, ...others] = existing.versions;
  const sorted = [...others, version].sort(
    (a, b) => compareText(a.file, b.file) || compareText(a.sha256, b.sha256),
  );
  return { facts: { ...existing, versions: [first!, ...sorted] }, outcome: 'version' };
}
