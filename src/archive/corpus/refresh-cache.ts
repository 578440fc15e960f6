import { join } from 'node:path';
import { readEntry, writeEntry } from './decode-cache.ts';
import { decodeFiles, type PoolOptions } from './decode-pool.ts';
import { sha256OfFile } from './file-facts.ts';
import { listCorpus } from './layout.ts';

/**
 * Decodes the corpus recordings that are missing from the cache, so that `readCorpus` finds all of them. Resolves with
 * the number of recordings that were decoded and the number that were cached. For plain Node only.
 */
export async function refreshCache(
  root: string,
  cache: string,
  options: PoolOptions = {},
): Promise<{ decoded: number; reused: number }> {
  const recordings = listCorpus(root).flatMap(({ kind, file }) =>
    kind === 'recording' ? hashed(join(root, file)) : [],
  );
  const missing = recordings.filter(({ sha256 }) => readEntry(cache, sha256) === null);
  const results = await decodeFiles(
    missing.map(({ path }) => path),
    options,
  );
  // The file may have changed since it was hashed, and a record must belong to the decoded bytes.
  for (const [index, result] of results.entries())
    writeEntry(cache, result.ok ? result.value.recording.sha256 : missing[index]!.sha256, result);
  return { decoded: missing.length, reused: recordings.length - missing.length };
}

/** A file with its SHA-256; empty if the file can't be read, which `readCorpus` reports. */
function hashed(path: string): { path: string; sha256: string }[] {
  try {
    return [{ path, sha256: sha256OfFile(path) }];
  } catch {
    return [];
  }
}
