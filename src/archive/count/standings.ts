/** Where the players of a game stand in key timings among those of the same race in the same matchup. */
import { toSeconds } from '../../game/clock.ts';
import type { Race } from '../../game/summary.ts';
import { hasQuartiles, PERCENTILES_FROM, standing, type Distribution } from './distribution.ts';
import { NO_ATLAS, type Atlas } from './atlas.ts';
import type { Catalogue } from './catalogue.ts';
import { withPlaces } from './compared.ts';
import { comparisonUrl, COMPARED_MOMENTS, type ComparedTiming, type ComparedMoment } from './comparisons.ts';
import { once } from './once.ts';

/** What a percentile means here, for every place that gives one. */
const PERCENTILE_NOTE =
  'Compared with everyone in the archive who played this race in this matchup and did the same, this player included. The percentile is the share who were earlier, plus half of those in the same second; it is rounded ' +
  `down, and left out below ${PERCENTILES_FROM} players. Earlier is not better in itself. An expansion is begun when ` +
  'births prove it at the latest; first contact is the first attack order.';

export interface StandingRow {
  moment: string;
  handle: string;
  race: Race;
  /** When this player came to it, in whole seconds. */
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
export function standingsOf(
  replayId: string,
  catalogue: Catalogue,
  atlas: Atlas = NO_ATLAS,
): Standings | null {
  const rows = rowsOf(replayId, catalogue, atlas);
  return rows.length > 0 ? { note: PERCENTILE_NOTE, rows } : null;
}

/** What every game of a matchup needs to know about the times of a moment, worked out once. */
const ranking = once(({ times }: ComparedTiming) => {
  const before: number[] = [];
  for (const [at, { ms }] of times.entries()) while (before.length <= toSeconds(ms)) before.push(at);
  return {
    byPlayer: new Map(times.map((time) => [time.appearance.player, time])),
    /** How many came to it before a second. */
    before: (sec: number): number => before[sec] ?? times.length,
  };
});

function rowsOf(replayId: string, { byId, comparisons }: Catalogue, atlas: Atlas): StandingRow[] {
  const game = byId.get(replayId)?.game;
  if (!game) throw new Error(`The catalogue has no game with the id ${replayId}`);
  const groups = comparisons.filter(({ matchup }) => matchup === game.matchup);
  return (Object.keys(COMPARED_MOMENTS) as ComparedMoment[]).flatMap((moment) => {
    return game.players.flatMap((player): StandingRow[] => {
      const comparison = groups.find(({ race }) => race === player.race);
      const compared =
        comparison && withPlaces(comparison, atlas).timings.find(({ timing }) => timing === moment);
      const time = compared && ranking(compared).byPlayer.get(player);
      if (!time) return [];
      const { times, spread } = compared;
      const { before } = ranking(compared);
      const sec = toSeconds(time.ms);
      const below = before(sec);
      const { percent, n, from, to } = standing(below, before(sec + 1) - below, times.length);
      return [
        {
          moment: COMPARED_MOMENTS[moment],
          handle: player.handle,
          race: comparison.race,
          sec,
          place: from === to ? String(from) : `${from}–${to}`,
          percent: n < PERCENTILES_FROM ? null : percent,
          spread,
          quartiles: hasQuartiles(spread),
          href: `${comparisonUrl(comparison)}#${moment}`,
        },
      ];
    });
  });
}
