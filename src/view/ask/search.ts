/** Searches an archive by text. */
import type { Answer } from './answers/answer.ts';
import type { NamesFile } from './languages/translate.ts';
import type { Pair } from './match/pairs.ts';

type Pairs = readonly Pair[];

/** An understood part of a search. */
export interface ReadPart {
  text: string;
  understood: boolean;
  /** Suggested names, for a part not understood. */
  near: readonly string[];
  /** The words that they would replace. */
  words: string;
}

/** The result of a search. */
export interface Reply {
  /** 1 for each pair that matches the understood parts. */
  mask: Uint8Array;
  /** Number of matching team games left out, because the text doesn't ask for teams. */
  teamGames: number;
  /** The answer; null if the text asks no question or has words that aren't understood. */
  answer: Answer | null;
  /** The games in the requested order; null if the text requests none. */
  order: readonly number[] | null;
}

export interface Search {
  /** Adds names in other languages. */
  learn: (file: NamesFile) => void;
  /** Whether names in other languages might help with a text but aren't loaded yet. */
  isForeign: (text: string) => boolean;
  /** Parses a text. */
  read: (text: string) => ReadPart[];
  /**
   * A text fragment that makes the browser highlight the searched objects on a game's page; empty if there are none.
   */
  marks: (text: string) => string;
  /** Finds the pairs that match a text. */
  ask: (text: string, pairs: Pairs, limits?: Limits) => Reply;
  /** Only the mask. */
  mask: (text: string, pairs: Pairs, teams?: boolean) => Uint8Array;
  /** Variants of the text without one part, for each part that can be removed to get matches; most games first. */
  nearer: (text: string, pairs: Pairs, limits?: Limits) => Nearer[];
}

/** The conditions of the other filters. */
export interface Limits {
  /** Whether the filters ask for team sizes; if so, team games stay in the list. */
  teams: boolean;
  /** 1 for each pair that passes the filters; null for all pairs. */
  within: Uint8Array | null;
}

/** A text with one part removed, so that more games match. */
export interface Nearer {
  /** The removed part, in words. */
  left: string;
  text: string;
  games: number;
}
