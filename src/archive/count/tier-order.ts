/** Compares the API's tier times with the upgrade orders: do both rank the players of a game in the same order? */
import { tierOf } from '../../game/key-timings.ts';
import type { ArchivedGame } from './archive.ts';

interface PlayerTier {
  handle: string;
  orderedMs: number;
  /** The published time: when the tier was first seen, or first required by an order. */
  publishedMs: number;
}

/** Two players in a game with published times in the reverse order of their upgrade orders. */
export interface ReversedPair {
  game: ArchivedGame;
  tier: 2 | 3;
  players: readonly [PlayerTier, PlayerTier];
}

/** How often published times keep the order of the upgrade orders. */
export interface TierOrder {
  /** Pairs of players in a game who both have an order and a published time. */
  pairs: number;
  /** Pairs in which the published times are in the reverse order. */
  reversed: ReversedPair[];
}

/** Compares the players of each game. */
export function tierOrder(games: readonly ArchivedGame[], tier: 2 | 3): TierOrder {
  const pairs = games.flatMap((game) =>
    pairsOf(playerTiers(game, tier)).map((players): ReversedPair => ({ game, tier, players })),
  );
  return {
    pairs: pairs.length,
    reversed: pairs.filter(({ players: [first, second] }) => first.publishedMs > second.publishedMs),
  };
}

/** All pairs of players, in each pair the one with the earlier order first. */
const pairsOf = (players: readonly PlayerTier[]): [PlayerTier, PlayerTier][] =>
  players.flatMap((player, index) =>
    players
      .slice(index + 1)
      .map((other): [PlayerTier, PlayerTier] =>
        player.orderedMs <= other.orderedMs ? [player, other] : [other, player],
      ),
  );

const playerTiers = ({ analysis, summary }: ArchivedGame, tier: 2 | 3): PlayerTier[] =>
  analysis.players.flatMap((player) => {
    const orderedMs = tierOf(player, tier)?.ordered?.ms;
    const publishedMs = summary.players[player.slot]?.[`tier${tier}Time`];
    return orderedMs === undefined || publishedMs == null
      ? []
      : [{ handle: player.handle, orderedMs, publishedMs }];
  });
