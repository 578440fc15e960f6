/**
 * Decoded recordings, cached between builds. An entry is named after the recording's hash and the decoder version, so
 * only the decoder that wrote it reads it. The entry contains the text of a record, or the reason why there is none.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DECODER_VERSION } from '../../game/vocabulary.ts';
import { ordersText } from '../../game/stored/orders.ts';
import { writeWhole } from './disk/write.ts';
import type { ReadRecording } from './read-recording.ts';
import { parseRecord } from './record.ts';
import { recordText } from './record-text.ts';

const refusedSchema = z.strictObject({ refused: z.strictObject({ code: z.string(), sentence: z.string() }) });

const entryPath = (folder: string, hash: string): string =>
  join(folder, `${hash.slice(0, 16)}.${DECODER_VERSION}.json`);

/** Path of a cached recording's orders file, which is like the orders file next to a record. */
export const ordersEntryPath = (folder: string, hash: string): string =>
  join(folder, `${hash.slice(0, 16)}.${DECODER_VERSION}.orders.json`);

/** Reads the entry for a recording by its full hash; null if the entry is missing or unreadable. */
export function readEntry(folder: string, hash: string): ReadRecording | null {
  let text: string;
  try {
    text = readFileSync(entryPath(folder, hash), 'utf8');
  } catch {
    return null;
  }
  const parsed = parseRecord(text);
  if (parsed.ok) {
    const { recording, game } = parsed.value;
    return recording.sha256 === hash && game.decoder === DECODER_VERSION ? parsed : null;
  }
  try {
    const { refused } = refusedSchema.parse(JSON.parse(text));
    return { ok: false, failure: refused as Extract<ReadRecording, { ok: false }>['failure'] };
  } catch {
    return null;
  }
}

/** Stores the result for a recording. */
export function writeEntry(folder: string, hash: string, result: ReadRecording): void {
  const text = result.ok ? recordText(result.value) : `${JSON.stringify({ refused: result.failure })}\n`;
  // The entry is written last: until it exists, the recording is decoded again.
  if (result.ok && result.value.game.orders)
    writeWhole(ordersEntryPath(folder, hash), ordersText(result.value.game.orders));
  writeWhole(entryPath(folder, hash), text);
}
