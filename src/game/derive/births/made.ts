import type { CountEvidence } from '../../vocabulary.ts';
import type { Form } from './forms.ts';
import type { CountedOrder, Losses } from './counted-orders.ts';
import type { Born } from './intervals.ts';
import type { Span } from './overlap.ts';
import type { Slot } from './queues.ts';

/** How many of one kind a player made. */
export interface Made {
  id: string;
  type: 'unit' | 'hero' | 'building';
  /** Orders in the recording. */
  ordered: number;
  min: number;
  max: number;
  basis: CountEvidence;
  /** From an order to a birth at least, in ms; buildings are born when work on them begins. */
  takesMs: number;
  births: MadeBirth[];
  orders: CountedOrder[];
  /** Of units: every place in a queue that an order took, those that made nothing included. */
  slots?: readonly Slot[];
  /** What was asked for and cannot have been made, by reason. */
  lost: Losses;
  contradicted: boolean;
}

/** One that is proven to have been made. */
export interface MadeBirth {
  /** Number among the game's objects. */
  object: number;
  /** When it was named first, in ms. */
  seen: number;
  from: number;
  to: number;
  /** The order that the queues have for it, in ms, and the number of the building; null where they have none. */
  ordered: number | null;
  maker: number | null;
  /** The likeliest time between the two. */
  estimate: number;
  basis: 'seen' | 'slot';
  /** Of buildings, whose work begins with their birth: when it was done; null where the game ended before. */
  standing?: Span | null;
  /** Of buildings: what it was upgraded to, as far as anybody saw it; absent for none. */
  forms?: Form[];
}

/** An object as one that is proven to have been made. */
export const toBirth = (
  { number, object, from, to }: Born,
  basis: MadeBirth['basis'] = 'seen',
  ordered: number | null = null,
  maker: number | null = null,
): MadeBirth => {
  return { object: number, seen: object.seen[0], from, to, ordered, maker, estimate: to, basis };
};
