/** The answer to a question: a sentence, its numbers, and their source. */

/** A row of a ranking. */
export interface Leader {
  name: string;
  /** Appearances or games; for win shares, the games with a known result. */
  n: number;
  /** For win shares. */
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
  /** The answer in words, with its number, sample size, and interval if there is one. */
  sentence: string;
  /** Number of games or appearances included. */
  n: number;
  /** A median in seconds, or a number of wins. */
  value?: number | null;
  /** Wins of the first and of the second player. */
  won?: readonly [number, number];
  leaders?: readonly Leader[];
  /** Replay id of the named game. */
  game?: string;
  /** The page with more numbers of this kind. */
  link: { text: string; href: string };
  /** Whether it reveals winners or game lengths. */
  spoils: boolean;
}
