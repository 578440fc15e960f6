/** Messages of the commands, by command. The help of each command is in its file. */
import { UNREADABLE } from '../archive/corpus/disk/reasons.ts';

/** `npm run aliases`: proposals for people to check. Names are quoted; races are letters such as "H". */
export const ALIAS_WORDS = {
  sameName: (people: readonly string[], races: readonly string[], events: readonly string[]): string =>
    `${people.join(' and ')} differ only in a tag or number. Both played ${races.join(', ')}` +
    `${events.length > 0 ? `, and met the same opponent at ${events.join(', ')}` : ''}.`,
};

/** `npm run audit`: parts of the table. Findings are in `src/archive/audit/words.ts`. */
export const AUDIT_WORDS = {
  odd: 'Odd, file by file',
};

/** `npm run doctor`: findings and their number. Findings about files of the archive come from the corpus. */
export const DOCTOR_WORDS = {
  unlistedName: (file: string, person: string, times: number): string =>
    `${file} contains a name of ${person}, who is unlisted, ${times} times.`,
};

/** Failures of every command: why the file system refuses a path. */
export const FAILURE_WORDS = {
  notAFolder: 'This folder cannot be made, because a file is in its place.',
};

/** Reasons by Node's error code, if it isn't known whether the command reads or writes the file. */
export const OPEN_REASONS: Readonly<Record<string, string>> = {
  ...UNREADABLE,
  EACCES: 'This user may not open it. Change the owner or the rights, then run this again.',
  EPERM: 'This user may not open it. Change the owner or the rights, then run this again.',
};

/** `npm run ingest`. */
export const INGEST_WORDS = {
  unknownEvent: (event: string, events: readonly string[]): string =>
    `events.json has no event "${event}". Events: ${events.join(', ')}`,
  notAPart: (part: string): string => `"${part}" is not a part. Write 2/5 for the second of five.`,
  /** One game; `kind` is its matchup or mode. */
  game: (replayId: string, event: string | null, kind: string): string =>
    `${replayId}, ${event ?? 'no event'}, ${kind}.`,
};

/** Progress of long commands; `bar` is for a terminal, where the parts in braces are filled in. */
export const PROGRESS_WORDS = {
  line: (task: string, done: number, total: number, seconds: number): string =>
    `${task}: ${done} of ${total}, ${seconds} s left`,
};

/** `npm run receive`. Everything else that it prints is a section of `src/view/received.ts`. */
export const RECEIVE_WORDS = {
  empty: 'The inbox contains no replays.',
};

/** `npm run verify`. */
export const VERIFY_WORDS = {
  same: 'The record matches the replay.',
  /** An older decoder wrote the record. */
  older: (decoder: number, parts: readonly string[]): string =>
    `The record is from this replay, but decoder ${decoder} wrote it. ` +
    (parts.length > 0
      ? `Today’s decoder reads these parts differently: ${parts.join(', ')}.`
      : 'Today’s decoder reads the same.'),
};
