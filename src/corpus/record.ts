/**
 * A record: one game as the corpus keeps it, with the facts of the recording it was decoded from. The
 * recording itself need not be there.
 */
import { z } from 'zod';
import { gameSchema } from '../replay/game.ts';
import { DECODER_VERSION } from '../replay/vocabulary.ts';
import { describeIssues } from './issues.ts';

export const recordingSchema = z.strictObject({
  name: z.string().min(1).describe('File name of the recording when it was ingested.'),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits'),
});

export const recordSchema = z.strictObject({ recording: recordingSchema, game: gameSchema });

/** The file a game was decoded from. */
export type Recording = z.infer<typeof recordingSchema>;
export type ReplayRecord = z.infer<typeof recordSchema>;

/** A record, or one sentence that names the fields which are wrong. */
export type ParsedRecord = { ok: true; record: ReplayRecord } | { ok: false; sentence: string };

/** Reads the text of a record file. Never throws. */
export function parseRecord(text: string): ParsedRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, sentence: `The record is not valid JSON: ${(error as Error).message}.` };
  }
  const decoder = decoderOf(value);
  if (typeof decoder === 'number' && decoder !== DECODER_VERSION)
    return {
      ok: false,
      sentence:
        `game.decoder: The record was written by decoder version ${decoder}, this is version ` +
        `${DECODER_VERSION}. Ingest the recording again.`,
    };
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) return { ok: true, record: parsed.data };
  return { ok: false, sentence: `The record does not fit its schema: ${describeIssues(parsed.error)}.` };
}

/** The decoder version that a value states, if it looks like a record at all. */
const decoderOf = (value: unknown): unknown =>
  (value as { game?: { decoder?: unknown } | null } | null)?.game?.decoder;
