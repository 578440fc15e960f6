/** A game's map orders: the file next to its record. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PlayerOrders } from '../../game/game.ts';
import { openOrders, ordersText } from '../../game/stored/orders.ts';
import type { WholeFile } from './disk/write.ts';
import { sha256OfFile } from './sha256.ts';
import { ORDERS_EXTENSION, RECORD_EXTENSION } from './layout.ts';
import type { CorpusGame } from './library.ts';
import { readRecording } from './read-recording.ts';

/** Path of a game's orders file, from the path of its record. */
export const ordersPath = (record: string): string =>
  join(dirname(record), basename(record, RECORD_EXTENSION) + ORDERS_EXTENSION);

/**
 * Reads the orders of an archived game, from its recording if it has no record; null if they are missing or unreadable.
 * `root` is the corpus.
 */
export function readOrders({ file }: Pick<CorpusGame, 'file'>, root: string): PlayerOrders[] | null {
  const path = join(root, file);
  if (file.endsWith(RECORD_EXTENSION)) return readOrdersFile(ordersPath(path));
  const read = readRecording(path);
  return (read.ok && read.value.game.orders) || null;
}

/** A digest of a game's files: its record or recording, and its orders. */
export function ordersDigest(
  { file, recording }: Pick<CorpusGame, 'file' | 'recording'>,
  root: string,
): string {
  const hash = createHash('sha256').update(recording.sha256);
  const path = join(root, file);
  if (file.endsWith(RECORD_EXTENSION)) hash.update(digestOfFile(path)).update(digestOfFile(ordersPath(path)));
  return hash.digest('hex');
}

/** The SHA-256 of a file; empty if it is missing or unreadable. */
function digestOfFile(path: string): string {
  try {
    return sha256OfFile(path);
  } catch {
    return '';
  }
}

/** Reads the orders in a file; null if they are missing or unreadable. */
export function readOrdersFile(path: string): PlayerOrders[] | null {
  const text = readText(path);
  return text === null ? null : openOrders(text);
}

/**
 * The orders file to write next to a record; null if it is there already. Without orders, those of an `earlier` record
 * of the same game move.
 */
export function ordersToWrite(
  record: string,
  orders: readonly PlayerOrders[] | undefined,
  earlier: readonly string[],
): WholeFile | null {
  const path = ordersPath(record);
  const text = orders
    ? ordersText(orders)
    : earlier.map((other) => readText(ordersPath(other))).find(Boolean);
  return text && readText(path) !== text ? { path, text } : null;
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A file that is missing or unreadable counts as none.
    return null;
  }
}
