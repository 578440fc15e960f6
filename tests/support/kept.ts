/** Caches slow results that many test files need in `.cache/tests/`. */
import { createHash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const FOLDER = resolve('.cache/tests');

/**
 * Returns the result of `make`, recalculated if its code (patterns) or one of its files has changed. Code is compared
 * by text, files by size and time.
 */
export function kept<T>(name: string, code: readonly string[], files: readonly string[], make: () => T): T {
  const key = createHash('sha256');
  for (const path of [...globSync(code).sort(), 'package-lock.json'])
    key.update(path).update(readFileSync(path));
  for (const path of files) {
    const { size, mtimeMs } = statSync(path);
    key.update(`${path} ${size} ${mtimeMs}\n`);
  }
  const file = `${name}-${key.digest('hex').slice(0, 16)}`;
  try {
    return deserialize(readFileSync(resolve(FOLDER, file))) as T;
  } catch {
    // Not cached yet.
  }
  const made = make();
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER))
    if (old.startsWith(`${name}-`) && !old.startsWith(file)) rmSync(resolve(FOLDER, old), { force: true });
  // Another worker may be writing the same file.
  const part = resolve(FOLDER, `${file}.${process.pid}`);
  writeFileSync(part, serialize(made));
  renameSync(part, resolve(FOLDER, file));
  return made;
}
