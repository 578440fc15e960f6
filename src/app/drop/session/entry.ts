import type { DropFailureCode, ReadOutcome } from '../input/failure.ts';
import type { Picked } from '../input/picked-files.ts';
import type { DroppedGame } from '../worker/messages.ts';

/** A file from the visitor with its outcome; null while it waits or is read. */
export interface Entry extends Picked {
  id: number;
  key: string;
  outcome: ReadOutcome<DroppedGame> | null;
}

/** A finished entry. */
export type EndedEntry = Entry & { outcome: ReadOutcome<DroppedGame> };

/** Whether a file was read, or its reading failed. */
export const hasEnded = (entry: Entry): entry is EndedEntry => entry.outcome !== null;

/** Failures unrelated to the file itself, so that another attempt makes sense. */
const PASSING: readonly DropFailureCode[] = [
  'cancelled',
  'unreadable',
  'too-slow',
  'reader-died',
  'reader-missing',
];

/** Whether giving this file again should read it again. */
export const retriable = ({ outcome }: Entry): boolean =>
  outcome?.ok === false && PASSING.includes(outcome.failure.code);
