/**
 * Results for single games, cached between builds. A build reads every game, but few of them are new, and deriving a
 * game's facts takes ten times as long as reading it.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeWhole } from './disk/write.ts';
import { isFolder } from './layout.ts';
import type { CorpusGame } from './library.ts';

/** A value that JSON represents completely. A Map, for example, would look the same regardless of its contents. */
export type Plain<T> = T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | bigint
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

/** The cache folder. `npm run all:incremental` uses a separate, empty one for builds from scratch. */
const FOLDER = resolve(process.env['FARSEER_REMEMBERED'] ?? join('.cache', 'remembered'));

/**
 * Returns the result of `compute`, which JSON represents completely, or the cached one for the same code and parts. `what` and
 * `name` are the folder and the name of its file. Throws if the file can't be written.
 */
export type ResultCache = <T>(what: string, name: string, parts: readonly unknown[], compute: () => T) => T;

/** Makes the cache for a digest of the code; without a digest, as in development, nothing is cached. */
export function resultCache(code: string | undefined, folder: string = FOLDER): ResultCache {
  if (code === undefined) return (_what, _name, _parts, compute) => compute();
  return (what, name, parts, compute) => {
    const key = digest([code, parts]);
    // One file per game and result, overwritten on changes, so that the folder only grows with the archive.
    const path = join(folder, what, name);
    const entry = readEntry(path);
    if (entry?.key === key) return entry.value as ReturnType<typeof compute>;
    const text = JSON.stringify({ key, value: compute() } satisfies CacheEntry);
    // Atomically, because builds may be killed or run in parallel.
    writeWhole(path, text);
    // Parsed again from text, which takes a quarter less memory, because equal strings are shared.
    return (JSON.parse(text) as CacheEntry).value as ReturnType<typeof compute>;
  };
}

/**
 * Returns the result of `compute` for a game, or the cached one if the code, the game's files and the inputs are unchanged.
 * `inputs` contains all other inputs as plain JSON; `name` names the result.
 */
export type GameCache = <T>(
  name: string,
  game: CorpusGame,
  inputs: readonly unknown[],
  compute: () => T & Plain<T>,
) => T;

/** The cache for games. `filesOf` returns a digest of a game's files. */
export function gameCache(filesOf: (game: CorpusGame) => string, recall: ResultCache): GameCache {
  const digests = new WeakMap<object, string>();
  const digestOf = (value: object): string => {
    const valueDigest = digests.get(value) ?? digest(value);
    digests.set(value, valueDigest);
    return valueDigest;
  };
  return (name, game, inputs, compute) => {
    const parts = inputs.map((part) => (typeof part === 'object' && part !== null ? digestOf(part) : part));
    // In games with unlisted people, the player names differ from those in the files.
    const players = game.game.players.map((player) => player.name);
    return recall(name, game.replayId, [filesOf(game), game.replayId, players, parts], compute);
  };
}

/** Cache files that are this old and belong to no archived game are left over from removed games or killed builds. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes old cache files that belong to none of the given games. */
export function removeOldEntries(replayIds: ReadonlySet<string>, folder: string = FOLDER): void {
  if (!isFolder(folder)) return;
  const oldestMs = Date.now() - MAX_AGE_MS;
  for (const what of readdirSync(folder))
    for (const name of readdirSync(join(folder, what))) {
      const path = join(folder, what, name);
      if (!replayIds.has(name) && statSync(path).mtimeMs < oldestMs) rmSync(path);
    }
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

interface CacheEntry {
  key: string;
  value: unknown;
}

function readEntry(path: string): CacheEntry | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as CacheEntry;
  } catch {
    // An entry that is missing or damaged is made again.
    return null;
  }
}
