/** The parts of a search text. */
import type { Race } from '../../game/summary.ts';

/** Bounds of a time in seconds of game time: before the first bound, and not before the second. */
export interface StepBounds {
  before: number | null;
  after: number | null;
}

/** A count: minimum (0 for any) and maximum (null for none). */
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
  /** Any hero at a position. */
  | (StepBounds & { is: 'hero'; place: number; no: boolean })
  /** A number of heroes. */
  | (Amount & { is: 'heroes' })
  /** The player chose Random. */
  | { is: 'random' }
  | { is: 'result'; result: 'won' | 'lost' }
  | { is: 'matchup'; key: string }
  | { is: 'mirror' }
  | { is: 'patch'; numbers: readonly number[]; or: 'later' | 'earlier' | 'before' | null }
  /** Null for all games with more than two players. */
  | { is: 'sides'; sides: string | null }
  | { is: 'length'; from: number | null; below: number | null }
  /** ISO days or prefixes of them, both included. */
  | { is: 'played'; from: string; to: string }
  /** Any of several meanings of a name. */
  | { is: 'any'; of: readonly Meaning[] }
  /** Any of several parts joined by "or". */
  | { is: 'or'; of: readonly Ask[] }
  /** Any of several chronological sequences. */
  | { is: 'orders'; of: readonly (readonly Extract<Meaning, { is: 'objects' }>[])[] }
  /** Not understood, with suggestions. */
  | { is: 'unknown'; words: string; near: readonly string[] };

export interface AskPart {
  ask: Ask;
  /** Subject of the condition: the player, the opponent, both, or anyone. */
  side: 'self' | 'rival' | 'both' | 'either';
  /** Whether it is negated. */
  not: boolean;
  /** Index of the part with the object that must come first; null for none. */
  follows: number | null;
  /** The typed word, if a typo was corrected. */
  typed: string | null;
  /** The words of this part, including those that join it to the previous one. */
  words: string;
}

/** Groups by which players and games are counted. */
export type Group = 'hero1' | 'hero2' | 'hero3' | 'map' | 'race' | 'player' | 'matchup' | 'event';

/** Measures by which a text can sort games. "time" is the time of the first part that has one. */
export type SortMeasure = 'length' | 'played' | 'fights' | 'even' | 'apm' | 'time';

/** The question that a text asks about the games described by its parts. */
export type Question =
  | { asks: 'count' | 'rate' | 'length' | 'time' | 'record' | 'winners' | 'losers' | 'when' }
  | { asks: 'most' | 'best'; of: Group; races?: true }
  | { asks: 'first'; by: SortMeasure; way: 'most' | 'least' };

/** A parsed text. */
export interface Reading {
  question: Question | null;
  parts: readonly AskPart[];
}

const NO_BOUNDS: StepBounds = { before: null, after: null };

/** A request for objects without further conditions. */
export const askFor = (meaning: Extract<Meaning, { is: 'objects' }>): Extract<Ask, { is: 'objects' }> => ({
  ...meaning,
  ...NO_BOUNDS,
  ...{ place: null, atLeast: 0, atMost: null, no: false },
});

export const inBounds = (seconds: number, { before, after }: StepBounds): boolean =>
  (before === null || seconds < before) && (after === null || seconds >= after);
