/** Faults of files in the archive's folder, as sentences. File names come from the archive's folder. */

const MAX_NAMED = 3;

/** "a, b, c and 2 more". */
const listed = (ids: readonly string[]): string =>
  ids.slice(0, MAX_NAMED).join(', ') + (ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : '');

/** Faults of records, recordings and lists, in the log of a build and in `npm run doctor`. */
export const PROBLEM_WORDS = {
  wrongName: (name: string): string => `The file must be named after its game: ${name}.`,
  unknownEvent: (folder: string): string =>
    `The folder "${folder}" isn’t an event in events.json; the game is listed without an event.`,
  /** A game is refused because its id is already in use by the game in the file `holder`. */
  sameId: (replayId: string, holder: string): string =>
    `Another game already has the id ${replayId}: ${holder}. Rename one of the recordings.`,
  duplicate: (longer: string): string => `The same game is kept from ${longer}, the longer recording.`,
  twoEvents: (other: string, event: string): string =>
    `The same game is in ${other} too; it is listed under ${event} only.`,
  notDated: (replayIds: readonly string[]): string =>
    `Games without a time, which no feed lists until they are ingested: ${listed(replayIds)}.`,
  noSuchGame: (replayIds: readonly string[]): string =>
    `Times for games that don’t exist: ${listed(replayIds)}.`,
  /** `fault` completes the sentence: "not valid JSON: …". */
  notJson: (fault: string): string => `The record is ${fault}.`,
};

/** Files that can't be read at all. */
export const FILE_WORDS = {
  pipe: 'This is a pipe or a device, not a file.',
};
