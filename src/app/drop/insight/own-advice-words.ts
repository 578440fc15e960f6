/** Texts of the advice from the visitor's own games. */
import { counted } from '../../../game/counted.ts';
import type { Piece } from '../../../view/rich-text.ts';

export const OWN_ADVICE_WORDS = {
  heading: (won: number, lost: number, race: string): string =>
    `Compared with your own games, ${counted(won, 'game')} that you won and ${lost} that you lost with ${race}:`,
  /** Ends the sentence that begins with the visitor's value. */
  wonAndLost: (verb: 'were at' | 'had', range: string, lost: string): string =>
    `. Half of the games you won ${verb} ${range}. In the games you lost, ${lost} was typical.`,
  example: (verb: 'were at' | 'had', amount: string, game: Piece): Piece[] => [
    ` You ${verb} ${amount} in your `,
    game,
    '.',
  ],
  game: (opponents: string, map: string): string => `game against ${opponents} on ${map}`,
};
