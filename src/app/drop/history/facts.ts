/** History facts of a game, read once and cached. */
import type { AnalysedPlayer, GameAnalysis } from '../../../game/analysis.ts';
import { secondsOrNull } from '../../../game/clock.ts';
import { listedOf } from '../../../game/facts/listed-values.ts';
import { LISTED_FACTS, type Listed } from '../../../game/facts/listed.ts';
import { orderedHeroes, TIMINGS, timingOf, type Timing } from '../../../game/key-timings.ts';
import { madeBefore } from '../../../game/made-before.ts';
import type { ToldGame } from '../../../game/map/story-schema.ts';
import type { Race } from '../../../game/summary.ts';

/** Timings tracked over time. */
export const TRENDS = ['first-hero', 'camp', 'tier-2', 'expansion'] as const satisfies readonly (
  'camp' | Timing
)[];
export type Trend = (typeof TRENDS)[number];

/** Display names of the trends. */
export const TREND_NAMES: Readonly<Record<Trend, string>> = { ...TIMINGS, camp: 'First creep camp' };

/** Minutes at which units are counted. */
export const MINUTES = [5, 8, 10, 15] as const;

/** Version, raised when other facts are read, so that all games are read again. */
const FACTS = 5;

/** The facts of every list, and facts only the history needs. */
export interface HistoryFacts extends Listed {
  fingerprint: string;
  /** Versions of the facts and the decoder that read them; both must be current. */
  facts: number;
  decoder: number;
  replayId: string;
  map: string;
  patch: string | null;
  /** ISO 8601, if the recording proves when it was played. */
  playedAt: string | null;
  /** First possible day, from patch and map; null if unknown. */
  playedFrom: string | null;
  players: readonly {
    handle: string;
    team: number;
    race: Race | null;
    result: 'won' | 'lost' | null;
    /** In order of training. */
    heroes: readonly string[];
    apm: number;
    /** Seconds; null if the player has none. */
    timings: Readonly<Record<Trend, number | null>>;
    /**
     * Confirmed units without workers, by each minute; null if the player had left, or if the recording contains no
     * objects.
     */
    units: readonly (number | null)[];
  }[];
}

/** Reads the facts of a stored game; `decoder` is the version that read it. */
export const factsOf = (
  game: GameAnalysis,
  decoder: number,
  chronicle: Pick<ToldGame, 'places'> | null = null,
): HistoryFacts => ({
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
        TRENDS.map((trend) => [
          trend,
          secondsOrNull(trend === 'camp' ? firstCamp(player, chronicle) : timingOf(player, trend)),
        ]),
      ) as Record<Trend, number | null>,
      units: MINUTES.map((minute) => unitsBy(player, minute * 60_000, player.leftMs ?? game.clockMs)),
    })),
});

/** The first attack on a creep camp, in ms; null if there is none, or if the game has no map orders. */
const firstCamp = ({ slot }: AnalysedPlayer, chronicle: Pick<ToldGame, 'places'> | null): number | null =>
  chronicle?.places?.camps.find((visit) => String(visit.slot) === slot)?.startMs ?? null;

function unitsBy({ made: counts }: AnalysedPlayer, ms: number, endMs: number): number | null {
  if (counts.length === 0 || endMs < ms) return null;
  const units = counts.filter(({ type, worker }) => type === 'unit' && !worker);
  return units.reduce((sum, entry) => sum + madeBefore(entry, ms).min, 0);
}

/** Whether facts are current. */
export const areCurrent = (facts: HistoryFacts | undefined, decoder: number): facts is HistoryFacts =>
  facts?.facts === FACTS && facts.decoder === decoder && LISTED_FACTS.every(([key]) => key in facts);
