/** Words of pages as plain data, piece by piece. Texts may be hostile; none of them is markup. */
import type { StandingRow } from '../archive/count/standings.ts';
import type { Race } from '../game/summary.ts';
import type { TimeBasis } from '../game/vocabulary.ts';
import type { MarkShape } from './svg/shapes.ts';

/** Where something is said that the other does not need: on the page for people, or in its Markdown twin. */
export type Medium = 'page' | 'twin';

export interface Link {
  text: string;
  href: string;
}

/** Words out of data, which may run in any direction. */
export interface TextPiece {
  text: string;
  href?: string;
  note?: string;
  /** Drawings before the text, which says the same. */
  glyphs?: readonly string[];
}

/** One piece of a line. */
export type Piece =
  /** Words of ours. */
  | string
  | TextPiece
  /** An object of the game behind its drawing. */
  | { glyph: string; text: string }
  | { number: number }
  /** A game time in ms, with what it rests on. */
  | { ms: number | null; basis?: TimeBasis }
  | { race: Race | null; random?: boolean }
  | { code: string }
  | { em: string }
  /** Stands below what it explains. `length`: it tells about how long the game lasted; `whole`: about all of it. */
  | { note: string; length?: boolean; whole?: true }
  /** Nothing, and why. */
  | { none: string }
  /** A mark of a drawing, which its legend explains. */
  | { mark: MarkShape }
  /** A colour as it looks; its name stands beside it. */
  | { swatch: string }
  /** A small picture of what stands beside it: the address of its file. */
  | { picture: string }
  /** A time among those it is compared with, drawn small. */
  | { standing: StandingRow }
  /** What opens what it rests on; the twin has that elsewhere. */
  | { opens: Words; lines: readonly string[] }
  /** Words of one medium, or of a class of their own. */
  | { words: Words; as?: string; only?: Medium };

export type Words = Piece | readonly Piece[];
