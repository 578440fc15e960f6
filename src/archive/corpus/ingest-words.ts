/** Answers of `npm run ingest` and of the inbox, one for each file. */

/** Kinds of games; each completes "This is …". */
export const KIND_WORDS = {
  alone: 'a game of one person',
  oneSide: 'a game with only one side',
  short: (minutes: number): string => `a game of less than ${minutes} minutes`,
  custom: 'not a melee game: fewer than two sides build and train as a race does',
  /** `sides` is "2v2" or "1v1v1". */
  melee: (sides: string): string => `a melee game, ${sides}`,
};

/** Files that are refused. */
export const REFUSED_WORDS = {
  /** `fault` is a sentence with the file, the reason and the remedy. */
  notWritten: (fault: string): string => `It is not in the archive yet. ${fault}`,
};

/** The event of an archived game after a recording was added. Null: it is as before, or as requested. */
export type EventNote = { from: string; to: string | null } | { stays: string | null } | null;

const eventClause = (note: EventNote): string => {
  if (note === null) return '';
  return 'stays' in note
    ? ` and stays in event ${note.stays}`
    : ` and moves from event ${note.from} to ${note.to}`;
};

/** Files of games that the archive has already. `file` is the path of the record or recording that it has. */
export const PLACED_WORDS = {
  longer: (file: string, note: EventNote): string => `It is longer than ${file}${eventClause(note)}.`,
  newer: (file: string): string =>
    `A newer version of this program wrote ${file}, so this one leaves it as it is. Update the program.`,
  replaces: (file: string): string => `It replaces ${file}, which could not be used.`,
  inCorpus: (file: string): string => `It is in the corpus as ${file}.`,
  /** The operator requested another event for it. */
  inCorpusToMove: (file: string): string =>
    `It is in the corpus as ${file}; to change its event, move that file.`,
  kept: (file: string, note: EventNote): string => `It is kept as ${file}${eventClause(note)}.`,
  shorter: (file: string, note: EventNote): string =>
    `The same game is kept from ${file}${eventClause(note)}.`,
  /** The record got a new path because its event changed. */
  shorterMoved: (file: string, note: EventNote, now: string): string =>
    `The same game is kept from ${file}${eventClause(note)}, now as ${now}.`,
};
