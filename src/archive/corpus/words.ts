/** A setting that names no folder. */
export const noSuchFolder = (setting: string): string =>
  `FARSEER_REPLAYS is ${JSON.stringify(setting)}; it must be a folder that exists.`;

/** Rules that an entry of `events.json` or `players.json` breaks; each follows the name of a field and a colon. */
export const LIST_RULE_WORDS = {
  sourceSentence: 'must be a sentence',
};
