/** Changes that the intake workflow refuses to commit. `path` is the changed file, in quotes. */

/** Changes that adding recordings never makes. */
export const ADDING_WORDS = {
  removed: (path: string): string => `${path} is removed.`,
  recordRemoved: (path: string): string => `${path} is removed, and no other record of the game replaces it.`,
  notPlain: (path: string): string => `${path} is not a plain file.`,
  notOurs: (path: string): string => `${path} is neither a game of a known event nor a list of the archive.`,
  tooLarge: (path: string): string => `${path} is too large.`,
  notJson: (path: string): string => `${path} is not JSON.`,
};

/** A change that removals never make. */
export const notOfRemoval = (path: string): string =>
  `${path} is changed, but removals don’t make such changes.`;
