/** Texts of the compare page outside the report. `side` is A or B. */

const NUMBER = new Intl.NumberFormat('en');

export const COMPARE_PAGE_WORDS = {
  /** Title of the page without a comparison; its heading and browser title begin with it. */
  start: 'Compare two games',
  title: (a: string, b: string): string => `${a} compared with ${b}`,
  /** Stands between two players in the heading. */
  comparedWith: 'compared with',
  reveal: 'Show what reveals how long the games lasted',
  /** Label of the button that opens the choice of games and players. */
  change: 'Change games or players',
  tools: 'This comparison',
  swap: 'Swap A and B',
  copyLink: 'Copy the link',
};

/** Announcements for screen readers. */
export const COMPARE_STATUS_WORDS = {
  comparing: (a: string, b: string): string => `Comparing ${a} with ${b}.`,
  failed: (side: string, sentence: string): string => `${side}: ${sentence}`,
  searching: 'Looking for the closest game.',
  copied: 'The link is on the clipboard.',
  /** Follows `copied` if the link contains a game. */
  linkWithGame: (characters: number): string =>
    `It has ${NUMBER.format(characters)} characters and contains your game itself: anyone who has the link can read it.`,
  longLinkWithGame: (characters: number): string =>
    `It has ${NUMBER.format(characters)} characters, more than most programs pass on, and contains your game itself: ` +
    'anyone who has the link can read it.',
};

/** Texts of a side's panel. */
export const SIDE_WORDS = {
  loading: 'Loading the game …',
  /** Text before and after the name of a file. */
  reading: { before: 'Reading', after: 'on this device …' },
  patch: (patch: string): string => `, patch ${patch}`,
  fromLink: ', read from the link and nowhere else',
  firstMinutes: (until: string): string => `The link has only its first ${until}.`,
  choosePlayer: 'Choose the player to compare.',
  player: 'Player',
  nobody: 'Nobody gave an order that this page can compare.',
  findClosest: 'Find the closest game in the archive',
  another: 'Choose another game',
};

/** Texts of the search for a game. */
export const PICKER_WORDS = {
  label: 'Find a game in the archive by player, map, race or event',
  readOwn: 'Read a replay of your own',
  readOwnFor: (side: string): string => `Read a replay of your own for ${side}`,
  gamesFor: (side: string): string => `Games for ${side}`,
  loading: 'Loading the list of games …',
  /** Begins a sentence about a list that didn't load. */
  list: 'The list of games',
  /** Words that the search does not know. */
  missing: (words: readonly string[]): string => `Not understood: ${words.join(', ')}.`,
  few: (games: number): string => (games === 0 ? 'No game found.' : `${games} found.`),
  many: (games: number): string => `${games} games in total; add another word to narrow them down.`,
  unknownRace: 'race unknown',
  onMap: (map: string): string => ` on ${map}`,
};

/** Texts about the archived games closest to a side. */
export const OFFER_WORDS = {
  title: (side: string): string => `Archived games closest to ${side}`,
  close: 'Close',
  loading: 'Looking through the archive …',
  /** Begins a sentence about openings that didn't load. */
  openings: 'The openings in the archive',
  how: (side: string): string =>
    'These are from games with the same race and matchup, ranked by first heroes, first buildings, and the orders of ' +
    `the first seven minutes. 100 points means the same opening to the second. “Here” is ${side}, “there” the game found.`,
  /** Stands between a player and a game. */
  in: 'in',
  /** Follows a number of points. */
  points: 'of 100 points',
  /** Text before and after the name of a player. */
  compare: { before: 'Compare with', after: (side: string): string => `as ${side}` },
};
