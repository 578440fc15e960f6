import { secondsOrNull } from '../game/clock.ts';
import type { ReplaySummary, SummaryPlayer } from '../game/summary-schema.ts';
import type { ReplayIndexEntry, ReplayIndexPlayer } from './index-schema.ts';

/** Facts for an entry that the summary lacks. */
export interface EntryContext {
  /** Two race letters, or null: see `matchup` in `src/game/derive/race.ts`. */
  matchup: string | null;
  tournamentId: string | null;
  /** Ids of the curated builds that the game is attached to. */
  builds: string[];
}

/** The index entry for a summary. All times in seconds are the summary's milliseconds, rounded down. */
export const indexEntry = (
  summary: ReplaySummary,
  { matchup, tournamentId, builds }: EntryContext,
): ReplayIndexEntry => ({
  replayId: summary.replayId,
  map: summary.map,
  durationSec: secondsOrNull(summary.durationMs),
  matchup,
  players: Object.entries(summary.players).map(([slot, player]) => indexPlayer(slot, player)),
  builds,
  tournamentId,
});

const indexPlayer = (slot: string, player: SummaryPlayer): ReplayIndexPlayer => ({
  slot,
  name: player.name,
  race: player.race,
  hero: player.heroOpener?.name ?? null,
  heroTimeSec: secondsOrNull(player.heroOpener?.gameTimeMs ?? null),
  tier2Sec: secondsOrNull(player.tier2Time),
  tier3Sec: secondsOrNull(player.tier3Time),
  expansionSec: secondsOrNull(player.expansionTime),
});
