/** Messages of the commands, by command. The help of each command is in its file. */
import { UNREADABLE } from '../archive/corpus/problem-words.ts';

/** `npm run aliases`: proposals for people to check. Names are quoted; races are letters such as "H". */
export const ALIAS_WORDS = {
  names: 'Names that may belong to one person (add them to players.json, with a source):',
  events: 'Games that may belong to an event (move the record to its folder):',
  none: 'none',
  sameName: (people: readonly string[], races: readonly string[], events: readonly string[]): string =>
    `${people.join(' and ')} differ only in a tag or number. Both played ${races.join(', ')}` +
    `${events.length > 0 ? `, and met the same opponent at ${events.join(', ')}` : ''}.`,
  sameEvent: (replayId: string, event: string, day: string, mapFolder: string): string =>
    `${replayId} may be from ${event}. A game of this event was played on the same day (${day}), ` +
    `on a map from the same folder (${mapFolder}).`,
};

/** `npm run audit`: parts of the table. Findings are in `src/archive/audit/words.ts`. */
export const AUDIT_WORDS = {
  noFiles: 'These folders contain no replays or records.',
  medians: 'Median order times in 1v1 games',
  unknown: 'Unknown objects and their orders',
  objectIn: (id: string, files: number): string => `${id} in ${files === 1 ? 'one file' : `${files} files`}`,
  more: (objects: number): string => `and ${objects} more, see --json`,
  odd: 'Odd, file by file',
  nothingOdd: 'Nothing odd in any file.',
};

/** `npm run doctor`: findings and their number. Findings about files of the archive come from the corpus. */
export const DOCTOR_WORDS = {
  fault: (sentence: string): string => `wrong: ${sentence}`,
  improvement: (sentence: string): string => `better: ${sentence}`,
  total: (faults: number, improvements: number): string => `${faults} wrong, ${improvements} could be better`,
  unlistedName: (file: string, person: string, times: number): string =>
    `${file} contains a name of ${person}, who is unlisted, ${times} times.`,
  noOrders: (file: string): string => `${file} has no orders file next to it, so its map is empty.`,
};

/** Failures of every command: why the file system refuses a path. */
export const FAILURE_WORDS = {
  notAFolder: 'This folder cannot be made, because a file is in its place.',
  refused: (code: string): string => `The file system refuses it (${code}).`,
};

/** Reasons by Node's error code. */
export const FAILURE_REASONS: Readonly<Record<string, string>> = {
  ...UNREADABLE,
  EACCES: 'This user may not open it.',
  EPERM: 'This user may not open it.',
  EROFS: 'Nothing can be written here.',
  ENOSPC: 'There is no space left.',
};

/** `npm run ingest`. */
export const INGEST_WORDS = {
  decoding: 'Decoding',
  unknownEvent: (event: string, events: readonly string[]): string =>
    `events.json has no event "${event}". Events: ${events.join(', ')}`,
  noFiles: 'These folders contain no replays (.w3g, .nwg) or archives (.zip, .gz).',
  notAPart: (part: string): string => `"${part}" is not a part. Write 2/5 for the second of five.`,
  /** One game; `kind` is its matchup or mode. */
  game: (replayId: string, event: string | null, kind: string): string =>
    `${replayId}, ${event ?? 'no event'}, ${kind}.`,
};

/** `npm run maps`, also with `--learn` and `--check`. */
export const MAP_FILE_WORDS = {
  noFiles: 'These folders contain no map files (.w3x, .w3m).',
  learned: (games: number, layouts: number, digests: number): string =>
    `${games} games; ${layouts} of ${digests} digests have a layout`,
  levels: (heroes: number, tooEarly: number): string =>
    `Heroes in the archive: ${heroes}, levels proven too early: ${tooEarly}`,
};

/** Messages about the folder in `npm run mcp -- --from`. */
export const MCP_WORDS = {
  noFolder: (folder: string): string =>
    `The folder ${folder} does not exist. Run npm run build first, or give the address of a site.`,
};

/** Progress of long commands; `bar` is for a terminal, where the parts in braces are filled in. */
export const PROGRESS_WORDS = {
  bar: (task: string): string => `${task} [{bar}] {value} of {total}, {eta_formatted} left`,
  line: (task: string, done: number, total: number, seconds: number): string =>
    `${task}: ${done} of ${total}, ${seconds} s left`,
};

/** `npm run receive`. Everything else that it prints is a section of `src/view/received.ts`. */
export const RECEIVE_WORDS = { empty: 'The inbox contains no replays.' };

/** `npm run release`. */
export const RELEASE_WORDS = {
  same: (version: string): string => `Release ${version} has the same data.`,
  written: (version: string, games: number, folder: string): string =>
    `Release ${version} with ${games} games is in ${folder}.`,
};

/** `npm run remove`. A removed name is never printed. */
export const REMOVE_WORDS = {
  emptyForm: 'The form doesn’t name a player page or a game.',
  unknown: 'No player or game has this address.',
  game: 'The game, its orders and its entries are removed.',
  player: 'A neutral name replaces all names of this player.',
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
  different: (parts: readonly string[]): string =>
    `different: The record differs from the replay in: ${parts.join(', ')}.`,
};
