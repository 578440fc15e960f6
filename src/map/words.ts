/** Names of places and map files. Directions are "north-west" or "middle". */

export const LANDMARK_WORDS = {
  /** For a landmark that occurs several times on the map. */
  atLandmarkIn: (direction: string, landmark: string): string => `at the ${direction} ${landmark}`,
  atGoldMine: (direction: string): string => `at the ${direction} gold mine`,
  atStart: (direction: string): string => `at the ${direction} start`,
  nearMine: (direction: string): string => `near the ${direction} mine`,
  inDirection: (direction: string): string => `in the ${direction}`,
};

/** Sentences below the map that name the map file. */
export const PLAYED_ON = {
  file: (file: string, digest: string): string => `Played on ${file}${digest}.`,
  w3champions: (file: string, digest: string): string => `Played on ${file}, a map of W3Champions${digest}.`,
  official: (file: string, digest: string): string => `Played on ${file}, a map of the game itself${digest}.`,
  digest: (start: string): string => ` (SHA-1 ${start}…)`,
};
