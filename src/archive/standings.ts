/** Where the players of a game stand in key timings among those of the same race in the same matchup. */
import { TIMING_NAMES, TIMINGS, timingOf } from '../replay/key-timings.ts';
import type { Race } from '../replay/summary.ts';
import { hasQuartiles, PERCENTILES_FROM, standing, type Distribution } from './distribution.ts';
import type { Catalogue } from './catalogue.ts';
import { comparisonUrl } from './comparisons.ts';

/** What a percentile means here, for every place that gives one. */
const PERCENTILE_NOTE =
  'Compared with everyone in the archive who played this race in this matchup and gave the order, this player ' +
  'included. The percentile is the share who gave it in an earlier second, plus half of those in the same second; it ' +
  `is rounded down, and left out below ${PERCENTILES_FROM} players. Earlier is not better in itself.`;

export interface StandingRow {
  moment: string;
  handle: string;
  race: Race;
  /** When this player gave the order, in whole seconds. */
  sec: number;
  /** "2", or "2–3" for two at the same second; 1 is the earliest. */
  place: string;
  /** Null in a group too small for one. */
  percent: number | null;
  spread: Distribution;
  /** Whether the quartiles of the spread say anything. */
  quartiles: boolean;
  /** Where exactly those who are compared stand, each with the game. */
  href: string;
}

export interface Standings {
  /** What the numbers mean. */
  note: string;
  /** By moment, then by player. */
  rows: StandingRow[];
}

/** Null for a game that is not one against one, or of which a race is unknown. Throws for an unknown game. */
export function standingsOf(replayId: string, catalogue: Catalogue): Standings | null {
  const rows = rowsOf(replayId, catalogue);
  return rows.length > 0 ? { note: PERCENTILE_NOTE, rows } : null;
}

function rowsOf(replayId: string, { byId, comparisons }: Catalogue): StandingRow[] {
  const game = byId.get(replayId)?.game;
  if (!game) throw new Error(`The catalogue has no game with the id ${replayId}`);
  return TIMING_NAMES.flatMap((timing) =>
    game.players.flatMap((player): StandingRow[] => {
      const comparison = comparisons.find((one) => one.matchup === game.matchup && one.race === player.race);
      const compared = comparison?.timings.find((one) => one.timing === timing);
      const ms = timingOf(player, timing);
      if (!comparison || !compared || ms === null || player.kind !== 'human') return [];
      const { percent, n, from, to } = standing(
        ms,
        compared.times.map((one) => one.ms),
      )!;
      return [
        {
          moment: TIMINGS[timing],
          handle: player.handle,
          race: comparison.race,
          sec: Math.floor(ms / 1000),
          place: from === to ? String(from) : `${from}–${to}`,
          percent: n < PERCENTILES_FROM ? null : percent,
          spread: compared.spread,
          quartiles: hasQuartiles(compared.spread),
          href: `${comparisonUrl(comparison)}#${timing}`,
        },
      ];
    }),
  );
}
