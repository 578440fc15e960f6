/** Other words for players, such as "lich" for a player Arthas, from which the search and forwarding pages are made. */
import { join } from 'node:path';
import { z } from 'zod';
import { readJsonFile } from './json-file.ts';
import { NICKNAMES_FILE } from './layout.ts';
import type { UnlistedNames } from './unlisted.ts';

/** The schema of `nicknames.json`: display names of players, by lower-case word. */
const nicknamesSchema = z.record(z.string().min(1), z.string().min(1));

/**
 * Names of players by the word that fans use for them, or by the handle that published file names pair with them
 * (https://github.com/manh4wk/wc3v). Such a word means the player even if the archive has none of their games.
 */
export type Nicknames = ReadonlyMap<string, string>;

/**
 * The nicknames in a corpus, except those of unlisted people; empty if the file is missing. Throws with file and field
 * if the file is invalid.
 */
export function readNicknames(root: string, unlisted: UnlistedNames): Nicknames {
  const names = new Set([...unlisted.keys()].map((name) => name.toLowerCase()));
  const entries = Object.entries(readJsonFile(join(root, NICKNAMES_FILE), nicknamesSchema) ?? {});
  return new Map(entries.filter((pair) => !pair.some((name) => names.has(name.toLowerCase()))));
}
