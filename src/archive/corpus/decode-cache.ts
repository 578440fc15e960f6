/**
 * Decoded recordings, kept between builds. An entry is named after the recording's hash and the decoder
 * version, so it is read by the decoder that wrote it alone, however well older records open; it holds the text of a record, or why there is none.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DECODER_VERSION } from '../../game/vocabulary.ts';
import { ordersText } from '../../game/stored/orders.ts';
import { writeWhole } from './file-facts.ts';
import type { ReadRecording } from './read-recording.ts';
import { parseRecord } from './record.ts';
import { recordText } from './record-text.ts';

const refusedSchema = z.strictObject({ refused: z.strictObject({ code: z.string(), sentence: z.string() }) });

const entryPath = (folder: string, hash: string): string =>
  join(folder, `${hash.slice(0, 16)}.${DECODER_VERSION}.json`);

/** Where the orders of a recording lie, as they do beside a record. */
export const ordersEntryPath = (folder: string, hash: string): string =>
  join(folder, `${hash.slice(0, 16)}.${DECODER_VERSION}.orders.json`);

/** The entry for a recording, by its whole hash; null when there is none or it cannot be read. */
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

/** Keeps what became of a recording. */
export function writeEntry(folder: string, hash: string, result: ReadRecording): void {
  const text = result.ok ? recordText(result.value) : `${JSON.stringify({ refused: result.failure })}\n`;
  // The entry last: while it is missing, the recording is decoded again.
  if (result.ok && result.value.game.orders)
    writeWhole(ordersEntryPath(folder, hash), ordersText(result.value.game.orders));
  writeWhole(entryPath(folder, hash), text);
}
