import type { DropFailureCode, ReadOutcome } from '../failure.ts';
import type { Picked } from '../input/picked.ts';
import type { DroppedGame } from '../worker/messages.ts';

/** One file the visitor gave and what became of it; null while it waits or is read. */
export interface Entry extends Picked {
  id: number;
  key: string;
  outcome: ReadOutcome<DroppedGame> | null;
}

/** An entry that has ended, one way or the other. */
export type EndedEntry = Entry & { outcome: ReadOutcome<DroppedGame> };

export const hasEnded = (entry: Entry): entry is EndedEntry => entry.outcome !== null;

/** Failures that say nothing about the file, so that it is worth another try. */
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
