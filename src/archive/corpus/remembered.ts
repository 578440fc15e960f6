/**
 * What was worked out of single games, kept between builds. A build reads every game but few of them are new, and what a game
 * says takes ten times as long to work out as to read.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { TOGETHER } from './game-order.ts';
import { isFolder } from './layout.ts';
import { holding } from './lean.ts';
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
export interface Remember {
  <T>(what: string, game: CorpusGame, of: readonly unknown[], make: () => T & Plain<T>): T;
  /** The same of what is too long to be held for every game: whoever asks for it reads it again, unless somebody just did. */
  later: <T>(what: string, game: CorpusGame, of: readonly unknown[], make: () => T & Plain<T>) => () => T;
}

type Asked<T> = [what: string, game: CorpusGame, of: readonly unknown[], make: () => T];

/** Makes everything anew, but what is asked for later once, as making takes long. */
const forgetful: Remember = Object.assign(<T>(...[, , , make]: Asked<T>): T => make(), {
  later: <T>(...[, , , make]: Asked<T>): (() => T) => {
    let made: { value: T } | undefined;
    return () => (made ??= { value: make() }).value;
  },
});

/** What is derived and what is told of the games whose pages are made together, and some room for what they say of others. */
export const MOST_HELD = 3 * TOGETHER;

/** Where it is remembered. */
const FOLDER = resolve('.cache', 'remembered');

/** The pages have their own copy of every module, see `change.ts`; what they share with the integration is the process. */
const KEY = Symbol.for('farseer.corpus.code');
const shared = globalThis as { [KEY]?: string };

/** Says by which code things are made, from when on they are remembered. */
export function rememberFor(code: string): void {
  shared[KEY] = code;
}

/** The code that the build is made by; undefined while nobody said so, as while developing. */
export const codeOfBuild = (): string | undefined => shared[KEY];

/** Remembers in a folder; without a code, as while developing, nothing. `filesOf` is a digest of the files of a game. */
export function remembering(
  filesOf: (game: CorpusGame) => string,
  folder: string = FOLDER,
  code: string | undefined = codeOfBuild(),
): Remember {
  if (code === undefined) return forgetful;
  const digests = new WeakMap<object, string>();
  const digestOf = (value: object): string => {
    const known = digests.get(value) ?? digest(value);
    digests.set(value, known);
    return known;
  };
  const remember = <T>(...[what, game, of, make]: Asked<T>): T => {
    const parts = of.map((part) => (typeof part === 'object' && part !== null ? digestOf(part) : part));
    // Of people who are not listed the game has other names than its files.
    const names = game.game.players.map(({ name }) => name);
    const key = digest([code, filesOf(game), game.replayId, names, parts]);
    // One file for whatever a game is at the time, so that the folder grows with the archive alone.
    const path = join(folder, what, game.replayId);
    const kept = read(path);
    if (kept?.key === key) return kept.value as T;
    const text = JSON.stringify({ key, value: make() } satisfies Kept);
    mkdirSync(join(folder, what), { recursive: true });
    // Never half a file: builds may be killed or run side by side.
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
    // Not as it was made: read from text it is a quarter smaller, as the same words are in memory once.
    return (JSON.parse(text) as Kept).value as T;
  };
  const held = holding(MOST_HELD);
  return Object.assign(remember, {
    later: <T>(...asked: Asked<T>): (() => T) => {
      const read = () => remember(...asked);
      return () => held(read);
    },
  });
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
