/** Texts about archived games with the closest openings. */

type Place = 'First' | 'Second';

/** Reasons why no game can be offered. `setting` is "against Orc" or "in a game of 2v2". */
export const NO_CLOSEST_WORDS = {
  tooShort: (orders: number, minutes: number): string =>
    `There is too little to go by: ${orders} different orders in ${minutes} min.`,
  noRace: (race: string): string => `No other game in the archive has someone playing ${race}.`,
};

export const SETTING_WORDS = {
  teams: (sides: string): string => `in a game of ${sides}`,
};

/**
 * Why a game was found: one sentence for each part of the score. "Here" is the player, "there" the game that was
 * found.
 */
export const CLOSEST_WORDS = {
  hero: {
    none: (place: Place, until: string): string =>
      `No ${place.toLowerCase()} hero in either game before ${until}.`,
    onlyHere: (place: Place, until: string, hero: string): string =>
      `${place} hero before ${until} only here: ${hero}.`,
    onlyThere: (place: Place, until: string, hero: string): string =>
      `${place} hero before ${until} only there: ${hero}.`,
    differs: (place: Place, here: string, there: string): string =>
      `${place} hero differs: ${here} here, ${there} there.`,
    same: (place: Place, hero: string, secondsApart: number): string =>
      `Same ${place.toLowerCase()} hero: ${hero}, ${secondsApart === 0 ? 'in the same second' : `${secondsApart} s apart`}.`,
  },
  buildings: {
    same: (names: string): string => `Same first buildings in the same order: ${names}.`,
    some: (common: number, here: string, there: string): string =>
      `${common} of the first buildings in the same order: ${here} here, ${there} there.`,
    none: 'none',
  },
  orders: {
    some: (orders: number, secondsApart: number, here: number, there: number): string =>
      `${orders} orders in the same sequence, ${secondsApart} s apart on average; ${here} different ones here, ${there} there.`,
  },
};
