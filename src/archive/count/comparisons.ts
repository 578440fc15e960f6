/** Comparison groups for key timings: the players of one race in one matchup. */
import { TIMING_NAMES, TIMINGS, timingOf, type Timing } from '../../game/key-timings.ts';
import { RACE_NAMES } from '../../game/derive/race.ts';
import type { Race } from '../../game/races.ts';
import { urls } from '../../urls.ts';
import { groupBy, type Appearance } from './appearances.ts';
import { distribution, type Distribution } from './distribution.ts';

/** Names of all moments that are compared, such as the order of the first hero. */
export const COMPARED_MOMENTS = {
  ...TIMINGS,
  'expansion-begun': 'First expansion begun',
  contact: 'First contact',
} as const;
export type ComparedMoment = keyof typeof COMPARED_MOMENTS;

/** One moment, with all players who reached it. */
export interface ComparedTiming {
  timing: ComparedMoment;
  /** Earliest first; equal seconds are sorted by replay id and slot. */
  times: { ms: number; appearance: Appearance }[];
  spread: Distribution;
}

/** The players of one race in one matchup, with their timings. */
export interface Comparison {
  matchup: string;
  race: Race;
  /** All appearances in the group, in archive order; in a mirror matchup, both players of each game. */
  appearances: Appearance[];
  /** Timings that at least one player reached. */
  timings: ComparedTiming[];
}

/** Address of the timings page for one race in one matchup. */
export const comparisonUrl = ({ matchup, race }: Comparison): string =>
  urls.matchupTimings(matchup, RACE_NAMES[race]);

/** All groups, by matchup and race. Only 1v1 games with known races have a matchup. */
export const comparisonsOf = (everybody: readonly Appearance[]): Comparison[] =>
  [...groupBy(everybody, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => comparisonOf(group));

function comparisonOf(appearances: Appearance[]): Comparison {
  const { placed, player } = appearances[0]!;
  const timings = TIMING_NAMES.flatMap((timing) => compareTimes(timing, appearances));
  return { matchup: placed.game.matchup!, race: player.race!, appearances, timings };
}

const keyOf = ({ placed, player }: Appearance): string | null =>
  placed.game.matchup !== null && player.race ? `${placed.game.matchup} ${player.race}` : null;

const compareTimes = (timing: Timing, appearances: readonly Appearance[]): ComparedTiming[] =>
  sortTimes(
    timing,
    appearances.flatMap((appearance) => {
      const ms = timingOf(appearance.player, timing);
      return ms === null ? [] : [{ ms, appearance }];
    }),
  );

/** A moment with its sorted times; empty if no player reached it. */
export function sortTimes(timing: ComparedMoment, reached: ComparedTiming['times']): ComparedTiming[] {
  const times = reached.toSorted(
    (a, b) => a.ms - b.ms || (identity(a.appearance) < identity(b.appearance) ? -1 : 1),
  );
  const spread = distribution(times.map(({ ms }) => ms));
  return spread ? [{ timing, times, spread }] : [];
}

const identity = ({ placed, player }: Appearance): string => `${placed.game.replayId} ${player.slot}`;
