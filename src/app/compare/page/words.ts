/** Texts of the compare page outside the report. `side` is A or B. */

const NUMBER = new Intl.NumberFormat('en');

export const COMPARE_PAGE_WORDS = {
  /** Title of the page without a comparison; its heading and browser title begin with it. */
  start: 'Compare two games',
  reveal: 'Show what reveals how long the games lasted',
  swap: 'Swap A and B',
  /** What is missing for a comparison. */
  wants: (missing: readonly string[]): string =>
    `There is nothing to compare yet: choose ${missing.join(' and ')}.`,
};

/** Announcements for screen readers. */
export const COMPARE_STATUS_WORDS = {
  /** Follows `copied` if the link contains a game. */
  linkWithGame: (characters: number): string =>
    `It has ${NUMBER.format(characters)} characters and contains your game itself: anyone who has the link can read it.`,
  longLinkWithGame: (characters: number): string =>
    `It has ${NUMBER.format(characters)} characters, more than most programs pass on, and contains your game itself: ` +
    'anyone who has the link can read it.',
};

/** Texts of a side's panel. */
export const SIDE_WORDS = {
  /** Text before and after the name of a file. */
  reading: { before: 'Reading', after: 'on this device …' },
  patch: (patch: string): string => `, patch ${patch}`,
  fromLink: ', read on this device',
  choosePlayer: 'Choose the player to compare.',
  opponent: (handle: string): string => `Compare with ${handle}, the opponent`,
  another: 'Choose another game',
  findClosest: 'Find the closest game in the archive',
};

/** Texts of the search for a game. */
export const PICKER_WORDS = {
  /** Words that the search does not know. */
  missing: (words: readonly string[]): string => `Not understood: ${words.join(', ')}.`,
  few: (games: number): string => (games === 0 ? 'No game found.' : `${games} found.`),
};

/** Texts about the archived games closest to a side. */
export const OFFER_WORDS = {
  /** Before the name of a player: what the button does. */
  race: 'Race',
  choose: 'Compare',
};
