/** The parts of a search text. */
import type { Race } from '../../game/summary.ts';

/** Bounds of a time in seconds of game time: before the one, and not before the other. */
export interface StepBounds {
  before: number | null;
  after: number | null;
}

/** How many were made: so many at least, 0 for any number, and at most, null for no bound. */
export interface Amount {
  atLeast: number;
  atMost: number | null;
}

/** The meaning of a name. */
export type Meaning =
  | { is: 'player' | 'map' | 'event' | 'build'; keys: readonly string[]; name: string }
  | { is: 'objects'; ids: readonly string[]; name: string; heroes: boolean }
  | { is: 'race'; race: Race; name: string };

export type Ask =
  | (Meaning & { is: 'player' | 'map' | 'event' | 'build'; anywhere?: boolean })
  | (Extract<Meaning, { is: 'objects' }> & StepBounds & Amount & { place: number | null; no: boolean })
  | Extract<Meaning, { is: 'race' }>
  | (StepBounds & { is: 'expansion'; no: boolean })
  | (StepBounds & { is: 'tier'; tier: 2 | 3; no: boolean })
  /** A hero at a place, whichever it is. */
  | (StepBounds & { is: 'hero'; place: number; no: boolean })
  /** So many heroes. */
  | (Amount & { is: 'heroes' })
  /** The race was left to chance. */
  | { is: 'random' }
  | { is: 'result'; result: 'won' | 'lost' }
  | { is: 'matchup'; key: string }
  | { is: 'mirror' }
  | { is: 'patch'; numbers: readonly number[]; or: 'later' | 'before' | null }
  /** Null for all with more than two players. */
  | { is: 'sides'; sides: string | null }
  | { is: 'length'; from: number | null; below: number | null }
  /** ISO days or their beginnings, both included. */
  | { is: 'played'; from: string; to: string }
  /** Any of several meanings of a name. */
  | { is: 'any'; of: readonly Meaning[] }
  /** Any of several parts that "or" joins. */
  | { is: 'or'; of: readonly Ask[] }
  /** Not understood, with what it may have been meant for. */
  | { is: 'unknown'; words: string; near: readonly string[] };

export interface AskPart {
  ask: Ask;
  /** Whom it is asked of: the player in question, the other side, both of them, or anyone. */
  side: 'self' | 'rival' | 'both' | 'either';
  /** Whether it must not be so. */
  not: boolean;
  /** Place of the part whose object must come first; null for none. */
  follows: number | null;
  /** The typed word, if a typing error was corrected. */
  typed: string | null;
  /** The words that say it, with those that join it to the part before. */
  words: string;
}

/** The groups that players and games are counted by. */
export type Group = 'hero1' | 'hero2' | 'hero3' | 'map' | 'race' | 'player' | 'matchup' | 'event';

/** The measures that words can sort games by. */
export type SortMeasure =
  'length' | 'played' | 'fights' | 'even' | 'apm' | 'tier-2' | 'tier-3' | 'expansion' | 'first-hero';

/** The question of a text about the games that its parts describe. */
export type Question =
  | { asks: 'count' | 'rate' | 'length' | 'time' | 'record' | 'winners' | 'losers' | 'when' }
  | { asks: 'most' | 'best'; of: Group }
  | { asks: 'first'; by: SortMeasure; way: 'most' | 'least' };

/** A text as it was read. */
export interface Reading {
  question: Question | null;
  parts: readonly AskPart[];
}

const NO_BOUNDS: StepBounds = { before: null, after: null };

/** An object that is asked for without anything else. */
export const askFor = (meaning: Extract<Meaning, { is: 'objects' }>): Extract<Ask, { is: 'objects' }> => ({
  ...meaning,
  ...NO_BOUNDS,
  ...{ place: null, atLeast: 0, atMost: null, no: false },
});

export const inBounds = (seconds: number, { before, after }: StepBounds): boolean =>
  (before === null || seconds < before) && (after === null || seconds >= after);
