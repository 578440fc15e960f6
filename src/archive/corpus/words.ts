/** Texts about the archive's folder and lists, in the log of a build and in errors. */

/** Lines in the log of a build. */
export const CORPUS_LOG_WORDS = {
  summary: (games: number, decoded: number, reused: number): string =>
    `${games} games; ${decoded} recordings decoded, ${reused} from the cache`,
  /** Stops the build. `files` are paths, joined by commas. */
  damaged: (count: number, files: string): string =>
    `${count} records cannot be published, and their games would be missing: ${files}. Repair or remove them, or ` +
    'build with FARSEER_ALLOW=damaged.',
  /** `places` are files of the build, each with a person and a count; `list` is the file with unlisted names. */
  names: (count: number, list: string, places: string): string =>
    `${count} files of the build still contain a name that ${list} does not list: ${places}. Remove the name from ` +
    'the source text of these files.',
  /** Follows the sentence above if it stops the build. */
  allowNames: 'To build anyway, set FARSEER_ALLOW=names.',
};

/** A setting that names no folder. */
export const noSuchFolder = (setting: string): string =>
  `FARSEER_REPLAYS is ${JSON.stringify(setting)}; it must be a folder that exists.`;

/** Rules that an entry of `events.json` or `players.json` breaks; each follows the name of a field and a colon. */
export const LIST_RULE_WORDS = {
  eventId: 'must be lower-case words joined by hyphens',
  reservedFolder: 'is the name of a folder with another meaning',
  date: 'must be a year, a month or a day: 2019, 2019-04 or 2019-04-27',
  sourceSentences: 'must be sentences',
  sourceSentence: 'must be a sentence',
  nameSource: 'must say how the name is known',
  roundsSource: 'must say how the rounds are known',
  takenId: (id: string): string => `"${id}" is taken by an earlier event`,
  twice: (name: string): string => `"${name}" is listed twice`,
  time: 'must be a time such as 2026-11-21T10:22:46Z',
  noTime: 'isn’t a time',
};
