/**
 * Checks between the two jobs of the intake workflow: the decoding job has no write access, and the committing job
 * installs no packages. This file and its imports therefore only use Node.
 */
import { basename } from 'node:path';
import {
  ADDED_FILE,
  classify,
  EVENTS_FILE,
  INBOX,
  NICKNAMES_FILE,
  ORDERS_EXTENSION,
  PLAYERS_FILE,
  PUBLIC_FILE,
  UNATTRIBUTED,
} from './layout.ts';

/** Changes that adding recordings never makes. */
export const ADDING_WORDS = {
  removed: (path: string): string => `${path} is removed.`,
  recordRemoved: (path: string): string => `${path} is removed, and no other record of the game replaces it.`,
  notPlain: (path: string): string => `${path} is not a plain file.`,
  notOurs: (path: string): string => `${path} is neither a game of a known event nor a list of the archive.`,
  tooLarge: (path: string): string => `${path} is too large.`,
  notJson: (path: string): string => `${path} is not JSON.`,
};

/** A file that differs from the last commit, as in `git diff --raw`. */
export interface HandoverChange {
  /** Git's status letter: `A` added, `M` modified, `D` deleted, `T` type changed. */
  status: string;
  /** Current file mode, six octal digits. */
  mode: string;
  /** Path inside the repository, with `/` as separator. */
  path: string;
}

const CORPUS = 'replays/';
const LISTS: readonly string[] = [ADDED_FILE, EVENTS_FILE, PLAYERS_FILE];
const PLAIN_FILE = '100644';
/**
 * Maximum size of a record in bytes. The largest record today has 0.1 MB, and a game with twelve players has at most
 * ten times as many orders.
 */
const MAX_BYTES = 2_000_000;

/** Parses the output of `git diff --raw -z --no-renames`. */
export const changesOf = (raw: string): HandoverChange[] =>
  [...raw.matchAll(/:\d+ (\d+) \S+ \S+ ([A-Z])\d*\0([^\0]+)\0/g)].map(([, mode, status, path]) => ({
    mode: mode!,
    status: status!,
    path: path!,
  }));

/**
 * Returns a sentence for each change that adding recordings never makes; without such changes, the files may be
 * committed. `read` returns the text of a changed file. Adding recordings writes records, orders and lists, and empties
 * the inbox. Adding only removes a record if a better one of the same game replaces it. The build checks whether
 * records are valid.
 */
export function findUnexpectedChanges(
  changes: readonly HandoverChange[],
  read: (path: string) => string,
): string[] {
  const seeds = new Set(
    changes.flatMap(({ status, path }) => (status === 'A' && isRecord(path) ? seedOf(path) : [])),
  );
  const events = new Set([UNATTRIBUTED, ...eventIds(() => read(CORPUS + EVENTS_FILE))]);
  return changes.flatMap(({ status, mode, path }) => {
    const fault =
      status === 'D' ? faultOfRemoval(path, seeds) : faultOfFile({ status, mode, path }, events, read);
    return fault === null ? [] : [ADDING_WORDS[fault](JSON.stringify(path))];
  });
}

/**
 * Returns a sentence for each change that a removal never makes: a removal deletes records with their orders, and edits
 * the lists that name people and games.
 */
export const findUnexpectedInRemoval = (
  changes: readonly HandoverChange[],
  read: (path: string) => string,
): string[] =>
  changes.flatMap(({ status, mode, path }) => {
    const deletes = status === 'D' && (isRecord(path) || isOrders(path));
    const edits = status === 'M' && mode === PLAIN_FILE && EDITED.has(path) && isJson(read(path));
    return deletes || edits
      ? []
      : [`${JSON.stringify(path)} is changed, but removals don’t make such changes.`];
  });

const EDITED: ReadonlySet<string> = new Set(
  [ADDED_FILE, NICKNAMES_FILE, PLAYERS_FILE, PUBLIC_FILE, 'builds.json', 'errata.json'].map(
    (file) => CORPUS + file,
  ),
);

type Fault = keyof typeof ADDING_WORDS;

function faultOfRemoval(path: string, seeds: ReadonlySet<string>): Fault | null {
  if (path.startsWith(`${CORPUS}${INBOX}/`)) return null;
  if (!isRecord(path) && !isOrders(path)) return 'removed';
  return seeds.has(seedOf(path)) ? null : 'recordRemoved';
}

function faultOfFile(
  { status, mode, path }: HandoverChange,
  events: ReadonlySet<string>,
  read: (path: string) => string,
): Fault | null {
  if (mode !== PLAIN_FILE || (status !== 'A' && status !== 'M')) return 'notPlain';
  const inside = path.startsWith(CORPUS) ? path.slice(CORPUS.length) : '';
  const [folder, ...names] = inside.split('/');
  const isGame = names.length === 1 && events.has(folder!) && (isRecord(path) || isOrders(path));
  if (!isGame && !LISTS.includes(inside)) return 'notOurs';
  const text = read(path);
  if (text.length > MAX_BYTES) return 'tooLarge';
  return isJson(text) ? null : 'notJson';
}

const isRecord = (path: string): boolean =>
  path.startsWith(CORPUS) && classify(path.slice(CORPUS.length))?.kind === 'record';
const isOrders = (path: string): boolean => path.startsWith(CORPUS) && path.endsWith(ORDERS_EXTENSION);

/** The seed of a game, with which its id begins. */
const seedOf = (path: string): string => basename(path).split('_')[0]!;

function eventIds(read: () => string): string[] {
  try {
    return (JSON.parse(read()) as { id: string }[]).map(({ id }) => String(id));
  } catch {
    // A damaged list names no event; the checks of the corpus report it.
    return [];
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
