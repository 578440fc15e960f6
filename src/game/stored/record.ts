/**
 * A record: one game as stored in the corpus, with facts about its recording. The recording needn't be available, so
 * records must open with any later decoder.
 */
import { z } from 'zod';
import type { Game } from '../game.ts';
import { type Failed, type Result, success } from '../result.ts';
import { firstForm, type Forms, isForm } from './forms.ts';
import { game1Schema } from './game-1.ts';
import { fromGame2, game2Schema } from './game-2.ts';
import { fromGame3, game3Schema } from './game-3.ts';
import { fromGame4, game4Schema } from './game-4.ts';
import { describeIssues, STORED_WORDS } from './issues.ts';
import { fromRow, toRow } from './object-row.ts';

/** A game as stored in records of form 5: form 4 plus control groups, and values by the map's script. Frozen. */
const game5Schema = z.strictObject({
  ...game4Schema.shape,
  values: z
    .strictObject({
      script: z.enum(['W3MMD', 'DotA']),
      names: z.array(z.string()),
      rows: z.array(
        z.strictObject({
          number: z.int().nonnegative(),
          slot: z.int().min(1).nullable(),
          values: z.array(z.string().nullable()),
        }),
      ),
    })
    .optional(),
  players: z.array(
    z.strictObject({
      ...game4Schema.shape.players.element.shape,
      groups: z.array(z.tuple([z.int(), z.int(), z.int(), z.int()])).optional(),
    }),
  ),
});

type Game5 = z.infer<typeof game5Schema>;

/** Writes a game in form 5. Map orders are in a separate file. */
function toGame5({ objects, ...game }: Game): Game5 {
  const record: Omit<Game, 'objects'> = { ...game };
  delete record.orders;
  return { ...record, ...(objects ? { objects: objects.map(toRow) } : {}) };
}

/** Converts form 5 to a game. */
const fromGame5 = ({ objects, ...game }: Game5): Game => ({
  ...game,
  ...(objects ? { objects: objects.map(fromRow) } : {}),
});

const recordingSchema = z.strictObject({
  name: z.string().min(1).describe('File name of the recording when it was ingested.'),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits'),
});

/** The file a game was decoded from. */
export type Recording = z.infer<typeof recordingSchema>;

/** A record: the recording’s file, and its game. */
export interface ReplayRecord {
  recording: Recording;
  game: Game;
}

const record1 = z.strictObject({ recording: recordingSchema, game: game1Schema });

const record2 = z.strictObject({ recording: recordingSchema, game: game2Schema });

const record3 = z.strictObject({ recording: recordingSchema, game: game3Schema });

const record4 = z.strictObject({ recording: recordingSchema, game: game4Schema });

const record5 = z.strictObject({ recording: recordingSchema, game: game5Schema });

function fromRecord2(content: unknown): ReplayRecord {
  const { recording, game } = record2.parse(content);
  return { recording, game: fromGame2(game) };
}

const fromRecord3 = ({ recording, game }: z.infer<typeof record3>): ReplayRecord => ({
  recording,
  game: fromGame3(game),
});

const fromRecord4 = ({ recording, game }: z.infer<typeof record4>): ReplayRecord => ({
  recording,
  game: fromGame4(game),
});

const fromRecord5 = ({ recording, game }: z.infer<typeof record5>): ReplayRecord => ({
  recording,
  game: fromGame5(game),
});

/** All forms of records, without their numbers. */
const RECORDS: Forms<ReplayRecord> = firstForm((content): ReplayRecord => record1.parse(content))
  // The selections and objects can't be recovered.
  .next(fromRecord2, (older) => older)
  // The SHA-1 of the map file can't be recovered either.
  .next(
    (content) => fromRecord3(record3.parse(content)),
    (older) => older,
  )
  // Nor can the results that the map's script wrote.
  .next(
    (content) => fromRecord4(record4.parse(content)),
    (older) => older,
  )
  // Nor can control groups.
  .next(
    (content) => fromRecord5(record5.parse(content)),
    (older) => older,
  );

/**
 * A record in today's form, with keys in schema order. Throws if the value is not a record. Map orders are left out,
 * because they have a separate file.
 */
export const toStored = ({ recording, game }: ReplayRecord): z.infer<typeof record5> =>
  record5.parse({ recording, game: toGame5(game) });

/** First key of a record file from form 2 on: its form number. Form 1 files have none. */
const HEAD = 'format';

/** The first key of a record file written today. */
export const recordHead = (): Record<string, number> =>
  RECORDS.latest > 1 ? { [HEAD]: RECORDS.latest } : {};

/** Makes the failure for an invalid record. */
export const invalidRecord = (sentence: string): Failed<'invalid-record'> => ({
  ok: false,
  failure: { code: 'invalid-record', sentence },
});

/**
 * Opens a record file of any form, or returns a sentence that names the invalid fields. Never throws. If it `isTrusted`, a
 * record of the latest form is not checked, which saves most of the time.
 */
export function openRecord(value: unknown, isTrusted = false): Result<ReplayRecord, 'invalid-record'> {
  const { form, content } = splitForm(value);
  if (isTrusted && form === RECORDS.latest) return success(fromRecord5(content as z.infer<typeof record5>));
  if (form > RECORDS.latest)
    return invalidRecord(
      'format: The record was written by a newer version of this program, which knows more formats than the ' +
        `first ${RECORDS.latest}. Update the program.`,
    );
  try {
    return success(RECORDS.open(content, form));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    return invalidRecord(STORED_WORDS.invalidRecord(describeIssues(error)));
  }
}

/** Whether a parsed record file has a form that only newer versions know. */
export const isNewerRecord = (value: unknown): boolean => splitForm(value).form > RECORDS.latest;

/** Separates the form number from the content. The schema reports an invalid number. */
function splitForm(value: unknown): { form: number; content: unknown } {
  if (typeof value !== 'object' || value === null) return { form: 1, content: value };
  const { [HEAD]: form = 1, ...content } = value as Record<string, unknown>;
  return isForm(form) ? { form, content } : { form: 1, content: value };
}
