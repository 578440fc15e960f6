/** Input for facts. */
import type { AnalysedPlayer, GameAnalysis } from '../analysis.ts';
import { isDuel } from '../sides.ts';
import { spentInAll, type Spent } from '../spent.ts';

/** A game with the site's additional data. */
export interface FactSource {
  game: {
    replayId: string;
    analysis: GameAnalysis;
    event: { id: string } | null;
    /** Number of its series; null if no event or name links it to other games. */
    series: number | null;
    /** When the game was added to the archive, in ISO 8601; null if unknown. */
    added: string | null;
  };
  /** Player ids by slot; absent for computers and unnamed players. */
  people: ReadonlyMap<string, string>;
  /** Id of its map; null for a recording without a map. */
  map: string | null;
}

/** Input for a game's facts. */
export type GameSource = { source: FactSource } & FactSource['game'] & GameAnalysis;

/** Joins what is known of a game, for the columns of games. */
export const gameSource = (source: FactSource): GameSource => ({
  source,
  ...source.game,
  ...source.game.analysis,
});

/** Input for a player's facts. */
export interface PlayerSource {
  source: FactSource;
  slot: string;
  player: AnalysedPlayer;
  opponent: AnalysedPlayer | undefined;
  spent: Spent | null;
}

/** The players of a game, in lobby order; only a 1v1 game has opponents. */
export const playerSources = (source: FactSource): PlayerSource[] => {
  const { analysis } = source.game;
  return analysis.players.map((player) => ({
    source,
    slot: player.slot,
    player,
    opponent: isDuel(analysis) ? analysis.players.find(({ slot }) => slot !== player.slot) : undefined,
    spent: spentInAll(analysis, player.slot),
  }));
};
