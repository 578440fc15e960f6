/** Hashes of files that did not change since they were last read. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sha256OfFile, writeWhole } from './file-facts.ts';

const stampsSchema = z.record(
  z.string(),
  z.strictObject({ bytes: z.number(), mtimeMs: z.number(), sha256: z.string() }),
);

/** What the hash of each file was when it had a size and a time of change, so that few files need hashing. */
export type Stamps = z.infer<typeof stampsSchema>;
export type Stamp = Stamps[string];

const stampsPath = (folder: string): string => join(folder, 'stamps.json');

/** The stamps of all files by absolute path; none when they cannot be read. */
export function readStamps(folder: string): Stamps {
  try {
    return stampsSchema.parse(JSON.parse(readFileSync(stampsPath(folder), 'utf8')));
  } catch {
    return {};
  }
}

/** Keeps the stamps for the next time. */
export const writeStamps = (folder: string, stamps: Stamps): void =>
  writeWhole(stampsPath(folder), `${JSON.stringify(stamps)}\n`);

/** Size, time and hash of a file, which is read only when the stamp it had does not fit. Throws as `fs` does. */
export function stampOf(path: string, known: Stamp | undefined): Stamp {
  const { size, mtimeMs } = statSync(path);
  if (known?.bytes === size && known.mtimeMs === mtimeMs) return known;
  return { bytes: size, mtimeMs, sha256: sha256OfFile(path) };
}

/** The SHA-256 of a file, by its stamp where that fits; null for one that is not there, or cannot be read. */
export function digestOfFile(path: string, stamps: Stamps): string | null {
  try {
    return stampOf(path, stamps[path]).sha256;
  } catch {
    return null;
  }
}
