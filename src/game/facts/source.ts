/** The source that facts are read from. */
import type { AnalysedPlayer, GameAnalysis } from '../analysis.ts';
import { isDuel } from '../sides.ts';
import { spentInAll, type Spent } from '../spent.ts';

/** A game with what the site adds to it. */
export interface FactSource {
  game: {
    replayId: string;
    analysis: GameAnalysis;
    event: { id: string } | null;
    /** Number of its series; null for a game that no event or name joins to others. */
    series: number | null;
    /** When it came into the archive, in ISO 8601; null where nobody knows. */
    added: string | null;
  };
  /** Ids of the people who play, by slot; none for computers and for players without a name. */
  people: ReadonlyMap<string, string>;
  /** Id of its map; null for a recording without a map. */
  map: string | null;
}

/** The source that the facts of a game are read from. */
export type GameSource = { source: FactSource } & FactSource['game'] & GameAnalysis;

export const gameSource = (source: FactSource): GameSource => ({
  source,
  ...source.game,
  ...source.game.analysis,
});

/** The source that the facts of a player are read from. */
export interface PlayerSource {
  source: FactSource;
  slot: string;
  player: AnalysedPlayer;
  opponent: AnalysedPlayer | undefined;
  spent: Spent | null;
}

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
