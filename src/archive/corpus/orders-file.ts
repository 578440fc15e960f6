/** The file with a game's orders for the map: beside its record, or in the cache for a recording. */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { PlayerOrders } from '../../game/game.ts';
import { openOrders, ordersText } from '../../game/stored/orders.ts';
import { ordersEntryPath } from './decode-cache.ts';
import { sha256OfFile, writeWhole } from './file-facts.ts';
import { ORDERS_EXTENSION, RECORD_EXTENSION } from './layout.ts';
import type { CorpusGame } from './library.ts';

/** Where the orders of a game lie, by the path of its record. */
export const ordersPath = (record: string): string =>
  join(dirname(record), basename(record, RECORD_EXTENSION) + ORDERS_EXTENSION);

/**
 * The orders of a game of the archive; null where its record has none beside it, or none that can be read. `root` and
 * `cache` are those of the corpus.
 */
export function readOrders(
  { file, recording }: Pick<CorpusGame, 'file' | 'recording'>,
  root: string,
  cache: string,
): PlayerOrders[] | null {
  return readOrdersFile(pathOfOrders({ file, recording }, root, cache));
}

/** A digest of the files of a game: its record or recording, and its orders. */
export function ordersDigest(
  game: Pick<CorpusGame, 'file' | 'recording'>,
  root: string,
  cache: string,
): string {
  const hash = createHash('sha256').update(game.recording.sha256);
  if (game.file.endsWith(RECORD_EXTENSION)) hash.update(digestOfFile(join(root, game.file)));
  return hash.update(digestOfFile(pathOfOrders(game, root, cache))).digest('hex');
}

/** The SHA-256 of a file; empty for one that is not there or cannot be read. */
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

/** The orders in a file; null for none, or none that can be read. */
export function readOrdersFile(path: string): PlayerOrders[] | null {
  const text = readText(path);
  return text === null ? null : openOrders(text);
}

/** Writes the orders of a game beside its record, unless they lie there already. */
export function writeOrders(record: string, orders: readonly PlayerOrders[]): void {
  const path = ordersPath(record);
  const text = ordersText(orders);
  if (readText(path) !== text) writeWhole(path, text);
}

/** Moves the orders along with a record; what has none stays without. */
export function moveOrders(from: string, to: string): void {
  if (readText(ordersPath(from)) !== null) renameSync(ordersPath(from), ordersPath(to));
}

export const removeOrders = (record: string): void => rmSync(ordersPath(record), { force: true });

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
