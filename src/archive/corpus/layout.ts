/**
 * Layout of the corpus: `replays/events.json`, and `replays/<event id>/` and `replays/unattributed/` with records
 * (`.game.json`) and recordings (`.w3g`, `.nwg`). Not listed: `replays/fixtures/` (test recordings), `replays/inbox/`
 * (not yet added) and `replays/maps/` (facts of map files).
 */
import { readdirSync, statSync, type Dirent } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { isRecordingName } from '../../game/file-name.ts';
import { sayUnreadable } from './disk/reasons.ts';

/** Extension of a game’s record. */
export const RECORD_EXTENSION = '.game.json';
/** Extension of a game's orders file, next to its record. */
export const ORDERS_EXTENSION = '.orders.json';
/** File that lists all events. */
export const EVENTS_FILE = 'events.json';
/** File that lists people with several player names. */
export const PLAYERS_FILE = 'players.json';
/** File with other words for players, such as short forms of their names. */
export const NICKNAMES_FILE = 'nicknames.json';
/** File with the times when games were added, by id; written by `npm run ingest`. */
export const ADDED_FILE = 'added.json';
/** File with the days since which recordings are known to be public, by game id. */
export const PUBLIC_FILE = 'public.json';
/** Folder of games with an unknown event. */
export const UNATTRIBUTED = 'unattributed';
/** Folder of recordings for testing the reader. */
export const FIXTURES = 'fixtures';
/** Folder of recordings proposed for the archive. */
export const INBOX = 'inbox';
/** Folder with facts about map files. */
export const MAPS = 'maps';
/** File in it with facts by recorded digest. */
export const DIGESTS_FILE = 'digests.json';
/** Folders that can't be events and that contain no archived games. */
export const NO_EVENTS: readonly string[] = [FIXTURES, INBOX, MAPS];

/** A setting that names no folder. */
export const noSuchFolder = (setting: string): string =>
  `FARSEER_REPLAYS is ${JSON.stringify(setting)}; it must be a folder that exists.`;

/**
 * Absolute path of the corpus: the folder named by `FARSEER_REPLAYS`, otherwise the project's `replays/`. Throws a
 * sentence without a stack if the setting isn't a folder, because a mistyped name would look like an empty archive.
 */
export function corpusRoot(): string {
  const setting = process.env['FARSEER_REPLAYS'];
  if (!setting || isFolder(setting)) return resolve(setting || 'replays');
  const error = new Error(noSuchFolder(setting));
  delete error.stack;
  throw error;
}

/** A file of the corpus. */
export interface CorpusFile {
  /** Path inside the corpus, with `/` as separator on every system. */
  file: string;
  kind: 'record' | 'recording';
  /** First folder of the path, which names the event; null for a file outside any folder. */
  folder: string | null;
}

/** Whether a file name is that of an archive that can contain recordings. */
export const isArchiveName = (name: string): boolean => /\.(?:zip|gz|tar|tgz)$/i.test(name);

/** Path inside the corpus, with `/` as separator on every system; begins with `..` for a path outside the corpus. */
export const insideCorpus = (root: string, path: string): string => relative(root, path).replaceAll(sep, '/');

/**
 * Classifies a file by its path inside the corpus. Null for files that aren't read: fixtures, the inbox, maps, hidden
 * files, and other types.
 */
export function classify(file: string): CorpusFile | null {
  const parts = file.split('/');
  const folder = parts.length > 1 ? parts[0]! : null;
  if ((folder !== null && NO_EVENTS.includes(folder)) || parts.some((part) => part.startsWith('.')))
    return null;
  if (file.endsWith(RECORD_EXTENSION)) return { file, kind: 'record', folder };
  return isRecordingName(file) ? { file, kind: 'recording', folder } : null;
}

/** All records and recordings in the corpus, sorted by path. A missing folder counts as an empty corpus. */
export const listCorpus = (root: string): CorpusFile[] =>
  walk(root)
    .flatMap((path) => classify(insideCorpus(root, path)) ?? [])
    .sort((a, b) => compareText(a.file, b.file));

/**
 * Sorted paths of the files in a folder and its subfolders. Links to files are followed, links to folders aren't.
 * Unreadable files are listed too; the code that reads them reports why. Throws a sentence for an unreadable folder,
 * unless `lists` asks to list it like a file.
 */
export function walk(folder: string, lists: 'files' | 'unreadable folders too' = 'files'): string[] {
  let entries: Dirent[];
  try {
    entries = isFolder(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  } catch (error) {
    if (lists !== 'files') return [folder];
    const said = new Error(`${folder}: ${sayUnreadable(error)}`);
    delete said.stack;
    throw said;
  }
  return entries
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path, lists);
      return entry.isFile() || leadsToFile(path) ? [path] : [];
    })
    .sort(compareText);
}

/** Whether a path is a folder; false for a path that the file system can't represent. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}

/** True for a link to a file, and for a broken link. */
function leadsToFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A link that leads in a circle is broken, too.
    return true;
  }
}

/** Compares two strings by UTF-16 code units, so that the order is the same on every machine. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
