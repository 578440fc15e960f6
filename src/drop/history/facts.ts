/** What a history counts of a game: read out of it once, and kept so that the next look is quick. */
import type { GameAnalysis } from '../../replay/analysis.ts';
import { toSeconds } from '../../replay/clock.ts';
import { orderedHeroes, timingOf, type Timing } from '../../replay/key-timings.ts';
import type { Race } from '../../replay/summary.ts';

/** The moments that are followed over time. */
export const TRENDS = ['first-hero', 'tier-2', 'expansion'] as const satisfies readonly Timing[];
export type Trend = (typeof TRENDS)[number];

/** Raised when something else is read out of games, so that all are read once more. */
const FACTS = 1;

export interface Facts {
  fingerprint: string;
  /** What was read by which decoder: both have to be those of today. */
  facts: number;
  decoder: number;
  replayId: string;
  map: string;
  patch: string | null;
  /** ISO 8601, where the recording proves when it was played. */
  playedAt: string | null;
  /** Until it was decided. */
  durationMs: number;
  players: readonly {
    handle: string;
    team: number;
    race: Race | null;
    result: 'won' | 'lost' | null;
    hero: string | null;
    apm: number;
    /** Seconds; null where the player has none. */
    timings: Readonly<Record<Trend, number | null>>;
  }[];
}

/** Reads the facts of a game that is kept as read by `decoder`. */
export const factsOf = (game: GameAnalysis, decoder: number): Facts => ({
  fingerprint: game.fingerprint,
  facts: FACTS,
  decoder,
  replayId: game.replayId,
  map: game.map,
  patch: game.patch,
  playedAt: game.played.at ?? null,
  durationMs: game.decidedMs,
  players: game.players
    .filter(({ kind }) => kind === 'human')
    .map((player) => ({
      handle: player.handle,
      team: player.team,
      race: player.race,
      result: player.result,
      hero: orderedHeroes(player)[0]?.name ?? null,
      apm: player.apm.average,
      timings: Object.fromEntries(
        TRENDS.map((trend) => [trend, secondsOf(timingOf(player, trend))]),
      ) as Record<Trend, number | null>,
    })),
});

const secondsOf = (ms: number | null): number | null => (ms === null ? null : toSeconds(ms));

/** Whether facts say what would be read today. */
export const areCurrent = (known: Facts | undefined, decoder: number): known is Facts =>
  known?.facts === FACTS && known.decoder === decoder;
