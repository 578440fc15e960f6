/** A game's map orders: the file next to its record, or the cache entry of a recording. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PlayerOrders } from '../../game/game.ts';
import { openOrders, ordersText } from '../../game/stored/orders.ts';
import { ordersEntryPath } from './decode-cache.ts';
import type { WholeFile } from './disk/write.ts';
import { sha256OfFile } from './file-facts.ts';
import { ORDERS_EXTENSION, RECORD_EXTENSION } from './layout.ts';
import type { CorpusGame } from './library.ts';

/** Path of a game's orders file, from the path of its record. */
export const ordersPath = (record: string): string =>
  join(dirname(record), basename(record, RECORD_EXTENSION) + ORDERS_EXTENSION);

/**
 * Reads the orders of an archived game; null if they are missing or unreadable. `root` and `cache` are those of the
 * corpus.
 */
export function readOrders(
  { file, recording }: Pick<CorpusGame, 'file' | 'recording'>,
  root: string,
  cache: string,
): PlayerOrders[] | null {
  return readOrdersFile(pathOfOrders({ file, recording }, root, cache));
}

/** A digest of a game's files: its record or recording, and its orders. */
export function ordersDigest(
  game: Pick<CorpusGame, 'file' | 'recording'>,
  root: string,
  cache: string,
): string {
  const hash = createHash('sha256').update(game.recording.sha256);
  if (game.file.endsWith(RECORD_EXTENSION)) hash.update(digestOfFile(join(root, game.file)));
  return hash.update(digestOfFile(pathOfOrders(game, root, cache))).digest('hex');
}

/** The SHA-256 of a file; empty if it is missing or unreadable. */
function digestOfFile(path: string): string {
  try {
    return sha256OfFile(path);
  } catch {
    return '';
  }
}

const pathOfOrders = (
  { file, recording }: Pick<CorpusGame, 'file' | 'recording'>,
  root: string,
  cache: string,
): string =>
  file.endsWith(RECORD_EXTENSION) ? ordersPath(join(root, file)) : ordersEntryPath(cache, recording.sha256);

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
    return null;
  }
}
