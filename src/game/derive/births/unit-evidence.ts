import type { GamePlayer } from '../../game.ts';
import type { MayHaveFallen } from './fallen.ts';
import type { Illusions } from './illusions.ts';
import type { Born } from './intervals.ts';
import type { Span } from './overlap.ts';
import type { Orders } from './presses.ts';

/** One player, with everything that limits what they made. */
export interface UnitEvidence {
  player: GamePlayer;
  born: readonly Born[];
  orders: Orders;
  endMs: number;
  /** The times at which the player's team may have begun buildings that nobody selected. */
  sites: readonly Span[];
  fell: MayHaveFallen;
  illusions: Illusions;
}
