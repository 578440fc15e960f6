/** Texts of "What to work on" and of the comparison with the archive. */
import { counted } from '../../../game/counted.ts';
import type { Piece } from '../../../view/rich-text.ts';

/** Buttons with the players of a game. */
export const SEEN_FROM_WORDS = { which: 'Which player are you?', chosen: 'Seen from' };

export const WORK_ON_WORDS = {
  title: 'What to work on',
  /** Above the list; `winners` are such as "30 winners in Orc against Human". */
  heading: (winners: string): string => `Compared with ${winners}:`,
  smaller: (winners: string): string => `Smaller differences, compared with ${winners}:`,
  nothing:
    'Nothing to point out: everything we can measure in this game matches what winners in the archive do.',
  rule:
    'These are the things that you did later, less often or more often than most winners in the archive. Each is compared with ' +
    'the most similar group that has at least five games. Different isn’t always worse, so look at the moment first.',
  /** Follows the rule for team games. */
  mostlyDuels: 'Most of the winners here played 1v1.',
  /** Follow the name of a measure. */
  notOrdered: ': you didn’t order it',
  yours: {
    clock: (value: Piece): Piece[] => [': yours was at ', value],
    seconds: (value: Piece): Piece[] => [': yours was ', value],
    percent: (value: Piece): Piece[] => [': ', value, ' of yours'],
    number: (value: Piece): Piece[] => [': you had ', value],
  },
  bounds: (least: string, most: string): string => `${least} to ${most}`,
  /** Ends the sentence about the visitor's value. */
  winners: (verb: 'were at' | 'had' | 'had at least', range: string): string =>
    `. Half of these winners ${verb} ${range}.`,
  example: (player: Piece, verb: 'was at' | 'had', amount: string, game: Piece): Piece[] => [
    ' ',
    player,
    ` ${verb} ${amount} in `,
    game,
    '.',
  ],
  range: (lower: string, upper: string, median: string): string =>
    `${lower} to ${upper}, typically ${median}`,
  seconds: (amount: number): string => `${amount} s`,
  percent: (amount: number): string => `${amount} %`,
};

/** The step about the visitor's own games. */
export const OWN_ADVICE_WORDS = {
  heading: (won: number, lost: number, race: string): string =>
    `Compared with your own games, ${counted(won, 'game')} that you won and ${lost} that you lost with ${race}:`,
  /** Ends the sentence about the visitor's value. */
  wonAndLost: (verb: 'were at' | 'had', range: string, lost: string): string =>
    `. Half of the games you won ${verb} ${range}. In the games you lost, ${lost} was typical.`,
};

export const ARCHIVE_WORDS = {
  percentiles: (least: number): string =>
    'We compare with everyone in the archive who played this race in this matchup and did the same, this player included. ' +
    'The percentile is the share of players who were earlier, plus half of those in the same second, rounded down. ' +
    `It needs at least ${least} players. Earlier isn’t always better.`,
  builds: {
    title: 'Builds',
    none: 'No build in the library fits. The rules look at what was made, and by when.',
    note: 'Builds that depend on where something was placed, such as a tower push, are not looked for here.',
  },
  closest: {
    title: 'Closest games in the archive',
    /** Follows the name of the player. */
    points: (points: number): string => `: ${points} out of 100 points`,
    game: 'The game in the archive',
  },
};
