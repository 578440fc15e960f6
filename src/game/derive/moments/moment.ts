import type { Point } from '../places/point.ts';

export type MomentKind =
  | 'hero'
  | 'camp'
  | 'contact'
  | 'fight'
  | 'expansion'
  | 'tier'
  | 'revival'
  | 'portal'
  | 'item'
  | 'tower'
  | 'unit'
  | 'pause'
  | 'leave';

/** What a moment rests on: one order; orders near in time and place; a conclusion that the recording does not say. */
type MomentBasis = 'order' | 'grouped' | 'inferred';

/** One row of the key moments of a game. Plain JSON. */
export interface Moment {
  ms: number;
  /** When it was over, where it lasted. */
  endMs: number | null;
  kind: MomentKind;
  /** A whole sentence without its full stop. */
  sentence: string;
  basis: MomentBasis;
  /** Whose moment it is, as an index of the sides; null for what belongs to both. */
  side: number | null;
  /** Where it stands on the map, and in words; null where the orders tell no place. */
  at: Point | null;
  place: string | null;
  /** Attack orders by side, for fights. */
  orders: readonly number[] | null;
  /** At most a third of the rows stand out. */
  bold: boolean;
}

/** A moment that may be chosen: how much it tells, and whether no list may do without it. */
export type MomentCandidate = Omit<Moment, 'bold'> & { weight: number; always?: true };
