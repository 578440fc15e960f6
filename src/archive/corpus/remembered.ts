/**
 * What was worked out of single games, kept between builds. A build reads every game but few of them are new, and what a game
 * says takes ten times as long to work out as to read.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { isFolder } from './layout.ts';
import type { CorpusGame } from './library.ts';

/** What has a text that says all of it: a Map, say, would be the same whatever it holds. */
export type Plain<T> = T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date | bigint
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

/**
 * Gives what `make` makes of a game, or what it made in an earlier build: as long as the code, the files of the game
 * and `of`, all else that it is made of, plain JSON, are the same. `what` names it among what is made of games.
 */
export type Remember = <T>(
  what: string,
  game: CorpusGame,
  of: readonly unknown[],
  make: () => T & Plain<T>,
) => T;

/** Where it is remembered. */
const FOLDER = resolve('.cache', 'remembered');

/** Gives what `make` makes, or what the same code made of the same parts before. */
export type Recall = <T>(what: string, name: string, parts: readonly unknown[], make: () => T) => T;

/** Remembers in a folder what the code of a digest makes; without a code, as while developing, nothing. */
export function recalling(code: string | undefined, folder: string = FOLDER): Recall {
  if (code === undefined) return (_what, _name, _parts, make) => make();
  return (what, name, parts, make) => {
    const key = digest([code, parts]);
    // One file for whatever a game is at the time, so that the folder grows with the archive alone.
    const path = join(folder, what, name);
    const kept = read(path);
    if (kept?.key === key) return kept.value as ReturnType<typeof make>;
    const text = JSON.stringify({ key, value: make() } satisfies Kept);
    mkdirSync(join(folder, what), { recursive: true });
    // Never half a file: builds may be killed or run side by side.
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
    // Not as it was made: read from text it is a quarter smaller, as the same words are in memory once.
    return (JSON.parse(text) as Kept).value as ReturnType<typeof make>;
  };
}

/** The same of games. `filesOf` is a digest of the files of a game. */
export function remembering(filesOf: (game: CorpusGame) => string, recall: Recall): Remember {
  const digests = new WeakMap<object, string>();
  const digestOf = (value: object): string => {
    const valueDigest = digests.get(value) ?? digest(value);
    digests.set(value, valueDigest);
    return valueDigest;
  };
  return (what, game, of, make) => {
    const parts = of.map((part) => (typeof part === 'object' && part !== null ? digestOf(part) : part));
    // Of people who are not listed the game has other names than its files.
    const names = game.game.players.map(({ name }) => name);
    return recall(what, game.replayId, [filesOf(game), game.replayId, names, parts], make);
  };
}

/** What nobody wrote for so long, and no game of this archive has, is of one that is gone, or of a build that was killed. */
const FORGOTTEN_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes from a folder what is of none of some games, by their ids, and old. */
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
    return null;
  }
}
