/** A game with what the site adds to it: all that facts are read from. */
import type { GameAnalysis } from '../analysis.ts';

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
