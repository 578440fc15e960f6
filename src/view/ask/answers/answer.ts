/** The answer to a question: a sentence, its numbers, and where they come from. */

/** One line of a ranking. */
export interface Leader {
  name: string;
  /** Appearances or games; of shares, the games with a known result. */
  n: number;
  /** For shares of wins. */
  won?: number;
}

export interface Answer {
  /** The kind of answer. */
  asks:
    | 'count'
    | 'rate'
    | 'length'
    | 'time'
    | 'record'
    | 'winners'
    | 'losers'
    | 'when'
    | 'most'
    | 'best'
    | 'first';
  /** The answer in words, with its number, how many games it rests on, and an interval where there is one. */
  sentence: string;
  /** How many games or appearances it rests on. */
  n: number;
  /** A median in seconds, or wins. */
  value?: number | null;
  /** Wins of the first and of the second player. */
  won?: readonly [number, number];
  leaders?: readonly Leader[];
  /** Replay id of the game that it names. */
  game?: string;
  /** The page that has more of the same numbers. */
  link: { text: string; href: string };
  /** Whether it tells who won or how long games were. */
  spoils: boolean;
}
