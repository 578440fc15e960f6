/** Words of pages as plain data, piece by piece. Texts may be hostile and are never markup. */
import type { StandingMark } from '../archive/count/standings.ts';
import type { Race } from '../game/races.ts';
import type { TimeBasis } from '../game/vocabulary.ts';
import type { MarkShape } from './svg/shapes.ts';

/** The only medium that shows this text: the page, or its Markdown version. */
export type Medium = 'page' | 'twin';

export interface Link {
  text: string;
  href: string;
}

/** A text from data, in any writing direction. */
export interface TextPiece {
  text: string;
  href?: string;
  note?: string;
  /** The name of the link for screen readers, if the text alone says too little. It contains the text. */
  label?: string;
  /** Its language, where it is not English: a BCP 47 tag. */
  lang?: string;
  /** Drawings before the text, with the same meaning as the text. */
  glyphs?: readonly string[];
}

/** A piece of a line. */
export type Piece =
  /** Our own words. */
  | string
  | TextPiece
  /** A game object, preceded by its icon. */
  | { glyph: string; text: string }
  | { number: number }
  /** A game time in ms with its basis. */
  | { ms: number | null; basis?: TimeBasis }
  | { race: Race | null; random?: boolean; href?: string }
  | { code: string }
  | { em: string }
  /** A note below the text it explains. `length`: reveals the game's length; `whole`: is about the whole game. */
  | { note: string; length?: boolean; whole?: true }
  /** An empty value, with its reason. */
  | { none: string }
  /** A mark of a drawing, explained by its legend. */
  | { mark: MarkShape }
  /** A colour sample; its name is next to it. */
  | { swatch: string }
  /** Address of a small picture that illustrates the neighbouring text. */
  | { picture: string }
  /** A small drawing of a time among those it is compared with. */
  | { standing: StandingMark }
  /** Words that show their evidence when clicked; the Markdown version has the evidence elsewhere. */
  | { opens: Words; lines: readonly string[] }
  /** Words with a class, or for only one medium. */
  | { words: Words; as?: string; only?: Medium };

export type Words = Piece | readonly Piece[];
