/** Files on their way from another page to the drop page: stored on this device, and deleted on arrival. */
import { deleteDB, openDB, type DBSchema } from 'idb';
import type { Picks } from './picked-files.ts';

const DATABASE = 'farseer-handover';
/** Fragment of the drop page's address when files are waiting for it. */
export const HANDED = '#handed';

interface Schema extends DBSchema {
  picks: { key: number; value: Picks };
}

const open = () =>
  openDB<Schema>(DATABASE, 1, { upgrade: (database) => void database.createObjectStore('picks') });

/** Stores files for the drop page. Rejects if the browser allows no storage. */
export async function leaveFiles(picks: Picks): Promise<void> {
  const database = await open();
  try {
    await database.put('picks', picks, 0);
  } finally {
    database.close();
  }
}

/** Takes the stored files and deletes them. Null if there are none, or if the browser forbids storage. */
export async function takeFiles(): Promise<Picks | null> {
  try {
    const database = await open();
    const picks = await database.get('picks', 0);
    database.close();
    await deleteDB(DATABASE);
    return picks ?? null;
  } catch {
    return null;
  }
}
