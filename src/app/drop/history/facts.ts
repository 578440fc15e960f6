/** What a history counts of a game: read out of it once, and kept so that the next look is quick. */
import type { AnalysedPlayer, GameAnalysis } from '../../../game/analysis.ts';
import { secondsOrNull } from '../../../game/clock.ts';
import { listedOf } from '../../../game/facts/listed-values.ts';
import { LISTED_FACTS, type Listed } from '../../../game/facts/listed.ts';
import { orderedHeroes, timingOf, type Timing } from '../../../game/key-timings.ts';
import { madeBefore } from '../../../game/made-before.ts';
import type { Race } from '../../../game/summary.ts';

/** The moments that are followed over time. */
export const TRENDS = ['first-hero', 'tier-2', 'expansion'] as const satisfies readonly Timing[];
export type Trend = (typeof TRENDS)[number];

/** The ends of the minutes by which units are counted. */
export const MINUTES = [5, 8, 10, 15] as const;

/** Raised when something else is read out of games, so that all are read once more. */
const FACTS = 4;

/** The facts of every list, and what only a history counts. */
export interface HistoryFacts extends Listed {
  fingerprint: string;
  /** What was read by which decoder: both have to be those of today. */
  facts: number;
  decoder: number;
  replayId: string;
  map: string;
  patch: string | null;
  /** ISO 8601, where the recording proves when it was played. */
  playedAt: string | null;
  /** The first day on which it can have been played, by its patch and its map; null where nothing is known of it. */
  playedFrom: string | null;
  players: readonly {
    handle: string;
    team: number;
    race: Race | null;
    result: 'won' | 'lost' | null;
    /** In the order in which they were ordered. */
    heroes: readonly string[];
    apm: number;
    /** Seconds; null where the player has none. */
    timings: Readonly<Record<Trend, number | null>>;
    /**
     * How many units, workers left out, were made for certain by each of the minutes; null where the player had left, and
     * where the recording keeps no objects.
     */
    units: readonly (number | null)[];
  }[];
}

/** Reads the facts of a game that is kept as read by `decoder`. */
export const factsOf = (game: GameAnalysis, decoder: number): HistoryFacts => ({
  fingerprint: game.fingerprint,
  facts: FACTS,
  decoder,
  replayId: game.replayId,
  map: game.map,
  patch: game.patch,
  playedAt: game.played.at ?? null,
  playedFrom: game.played.from ?? null,
  ...listedOf(game),
  players: game.players
    .filter(({ kind }) => kind === 'human')
    .map((player) => ({
      handle: player.handle,
      team: player.team,
      race: player.race,
      result: player.result,
      heroes: orderedHeroes(player).map(({ name }) => name),
      apm: player.apm.average,
      timings: Object.fromEntries(
        TRENDS.map((trend) => [trend, secondsOrNull(timingOf(player, trend))]),
      ) as Record<Trend, number | null>,
      units: MINUTES.map((minute) => unitsBy(player, minute * 60_000, player.leftMs ?? game.clockMs)),
    })),
});

function unitsBy({ made: counts }: AnalysedPlayer, ms: number, endMs: number): number | null {
  if (counts.length === 0 || endMs < ms) return null;
  const units = counts.filter(({ type, worker }) => type === 'unit' && !worker);
  return units.reduce((sum, entry) => sum + madeBefore(entry, ms).min, 0);
}

/** Whether facts say what would be read today. */
export const areCurrent = (facts: HistoryFacts | undefined, decoder: number): facts is HistoryFacts =>
  facts?.facts === FACTS && facts.decoder === decoder && LISTED_FACTS.every(([key]) => key in facts);
