import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  readEntry,
  readStamps,
  stampOf,
  writeEntry,
  writeStamps,
  type Stamp,
  type Stamps,
} from './decode-cache.ts';
import { decodeFiles, type PoolOptions } from './decode-pool.ts';
import { listCorpus } from './layout.ts';

/**
 * Decodes the recordings of the corpus that the cache does not hold yet, so that `readCorpus` finds all of
 * them. Resolves with the number of recordings decoded and of those already there. For plain Node only.
 */
export async function refreshCache(
  root: string,
  cache: string,
  options: PoolOptions = {},
): Promise<{ decoded: number; reused: number }> {
  const known = readStamps(cache);
  const stamps = new Map<string, Stamp>();
  for (const { kind, file } of listCorpus(root)) {
    const path = join(root, file);
    try {
      if (kind === 'recording') stamps.set(path, stampOf(path, known[path]));
    } catch {
      // A file that cannot be read has no entry; whoever reads the corpus names it.
    }
  }
  const missing = [...stamps].filter(([, { sha256 }]) => readEntry(cache, sha256) === null);
  const results = await decodeFiles(
    missing.map(([path]) => path),
    options,
  );
  // The file may have changed since it was hashed: a record belongs to the bytes that were decoded.
  for (const [index, result] of results.entries())
    writeEntry(cache, result.ok ? result.value.recording.sha256 : missing[index]![1].sha256, result);

  // Stamps of another corpus stay, those of files that are gone do not.
  const others = Object.entries(known).filter(([path]) => existsSync(path));
  const updated: Stamps = Object.fromEntries([...others, ...stamps]);
  if (JSON.stringify(updated) !== JSON.stringify(known)) writeStamps(cache, updated);
  return { decoded: missing.length, reused: stamps.size - missing.length };
}
