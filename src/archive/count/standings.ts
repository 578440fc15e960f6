/** Ranks a game's players by key timings, among players of the same race in the same matchup. */
import { toSeconds } from '../../game/clock.ts';
import type { Race } from '../../game/races.ts';
import type { Appearance } from './appearances.ts';
import { distribution, hasQuartiles, PERCENTILES_FROM, standing, type Distribution } from './distribution.ts';
import { NO_ATLAS, type Atlas } from './atlas.ts';
import type { Catalogue } from './catalogue.ts';
import { withPlaces } from './timings-on-maps.ts';
import { comparisonUrl, COMPARED_MOMENTS, type ComparedTiming, type ComparedMoment } from './comparisons.ts';
import { memoize } from './memoize.ts';

/** A value among those it is compared with. */
export interface StandingMark {
  race: Race | null;
  /** The player's time in whole seconds. */
  sec: number;
  spread: Distribution;
  /** Whether there are enough values for quartiles. */
  quartiles: boolean;
}

/** A player’s timing, with its rank. */
export interface StandingRow extends StandingMark {
  moment: string;
  handle: string;
  race: Race;
  /** Rank, counted from 1 for the earliest: "2", or "2–3" for two players in the same second. */
  place: string;
  /** Null if the group is too small. */
  percent: number | null;
  /** Address of the full list for this comparison, with the games. */
  href: string;
}

export interface Standings {
  /** Explains the numbers. */
  note: string;
  /** By moment, then by player. */
  rows: StandingRow[];
}

const NOTE =
  'We compare this player with everyone else in the archive who played this race in this matchup and did the same. ' +
  'This player’s other games are left out. The percentile is the share of games in which it happened earlier, rounded ' +
  'down. Games in which it happened in the same second, including this one, count half. ' +
  `At least ${PERCENTILES_FROM} games by other players are ` +
  'needed. Earlier isn’t always better. ' +
  '“Expansion begun” is the latest time it could have started. First contact is the first attack order.';

/** Null unless the game is a 1v1 game with known races. Throws for an unknown game. */
export function standingsOf(
  replayId: string,
  catalogue: Catalogue,
  atlas: Atlas = NO_ATLAS,
): Standings | null {
  const rows = rowsOf(replayId, catalogue, atlas);
  return rows.length > 0 ? { note: NOTE, rows } : null;
}

/** Shared by all games in a matchup, so the ranking is computed only once per moment. */
const ranking = memoize((timing: ComparedTiming) => {
  const { times } = timing;
  const countsBefore: number[] = [];
  for (const [index, { ms }] of times.entries())
    while (countsBefore.length <= toSeconds(ms)) countsBefore.push(index);
  return {
    byPlayer: new Map(times.map((time) => [time.appearance.player, time])),
    byPerson: Map.groupBy(times, ({ appearance }) => appearance.person),
    /** How many players reached the moment before a given second. */
    before: (sec: number): number => countsBefore[sec] ?? times.length,
    /** The distribution without one person; null if there are no other people. */
    spreadWithout: memoize(({ person, player }: Appearance) =>
      distribution(
        times.filter(({ appearance }) => !isSame(appearance, { person, player })).map(({ ms }) => ms),
      ),
    ),
  };
});

/** Whether two appearances are known to be by the same person. */
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
      const ownTimes = (appearance.person ? byPerson.get(appearance.person)! : [time]).map(({ ms }) =>
        toSeconds(ms),
      );
      const below = before(sec) - ownTimes.filter((other) => other < sec).length;
      const equal = before(sec + 1) - before(sec) - ownTimes.filter((other) => other === sec).length;
      const otherTimes = times.length - ownTimes.length;
      const spread = spreadWithout(appearance);
      // The group consists of the others and this player, who counts once.
      const { percent, from, to } = standing(below, equal + 1, otherTimes + 1);
      if (!spread) return [];
      return [
        {
          moment: COMPARED_MOMENTS[moment],
          handle: player.handle,
          race: comparison.race,
          sec,
          place: from === to ? String(from) : `${from}–${to}`,
          percent: otherTimes < PERCENTILES_FROM ? null : percent,
          spread,
          quartiles: hasQuartiles(spread),
          href: `${comparisonUrl(comparison)}#${moment}`,
        },
      ];
    });
  });
}
