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
  /** Shortest time from order to birth, in ms. Buildings count as born when work on them begins. */
  takesMs: number;
  births: MadeBirth[];
  orders: CountedOrder[];
  /** For units: every queue slot taken by an order, including slots that made nothing. */
  slots?: readonly Slot[];
  /** Number of orders that cannot have made anything, by reason. */
  lost: Losses;
  contradicted: boolean;
}

/** An object that is confirmed to have been made. */
export interface MadeBirth {
  /** Number of the object among the game's objects. */
  object: number;
  /** First mention in ms. */
  seen: number;
  from: number;
  to: number;
  /** The matching order in the queues, in ms, and the number of the building; null if there is none. */
  ordered: number | null;
  maker: number | null;
  /** Most likely time within the interval. */
  estimate: number;
  basis: 'seen' | 'slot';
  /** For buildings, which are born when work begins: when the work was finished. Null if the game ended before that. */
  standing?: Span | null;
  /** For buildings: later forms that were seen; absent if there are none. */
  forms?: Form[];
}

/** Converts an object to a confirmed birth. */
export const toBirth = (
  { number, object, from, to }: Born,
  basis: MadeBirth['basis'] = 'seen',
  ordered: number | null = null,
  maker: number | null = null,
): MadeBirth => {
  return { object: number, seen: object.seen[0], from, to, ordered, maker, estimate: to, basis };
};
