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

/** The basis of a moment: one order, orders near in time and place, or a conclusion that isn't in the recording. */
type MomentBasis = 'order' | 'grouped' | 'inferred';

/** A row of a game's key moments. Plain JSON. */
export interface Moment {
  ms: number;
  /** End time, if it has a duration. */
  endMs: number | null;
  kind: MomentKind;
  /** A whole sentence without its full stop. */
  sentence: string;
  basis: MomentBasis;
  /** Index of the side that the moment belongs to; null if it belongs to both. */
  side: number | null;
  /** Position on the map and its description; null if the orders show no place. */
  at: Point | null;
  place: string | null;
  /** Attack orders by side, for fights. */
  orders: readonly number[] | null;
  /** Emphasized; at most a third of the rows. */
  bold: boolean;
}

/** A possible moment, with its weight and whether every list must include it. */
export type MomentCandidate = Omit<Moment, 'bold'> & { weight: number; always?: true };
