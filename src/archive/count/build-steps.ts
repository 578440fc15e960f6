/** The steps of a build, from the games attached to it. */
import type { AnalysedPlayer, AnalysedStep } from '../../game/analysis.ts';
import { firstStepsOf } from '../../game/first-steps.ts';
import { median } from '../../game/quantiles.ts';
import { groupBy } from './appearances.ts';
import type { Archive } from './archive.ts';
import { distribution, type Distribution } from './distribution.ts';
import { memoize } from './memoize.ts';

/** The nth object of a kind, as ordered by players who played the build. */
export interface TimedStep {
  id: string;
  name: string;
  type: AnalysedPlayer['build'][number]['type'];
  /** 1 for the first object of its kind. */
  nth: number;
  /** Distribution of order times over all players who ordered it; `n` is the number of these players. */
  spread: Distribution;
  /** Median of the food used before the order; null unless it’s known to one for at least half of these players. */
  food: number | null;
}

/** The common steps among a build's players, and the number of players. */
export interface BuildSteps {
  steps: TimedStep[];
  players: number;
}

/** The steps of every build that has games, by build id. */
export const stepsOfBuilds = memoize(({ games }: Pick<Archive, 'games'>): Map<string, BuildSteps> => {
  const played = games.flatMap(({ analysis, builds }) =>
    builds.flatMap(({ build, slot }) =>
      analysis.players.filter((player) => player.slot === slot).map((player) => ({ build, player })),
    ),
  );
  return new Map(
    [...groupBy(played, ({ build }) => build)].map(([build, group]) => {
      const players = group.map(({ player }) => player);
      return [build, { steps: timedSteps(players), players: players.length }];
    }),
  );
});

/** Minimum number of players: a single player has no median. */
const FEWEST_PLAYERS = 2;

/**
 * Steps ordered by at least half of the players and by at least two, sorted by median time. Empty for a single player,
 * because one game doesn't make a build.
 */
export function timedSteps(players: readonly AnalysedPlayer[]): TimedStep[] {
  if (players.length < FEWEST_PLAYERS) return [];
  const steps = players.flatMap((player) => firstStepsOf(player).build);
  return [...groupBy(steps, ({ id, nth }) => `${id} ${nth}`).values()]
    .filter((group) => group.length >= Math.max(FEWEST_PLAYERS, players.length / 2))
    .map((group) => ({
      id: group[0]!.id,
      name: group[0]!.name,
      type: group[0]!.type,
      nth: group[0]!.nth,
      spread: distribution(group.map(({ ms }) => ms))!,
      food: medianFood(group),
    }))
    .sort((a, b) => a.spread.medianSec - b.spread.medianSec || (a.name < b.name ? -1 : 1));
}

/** Supply at a step, rounded down; null if it is known to within two for fewer than half of the players. */
function medianFood(group: readonly Pick<AnalysedStep, 'supply'>[]): number | null {
  const known = group.flatMap(({ supply }) =>
    supply && supply.used[1] - supply.used[0] <= 2 ? [(supply.used[0] + supply.used[1]) / 2] : [],
  );
  return known.length * 2 < group.length ? null : median(known);
}
