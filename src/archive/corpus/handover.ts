/**
 * The check between two jobs of the workflow that takes recordings in: the job that decodes them has no rights, and the job
 * that commits the result installs nothing. So this file and all it imports use Node alone.
 */
import { basename } from 'node:path';
import {
  ADDED_FILE,
  classify,
  EVENTS_FILE,
  INBOX,
  ORDERS_EXTENSION,
  PLAYERS_FILE,
  UNATTRIBUTED,
} from './layout.ts';

/** One file that differs from the last commit, as `git diff --raw` has it. */
export interface HandoverChange {
  /** One letter of git: `A` added, `M` modified, `D` deleted, `T` of another type. */
  status: string;
  /** Mode of the file now, six octal digits. */
  mode: string;
  /** Path inside the repository, with `/`. */
  path: string;
}

const CORPUS = 'replays/';
const LISTS: readonly string[] = [ADDED_FILE, EVENTS_FILE, PLAYERS_FILE];
const PLAIN_FILE = '100644';
/** The largest record of today has 0.1 MB, and a game of twelve players ten times as many orders at most. */
const MOST_BYTES = 2_000_000;

/** Changes out of the output of `git diff --raw -z --no-renames`. */
export const changesOf = (raw: string): HandoverChange[] =>
  [...raw.matchAll(/:\d+ (\d+) \S+ \S+ ([A-Z])\d*\0([^\0]+)\0/g)].map(([, mode, status, path]) => ({
    mode: mode!,
    status: status!,
    path: path!,
  }));

/**
 * A sentence for each change that taking recordings in never makes; with none of them the changes may be committed. `read`
 * gives the text of a changed file by its path. Taking in writes records with their orders and the lists, empties the inbox,
 * and removes a record only where a better one of the same game comes. Whether a record is well-formed is the build's question.
 */
export function unexpectedChanges(
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
    return fault === null ? [] : [`${JSON.stringify(path)} ${fault}.`];
  });
}

function faultOfRemoval(path: string, seeds: ReadonlySet<string>): string | null {
  if (path.startsWith(`${CORPUS}${INBOX}/`)) return null;
  if (!isRecord(path) && !isOrders(path)) return 'is removed';
  return seeds.has(seedOf(path)) ? null : 'is removed, and no other record of the game comes';
}

function faultOfFile(
  { status, mode, path }: HandoverChange,
  events: ReadonlySet<string>,
  read: (path: string) => string,
): string | null {
  if (mode !== PLAIN_FILE || (status !== 'A' && status !== 'M')) return 'is not a plain file';
  const inside = path.startsWith(CORPUS) ? path.slice(CORPUS.length) : '';
  const [folder, ...rest] = inside.split('/');
  const isGame = rest.length === 1 && events.has(folder!) && (isRecord(path) || isOrders(path));
  if (!isGame && !LISTS.includes(inside))
    return 'is neither a game of a known event nor a list of the archive';
  const text = read(path);
  if (text.length > MOST_BYTES) return 'is too large';
  return isJson(text) ? null : 'is not JSON';
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
