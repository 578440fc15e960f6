/**
 * Where things lie in the corpus:
 * `replays/events.json`, `replays/<event id>/` and `replays/unattributed/` with records (`.game.json`) and
 * recordings (`.w3g`, `.nwg`). Nothing here ever lists `replays/fixtures/`, for parser fixtures, `replays/inbox/`, for what is
 * not taken in yet, and `replays/maps/`, for facts of map files.
 */
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { isRecordingName } from '../../game/file-name.ts';

export const RECORD_EXTENSION = '.game.json';
/** Ending of the file beside a record with its game's orders. */
export const ORDERS_EXTENSION = '.orders.json';
export const EVENTS_FILE = 'events.json';
/** File of the people who play under several names. */
export const PLAYERS_FILE = 'players.json';
/** File of the times when games came into the archive, by id; `npm run ingest` writes it. */
export const ADDED_FILE = 'added.json';
/** File of the days since which recordings are public, by the id of the game. */
export const PUBLIC_FILE = 'public.json';
/** Folder of the games whose event is not known. */
export const UNATTRIBUTED = 'unattributed';
/** Folder of recordings that exist to test the reader. */
export const FIXTURES = 'fixtures';
/** Folder of recordings that somebody would like the archive to have. */
export const INBOX = 'inbox';
/** Folder of facts of map files, and the file in it of what is known by the digest that recordings state. */
export const MAPS = 'maps';
export const DIGESTS_FILE = 'digests.json';
/** Folders that no event can have and of which no game is read. */
export const NO_EVENTS: readonly string[] = [FIXTURES, INBOX, MAPS];

/** Absolute path of the corpus: the folder `FARSEER_REPLAYS` names, otherwise `replays/` of the project. */
export const corpusRoot = (): string => resolve(process.env['FARSEER_REPLAYS'] || 'replays');

/** Absolute path of the folder that keeps decoded recordings between builds. */
export const cacheFolder = (): string => resolve('.cache', 'replays');

export interface CorpusFile {
  /** Path inside the corpus, with `/` on every system. */
  file: string;
  kind: 'record' | 'recording';
  /** First folder of the path, which names the event; null for a file that lies in no folder. */
  folder: string | null;
}

/** True for the file names of archives that recordings are taken out of. */
export const isArchiveName = (name: string): boolean => /\.(?:zip|gz)$/i.test(name);

/** Path inside the corpus, with `/` on every system; starts with `..` for a path outside. */
export const insideCorpus = (root: string, path: string): string => relative(root, path).replaceAll(sep, '/');

/**
 * What the corpus takes a file for, by its path inside the corpus. Null for everything it does not read:
 * fixtures, the inbox, maps, hidden files, other kinds of file.
 */
export function classify(file: string): CorpusFile | null {
  const parts = file.split('/');
  const folder = parts.length > 1 ? parts[0]! : null;
  if ((folder !== null && NO_EVENTS.includes(folder)) || parts.some((part) => part.startsWith('.')))
    return null;
  if (file.endsWith(RECORD_EXTENSION)) return { file, kind: 'record', folder };
  return isRecordingName(file) ? { file, kind: 'recording', folder } : null;
}

/** Every record and recording of the corpus, sorted by path. An absent folder is an empty corpus. */
export const listCorpus = (root: string): CorpusFile[] =>
  walk(root)
    .flatMap((path) => classify(insideCorpus(root, path)) ?? [])
    .sort((a, b) => compareText(a.file, b.file));

/**
 * Paths of the files in a folder and in the folders below it, sorted; links to files count, to folders not. A
 * file is listed whether or not it can be opened: whoever reads it says why not.
 */
export function walk(folder: string): string[] {
  const entries = isFolder(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path);
      return entry.isFile() || leadsToFile(path) ? [path] : [];
    })
    .sort(compareText);
}

/** True for a folder; false also for a path that no file system can hold. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

/** True for a link to a file, and for one that cannot be followed to its end. */
function leadsToFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return true;
  }
}

/** Order of two texts by their UTF-16 code units, which is the same on every machine. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
