/** The search of an archive. */
import type { Answer } from './answers/answer.ts';
import type { NamesFile } from './languages/translate.ts';
import type { Pair } from './match/pairs.ts';

type Pairs = readonly Pair[];

/** A part of a search as it was understood. */
export interface ReadPart {
  text: string;
  understood: boolean;
  /** Names that may have been meant, for what was not understood. */
  near: readonly string[];
  /** The words that they would stand for. */
  words: string;
}

/** The result of a text. */
export interface Reply {
  /** 1 for each pair that fits what was understood. */
  mask: Uint8Array;
  /** Games with teams that fit too but are left out, as the text does not ask for teams. */
  teamGames: number;
  /** Null where nothing is wanted, or where a word is not understood. */
  answer: Answer | null;
  /** The games in the order that the text asks for; null where it asks for none. */
  order: readonly number[] | null;
}

export interface Search {
  /** Takes names in other languages. */
  learn: (file: NamesFile) => void;
  /** Whether names in other languages might help to read a text, and are not there yet. */
  isForeign: (text: string) => boolean;
  /** How a text is read. */
  read: (text: string) => ReadPart[];
  /** End of an address that has the browser mark what a text asks for on the page of a game; nothing without any. */
  marks: (text: string) => string;
  /** The pairs that a text finds. */
  ask: (text: string, pairs: Pairs, limits?: Limits) => Reply;
  /** The mask of that alone. */
  mask: (text: string, pairs: Pairs, teams?: boolean) => Uint8Array;
  /** The text without one of its parts, for each part without which something fits, most games first. */
  nearer: (text: string, pairs: Pairs, limits?: Limits) => Nearer[];
}

/** The conditions of the other filters. */
export interface Limits {
  /** Whether they ask for sizes of teams, so that games with teams stay. */
  teams: boolean;
  /** 1 for each pair that passes them; null for all. */
  within: Uint8Array | null;
}

/** A text with less in it. */
export interface Nearer {
  /** The part that was left out, in words. */
  left: string;
  text: string;
  games: number;
}
