/**
 * A record: one game as the corpus keeps it, with the facts of the recording it was decoded from. The recording
 * itself need not be there, so a record has to open whatever the decoder has learned since.
 */
import { z } from 'zod';
import type { Game } from '../game.ts';
import { success, type Failed, type Result } from '../result.ts';
import { firstForm, isForm, type Forms } from './forms.ts';
import { game1Schema } from './game-1.ts';
import { fromGame2, game2Schema } from './game-2.ts';
import { fromGame3, game3Schema, toGame3 } from './game-3.ts';
import { describeIssues } from './issues.ts';

const recordingSchema = z.strictObject({
  name: z.string().min(1).describe('File name of the recording when it was ingested.'),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits'),
});

/** The file a game was decoded from. */
export type Recording = z.infer<typeof recordingSchema>;

export interface ReplayRecord {
  recording: Recording;
  game: Game;
}

const record1 = z.strictObject({ recording: recordingSchema, game: game1Schema });

const record2 = z.strictObject({ recording: recordingSchema, game: game2Schema });

const record3 = z.strictObject({ recording: recordingSchema, game: game3Schema });

function fromRecord2(kept: unknown): ReplayRecord {
  const { recording, game } = record2.parse(kept);
  return { recording, game: fromGame2(game) };
}

const fromRecord3 = ({ recording, game }: z.infer<typeof record3>): ReplayRecord => ({
  recording,
  game: fromGame3(game),
});

/** Every form of records, each without its number. */
const RECORDS: Forms<ReplayRecord> = firstForm((kept): ReplayRecord => record1.parse(kept))
  // Nobody can tell any more what was selected, nor what else there was.
  .next(fromRecord2, (older) => older)
  // Nor which file the map was.
  .next(
    (kept) => fromRecord3(record3.parse(kept)),
    (older) => older,
  );

/**
 * A record as it is written today, its keys in the order of the schema. Throws when the value is no record. Orders for
 * the map are left out: they have a file of their own.
 */
export const keptRecord = ({ recording, game }: ReplayRecord): z.infer<typeof record3> =>
  record3.parse({ recording, game: toGame3(game) });

/** First key of a record file from form 2 on: the number of its form. Files of form 1 do not say so. */
const HEAD = 'format';

/** What a record file of today begins with. */
export const recordHead = (): Record<string, number> =>
  RECORDS.latest > 1 ? { [HEAD]: RECORDS.latest } : {};

/** What is no record, and why. */
export const invalidRecord = (sentence: string): Failed<'invalid-record'> => ({
  ok: false,
  failure: { code: 'invalid-record', sentence },
});

/**
 * Opens what a record file of any form holds; otherwise one sentence names the fields which are wrong. Never throws. One of the
 * latest form that is `known` to be whole is not checked again, which takes most of the time.
 */
export function openRecord(value: unknown, trusted = false): Result<ReplayRecord, 'invalid-record'> {
  const { form, content } = apart(value);
  if (trusted && form === RECORDS.latest) return success(fromRecord3(content as z.infer<typeof record3>));
  if (form > RECORDS.latest)
    return invalidRecord(
      `format: The record was written by a newer version of this program, which knows more formats than the ` +
        `first ${RECORDS.latest}. Update the program, or ingest the recording again.`,
    );
  try {
    return success(RECORDS.open(content, form));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return invalidRecord(`The record does not fit its schema: ${describeIssues(error)}.`);
  }
}

/** The number of the form and what is written in it. A number that is none is left to the schema to name. */
function apart(value: unknown): { form: number; content: unknown } {
  if (typeof value !== 'object' || value === null) return { form: 1, content: value };
  const { [HEAD]: form = 1, ...content } = value as Record<string, unknown>;
  return isForm(form) ? { form, content } : { form: 1, content: value };
}
