/** Texts of "What to work on". */
import type { Piece } from '../../../view/rich-text.ts';

/** Labels of the buttons for choosing a player. */
export const SEEN_FROM_WORDS = { which: 'Which player are you?', chosen: 'Seen from' };

export const WORK_ON_WORDS = {
  title: 'What to work on',
  /** Precedes the list; `winners` is, for example, "30 winners in Orc against Human". */
  heading: (winners: string): string => `Compared with ${winners}:`,
  smaller: (winners: string): string => `Smaller differences, compared with ${winners}:`,
  nothing:
    'Nothing to point out: everything we can measure in this game matches what winners in the archive do.',
  rule:
    'These are the things that you did later, less often or more often than most winners in the archive. Each is compared with ' +
    'the most similar group that has at least five games. Different isn’t always worse, so look at the moment first.',
  /** Follows the rule, for team games. */
  mostlyDuels: 'Most of the winners here played 1v1.',
  /** These follow the name of a measure. */
  notOrdered: ': you didn’t order it',
  /** `moment` is the time by which most winners had ordered it. */
  notOrderedAt: (moment: Piece): Piece[] => [': you didn’t order it, look at ', moment],
  yours: {
    clock: (value: Piece): Piece[] => [': yours was at ', value],
    seconds: (value: Piece): Piece[] => [': yours was ', value],
    percent: (value: Piece): Piece[] => [': ', value, ' of yours'],
    number: (value: Piece): Piece[] => [': you had ', value],
  },
  bounds: (least: string, most: string): string => `${least} to ${most}`,
  /** Ends the sentence that begins with the visitor's value. */
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
