/**
 * What the library of the drop page keeps of a game for its list, in the database of a browser. The number of the form
 * is the version of the database. The game itself lies apart, packed as in a link, in a form of its own.
 */
import type { Listed } from '../facts/listed.ts';
import { firstForm } from './forms.ts';

/** Form 1, never changed any more. */
interface Kept1 {
  /** The same for every recording of one game; its key. */
  fingerprint: string;
  /** Of the file it was read from. */
  name: string;
  /** When it was added, in ms since 1970, by the clock of the device. */
  added: number;
  /** What the list says of it. */
  facts: {
    map: string;
    /** Handles of the players by side, in lobby order. */
    sides: readonly (readonly string[])[];
    /** Races of a duel, such as "EvU"; otherwise the sizes of the sides. */
    matchup: string;
    /** Handles of the winning side; none when the recording does not tell. */
    winners: readonly string[];
    durationMs: number;
    /** First hero of each player who ordered one, in the order of `sides`. */
    firstHeroes: readonly string[];
  };
  /** Characters of all that is kept of the game; of games kept long ago, of the packed game alone. */
  size: number;
}

/** Form 2 says which version of the decoder read the recording. */
interface Kept2 extends Kept1 {
  decoder: number;
}

/** Form 3 says when the file was last changed, in ms since 1970; null where nobody knows. */
interface Kept3 extends Kept2 {
  modified: number | null;
}

/** Form 4 says the same; from then on the database finds games by the time they were added. */
type Kept4 = Kept3;

/** Form 5 lists the length that pages show, and has the one that the recording states for itself. */
interface Kept5 extends Omit<Kept4, 'facts'> {
  /** Length that the recording states. */
  durationMs: number;
  /**
   * Facts that lists showed when the game was kept, by their keys. `decidedMs` is until the game was decided. Games kept in an older form have the stated length until they are read again.
   */
  facts: Omit<Kept4['facts'], 'durationMs'> & Partial<Listed>;
}

/** Form 6 says whether the game is kept whole, with its orders for the map. Before, none was. */
interface Kept6 extends Kept5 {
  isWhole: boolean;
}

/** The latest form. */
export type KeptGame = Kept6;

/** Every form. A database gives back what was put into it, so nothing is checked; form 1 is as old as decoder 1. */
export const KEPT_GAMES = firstForm((kept) => kept as Kept1)
  .next(
    (kept) => kept as Kept2,
    (older) => ({ ...older, decoder: 1 }),
  )
  .next(
    (kept) => kept as Kept3,
    (older) => ({ ...older, modified: null }),
  )
  .next(
    (kept) => kept as Kept4,
    (older) => older,
  )
  .next(
    (kept) => kept as Kept5,
    ({ facts: { durationMs, ...facts }, ...older }) => ({
      ...older,
      durationMs,
      facts: { ...facts, decidedMs: durationMs },
    }),
  )
  .next(
    (kept) => kept as Kept6,
    (older) => ({ ...older, isWhole: false }),
  );
