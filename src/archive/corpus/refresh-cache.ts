import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEntry, writeEntry } from './decode-cache.ts';
import { decodeFiles, type PoolOptions } from './decode-pool.ts';
import { listCorpus, type CorpusFile } from './layout.ts';
import { ordersPath } from './orders-file.ts';
import { readStamps, stampOf, writeStamps, type Stamp, type Stamps } from './stamps.ts';

/**
 * Decodes the recordings of the corpus that the cache does not hold yet, so that `readCorpus` finds all of
 * them, and stamps every file, so that those that did not change need not be read. Resolves with the number of
 * recordings decoded and of those already there. For plain Node only.
 */
export async function refreshCache(
  root: string,
  cache: string,
  options: PoolOptions = {},
): Promise<{ decoded: number; reused: number }> {
  const known = readStamps(cache);
  const files = listCorpus(root).map(({ kind, file }) => ({ kind, path: join(root, file) }));
  const pathsOf = (wanted: CorpusFile['kind']) =>
    files.flatMap(({ kind, path }) => (kind === wanted ? [path] : []));
  const recordings = stamped(pathsOf('recording'), known);
  const records = stamped(
    pathsOf('record').flatMap((path) => [path, ordersPath(path)]),
    known,
  );
  const missing = [...recordings].filter(([, { sha256 }]) => readEntry(cache, sha256) === null);
  const results = await decodeFiles(
    missing.map(([path]) => path),
    options,
  );
  // The file may have changed since it was hashed: a record belongs to the bytes that were decoded.
  for (const [index, result] of results.entries())
    writeEntry(cache, result.ok ? result.value.recording.sha256 : missing[index]![1].sha256, result);

  // Stamps of another corpus stay, those of files that are gone do not.
  const stamps = new Map([...recordings, ...records]);
  const others = Object.entries(known).filter(([path]) => !stamps.has(path) && existsSync(path));
  const updated: Stamps = Object.fromEntries([...others, ...stamps]);
  if (JSON.stringify(updated) !== JSON.stringify(known)) writeStamps(cache, updated);
  return { decoded: missing.length, reused: recordings.size - missing.length };
}

/** The stamps of files by their paths. One that cannot be read has none; whoever reads the corpus names it. */
function stamped(paths: readonly string[], known: Stamps): Map<string, Stamp> {
  const stamps = new Map<string, Stamp>();
  for (const path of paths)
    try {
      stamps.set(path, stampOf(path, known[path]));
    } catch {
      // Orders, most often: a game need not have any.
    }
  return stamps;
}
