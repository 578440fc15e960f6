/**
 * Results for single games, cached between builds. A build reads every game, but few of them are new, and deriving a
 * game's facts takes ten times as long as reading it.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { isFolder } from './layout.ts';
import type { CorpusGame } from './library.ts';

/** A value that JSON represents completely. A Map, for example, would look the same regardless of its contents. */
export type Plain<T> = T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | bigint
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

/**
 * Returns the result of `make` for a game, or the cached one if the code, the game's files and `of` are unchanged. `of`
 * contains all other inputs as plain JSON; `what` names the result.
 */
export type Remember = <T>(
  what: string,
  game: CorpusGame,
  of: readonly unknown[],
  make: () => T & Plain<T>,
) => T;

/** The cache folder. `npm run all:incremental` uses a separate, empty one for builds from scratch. */
const FOLDER = resolve(process.env['FARSEER_REMEMBERED'] ?? join('.cache', 'remembered'));

/**
 * Returns the result of `make`, which JSON represents completely, or the cached one for the same code and parts. `what` and
 * `name` are the folder and the name of its file. Throws if the file can't be written.
 */
export type Recall = <T>(what: string, name: string, parts: readonly unknown[], make: () => T) => T;

/** Makes the cache for a digest of the code; without a digest, as in development, nothing is cached. */
export function recalling(code: string | undefined, folder: string = FOLDER): Recall {
  if (code === undefined) return (_what, _name, _parts, make) => make();
  return (what, name, parts, make) => {
    const key = digest([code, parts]);
    // One file per game and result, overwritten on changes, so that the folder only grows with the archive.
    const path = join(folder, what, name);
    const kept = read(path);
    if (kept?.key === key) return kept.value as ReturnType<typeof make>;
    const text = JSON.stringify({ key, value: make() } satisfies Kept);
    mkdirSync(join(folder, what), { recursive: true });
    // Written atomically, because builds may be killed or run in parallel.
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
    // Parsed again from text, which takes a quarter less memory, because equal strings are shared.
    return (JSON.parse(text) as Kept).value as ReturnType<typeof make>;
  };
}

/** The cache for games. `filesOf` returns a digest of a game's files. */
export function remembering(filesOf: (game: CorpusGame) => string, recall: Recall): Remember {
  const digests = new WeakMap<object, string>();
  const digestOf = (value: object): string => {
    const valueDigest = digests.get(value) ?? digest(value);
    digests.set(value, valueDigest);
    return valueDigest;
  };
  return (what, game, of, make) => {
    const parts = of.map((part) => (typeof part === 'object' && part !== null ? digestOf(part) : part));
    // In games with unlisted people, the player names differ from those in the files.
    const names = game.game.players.map(({ name }) => name);
    return recall(what, game.replayId, [filesOf(game), game.replayId, names, parts], make);
  };
}

/** Cache files that are this old and belong to no archived game are left over from removed games or killed builds. */
const FORGOTTEN_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes old cache files that belong to none of the given games. */
export function forget(replayIds: ReadonlySet<string>, folder: string = FOLDER): void {
  if (!isFolder(folder)) return;
  const before = Date.now() - FORGOTTEN_MS;
  for (const what of readdirSync(folder))
    for (const name of readdirSync(join(folder, what))) {
      const path = join(folder, what, name);
      if (!replayIds.has(name) && statSync(path).mtimeMs < before) rmSync(path);
    }
}

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

interface Kept {
  key: string;
  value: unknown;
}

function read(path: string): Kept | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept;
  } catch {
    // An entry that is missing or damaged is made again.
    return null;
  }
}
