/** The folder that the game saves its replays in, as the visitor gave it to the page. */
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isRecordingName } from '../../../game/file-name.ts';
import { readStored, storeText } from '../../shell/storage.ts';

/** Parts of the File System Access API that the type definitions don't have: only Chromium browsers on computers do. */
export interface Folder extends FileSystemDirectoryHandle {
  queryPermission?(): Promise<PermissionState>;
  requestPermission?(): Promise<PermissionState>;
}
interface Picker {
  showDirectoryPicker?(options: { id: string; startIn: string }): Promise<Folder>;
}

/** Whether this browser can give a page a folder. */
export const canWatch = (): boolean => 'showDirectoryPicker' in globalThis;

/** Asks the visitor for the folder; null if they choose none, or one that the browser doesn't give to pages. */
export async function chooseFolder(): Promise<Folder | null> {
  try {
    return (
      (await (globalThis as Picker).showDirectoryPicker?.({ id: 'replays', startIn: 'documents' })) ?? null
    );
  } catch {
    return null;
  }
}

const DATABASE = 'farseer-folder';

interface Schema extends DBSchema {
  folder: { key: number; value: Folder };
}

async function inDatabase<T>(use: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const upgrade = (database: IDBPDatabase<Schema>) => void database.createObjectStore('folder');
  const database = await openDB<Schema>(DATABASE, 1, { upgrade });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/**
 * The note that a folder is stored. Without it, looking for the folder would create a database for every visitor.
 */
const NOTE = 'farseer-folder';

/** Keeps the folder for later visits. The browser asks again before the page may read it. */
export async function keepFolder(folder: Folder): Promise<void> {
  storeText(NOTE, '1');
  // Without storage, the folder is watched during this visit only.
  await inDatabase((database) => database.put('folder', folder, 0)).catch(() => undefined);
}

/** Whether a folder of an earlier visit may be stored. */
export const hasKeptFolder = (): boolean => readStored(NOTE) !== null;

/** The folder of an earlier visit; null if there is none. */
export const readFolder = (): Promise<Folder | null> =>
  inDatabase((database) => database.get('folder', 0)).then(
    (folder) => folder ?? null,
    // Without storage, nothing was stored.
    () => null,
  );

/** Calls back when the visitor stops watching in another tab, which removes the note. */
export function onForgotten(act: () => void, signal: AbortSignal): void {
  const heed = ({ key, newValue }: StorageEvent) => key === NOTE && newValue === null && act();
  addEventListener('storage', heed, { signal });
}

/** Forgets the folder of earlier visits. Never rejects. */
export async function forgetFolder(): Promise<void> {
  storeText(NOTE, null);
  await deleteDB(DATABASE).catch(() => undefined);
}

/** While a game runs, Warcraft III writes it to this file, and leaves it there. `LastReplay.w3g` is the finished game. */
const UNFINISHED = /^TempReplay\.w3g$/i;

/** Whether a file name is that of a finished recording. */
export const isReplay = (name: string): boolean => isRecordingName(name) && !UNFINISHED.test(name);

/** All replays in a folder and below it, by path. Reads names only, which is ten times as fast as reading sizes. */
export async function replaysIn(
  folder: FileSystemDirectoryHandle,
  path = '',
  found = new Map<string, FileSystemFileHandle>(),
): Promise<ReadonlyMap<string, FileSystemFileHandle>> {
  for await (const [name, handle] of folder.entries())
    if (handle.kind === 'directory') await replaysIn(handle, `${path}${name}/`, found);
    else if (isReplay(name)) found.set(`${path}${name}`, handle);
  return found;
}
