/** Where the players of a game stand in key timings among those of the same race in the same matchup. */
import { toSeconds } from '../../game/clock.ts';
import type { Race } from '../../game/summary.ts';
import type { Appearance } from './appearances.ts';
import { distribution, hasQuartiles, PERCENTILES_FROM, standing, type Distribution } from './distribution.ts';
import { NO_ATLAS, type Atlas } from './atlas.ts';
import type { Catalogue } from './catalogue.ts';
import { withPlaces } from './compared.ts';
import { comparisonUrl, COMPARED_MOMENTS, type ComparedTiming, type ComparedMoment } from './comparisons.ts';
import { once } from './once.ts';

/** What a percentile means here, for every place that gives one. */
const PERCENTILE_NOTE =
  'Compared with games of everyone else in the archive who played this race in this matchup and did the same; other games of this ' +
  'player are left out. The percentile is the share who were earlier, plus half of those in the same second; it is rounded ' +
  `down, and left out below ${PERCENTILES_FROM} games of others. Earlier is not better in itself. An expansion is begun when ` +
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
const ranking = once((timing: ComparedTiming) => {
  const { times } = timing;
  const before: number[] = [];
  for (const [at, { ms }] of times.entries()) while (before.length <= toSeconds(ms)) before.push(at);
  return {
    byPlayer: new Map(times.map((time) => [time.appearance.player, time])),
    byPerson: Map.groupBy(times, ({ appearance }) => appearance.person),
    /** How many came to it before a second. */
    before: (sec: number): number => before[sec] ?? times.length,
    /** How all but one person are spread; null for nobody else. */
    spreadWithout: once(({ person, player }: Appearance) =>
      distribution(
        times.filter(({ appearance }) => !isSame(appearance, { person, player })).map(({ ms }) => ms),
      ),
    ),
  };
});

/** Whether two appearances are of one person, as far as that is known. */
const isSame = (
  appearance: Appearance,
  { person, player }: Pick<Appearance, 'person' | 'player'>,
): boolean => (person ? appearance.person === person : appearance.player === player);

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
      const { times } = compared;
      const { before, byPerson, spreadWithout } = ranking(compared);
      const sec = toSeconds(time.ms);
      const { appearance } = time;
      const same = (appearance.person ? byPerson.get(appearance.person)! : [time]).map(({ ms }) =>
        toSeconds(ms),
      );
      const below = before(sec) - same.filter((other) => other < sec).length;
      const equal = before(sec + 1) - before(sec) - same.filter((other) => other === sec).length;
      const others = times.length - same.length;
      const spread = spreadWithout(appearance);
      // The player stands among the others, once.
      const { percent, from, to } = standing(below, equal + 1, others + 1);
      if (!spread) return [];
      return [
        {
          moment: COMPARED_MOMENTS[moment],
          handle: player.handle,
          race: comparison.race,
          sec,
          place: from === to ? String(from) : `${from}–${to}`,
          percent: others < PERCENTILES_FROM ? null : percent,
          spread,
          quartiles: hasQuartiles(spread),
          href: `${comparisonUrl(comparison)}#${moment}`,
        },
      ];
    });
  });
}
