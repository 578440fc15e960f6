/** Experience from the game's constants since The Frozen Throne; patches 1.18 to 2.0 have the same values. */

/** Experience for a killed unit of level 1 to 10. */
const OF_LEVEL = [25, 40, 60, 85, 115, 150, 190, 235, 285, 340];
/** Total experience needed for levels 2 to 10. */
const NEEDED = [200, 500, 900, 1400, 2000, 2700, 3500, 4400, 5400];
/** Share of a creep's experience that a hero of level 1 to 4 gets; heroes of level 5 and above get none. */
const CREEP_SHARE = [0.8, 0.7, 0.6, 0.5];

/** Experience from a killed enemy. */
export interface Gain {
  /** Game time in ms. */
  ms: number;
  experience: number;
  creep: boolean;
}

/** Experience for a killed unit by level; unknown levels count as the lowest. */
export const experienceOf = (level: number | null): number =>
  OF_LEVEL[Math.max(0, Math.min(OF_LEVEL.length, level ?? 1) - 1)]!;

/** Times in ms at which a hero reaches each level from 2 on, if it gets all of these gains, sorted by time. */
export function levelTimes(gains: readonly Gain[]): number[] {
  const times: number[] = [];
  let sum = 0;
  for (const { ms, experience, creep } of gains) {
    sum += experience * (creep ? (CREEP_SHARE[times.length] ?? 0) : 1);
    while (times.length < NEEDED.length && sum >= NEEDED[times.length]!) times.push(ms);
  }
  return times;
}
