import { median } from '../game/quantiles.ts';
import { RACES, type Race } from '../game/races.ts';
import type { ReplayIndexEntry } from './index-schema.ts';

/** The timing fields of a player in the index. */
export const TIMING_FIELDS = ['heroTimeSec', 'tier2Sec', 'tier3Sec', 'expansionSec'] as const;
export type TimingField = (typeof TIMING_FIELDS)[number];

/** The distribution of one timing among the players of one race. */
interface TimingMedian {
  /** Number of players with a known value. */
  n: number;
  /** Median in seconds, rounded down; null if no value is known. */
  medianSec: number | null;
}

/** For each race and each timing field in the index: the number of values and the median. */
export type TimingStatistics = Record<Race, Record<TimingField, TimingMedian>>;

/**
 * Medians over all players in the given index entries with a known race and value. Each player in each game counts
 * once. The result has all races and fields, even if there are few entries.
 */
export function timingStatistics(entries: readonly ReplayIndexEntry[]): TimingStatistics {
  const players = entries.flatMap((entry) => entry.players);
  const ofRace = (race: Race) => {
    const raceGroup = players.filter((player) => player.race === race);
    const rows = TIMING_FIELDS.map((field) => [
      field,
      timingMedian(raceGroup.map((player) => player[field])),
    ]);
    return Object.fromEntries(rows) as Record<TimingField, TimingMedian>;
  };
  return Object.fromEntries(RACES.map((race) => [race, ofRace(race)])) as TimingStatistics;
}

function timingMedian(values: readonly (number | null | undefined)[]): TimingMedian {
  const present = values.filter((value) => value != null);
  return { n: present.length, medianSec: median(present) };
}
