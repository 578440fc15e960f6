/**
 * Library entries of the drop page, stored in a browser database for its list. The form number is the database
 * version. The game itself is stored separately, packed as in a link, with a separate form number.
 */
import { textWithin, timeWithin } from '../bounds.ts';
import type { Listed } from '../facts/listed.ts';
import { absent, count, fields, flag, list, nullable, number, text } from './checks.ts';
import { firstForm } from './forms.ts';

/** Form 1. Frozen. */
interface Kept1 {
  /** Fingerprint, identical for all recordings of a game; the key. */
  fingerprint: string;
  /** Name of the file it was read from. */
  name: string;
  /** When the game was added, in ms since 1970, by the device's clock. */
  added: number;
  /** Facts shown in the list. */
  facts: {
    map: string;
    /** Player names by side, in lobby order. */
    sides: readonly (readonly string[])[];
    /** Races of a duel, such as "EvU"; otherwise the sizes of the sides. */
    matchup: string;
    /** Player names of the winning side; empty if the recording doesn't show it. */
    winners: readonly string[];
    durationMs: number;
    /** First hero of each player who ordered one, in the order of `sides`. */
    firstHeroes: readonly string[];
  };
  /** Characters of all data stored for the game; for old entries, of the packed game only. */
  size: number;
}

/** Form 2 adds the decoder version that read the recording. */
interface Kept2 extends Kept1 {
  decoder: number;
}

/** Form 3 adds when the file was last changed, in ms since 1970; null if unknown. */
interface Kept3 extends Kept2 {
  modified: number | null;
}

/** Form 4 has the same fields. With it, the database can find games by the time they were added. */
type Kept4 = Kept3;

/** Form 5 lists the length shown on pages, and separately the length stated in the recording. */
interface Kept5 extends Omit<Kept4, 'facts'> {
  /** Length stated in the recording. */
  durationMs: number;
  /**
   * Facts shown in lists when the game was stored, by key. `decidedMs` is the time until the game was decided.
   * Entries from older forms have the stated length until the game is decoded again.
   */
  facts: Omit<Kept4['facts'], 'durationMs'> & Partial<Listed>;
}

/**
 * Form 6 adds whether the whole game is stored, including map orders. Earlier forms never stored the whole
 * game.
 */
interface Kept6 extends Kept5 {
  isWhole: boolean;
}

/** The latest form. */
export type KeptGame = Kept6;

/** All forms. `keptGame` checks what the last one gives. Form 1 is as old as decoder 1. */
export const KEPT_GAMES = firstForm((content) => content as Kept1)
  .next(
    (content) => content as Kept2,
    (older) => ({ ...older, decoder: 1 }),
  )
  .next(
    (content) => content as Kept3,
    (older) => ({ ...older, modified: null }),
  )
  .next(
    (content) => content as Kept4,
    (older) => older,
  )
  .next(
    (content) => content as Kept5,
    ({ facts: { durationMs, ...facts }, ...older }) => ({
      ...older,
      durationMs,
      facts: { ...facts, decidedMs: durationMs },
    }),
  )
  .next(
    (content) => content as Kept6,
    (older) => ({ ...older, isWhole: false }),
  );

const names = list(text);

const isKept = fields({
  ...{ fingerprint: text, name: text, decoder: count, durationMs: number, size: count, isWhole: flag },
  facts: fields({
    ...{ map: text, sides: list(names), matchup: text, winners: names, firstHeroes: names },
    decidedMs: absent(nullable(number)),
  }),
});

/** Time of entries that don't state one. */
const UNKNOWN_MS = 0;

/** An entry of the latest form as lists can show it; null if the value is none. Impossible dates become unknown. */
export function keptGame(value: unknown): KeptGame | null {
  if (!isKept(value)) return null;
  const game = value as KeptGame;
  return {
    ...game,
    name: textWithin(game.name),
    added: timeWithin(game.added) ?? UNKNOWN_MS,
    modified: timeWithin(game.modified),
  };
}
