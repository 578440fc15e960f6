/** Files on their way from another page of the site to the drop page: on this device, and gone when they arrive. */
import { deleteDB, openDB, type DBSchema } from 'idb';
import type { Picks } from '../input/picked.ts';

const DATABASE = 'farseer-handover';
/** Ends the address of the drop page where files wait for it. */
export const HANDED = '#handed';

interface Schema extends DBSchema {
  picks: { key: number; value: Picks };
}

const open = () =>
  openDB<Schema>(DATABASE, 1, { upgrade: (database) => void database.createObjectStore('picks') });

/** Leaves files for the drop page. Rejects where the browser allows no storage. */
export async function leaveFiles(picks: Picks): Promise<void> {
  const database = await open();
  try {
    await database.put('picks', picks, 0);
  } finally {
    database.close();
  }
}

/** The files that were left, once; null when there are none or the browser allows no storage. */
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
