/** How far the estimated levels of heroes are from the levels that skill points prove. */
import type { LevelSigns } from '../../game/map/hero-levels.ts';
import { quantile } from '../../game/quantiles.ts';
import { RACES, type Race } from '../../game/summary.ts';

/** Levels that are estimated. */
const ESTIMATED = [2, 3] as const;

/** A hero’s levels, held against its skill points. Plain JSON, so that a build can keep it. */
export interface LevelCheck {
  /** Race of the player; null where it is not known. */
  race: Race | null;
  /** Whether it is the first hero of the player. */
  first: boolean;
  /** How many levels a skill point proves before the bounds allow them. */
  broken: number;
  /** How far the estimates of level 2 and 3 are off before they are kept to their bounds, in ms; null without an estimate. */
  errors: readonly [number | null, number | null];
}

/** The spread of the errors of a level, in ms; null where there are none. */
interface LevelSpread {
  level: (typeof ESTIMATED)[number];
  /** Null: all races. */
  race: Race | null;
  n: number;
  p50: number | null;
  p75: number | null;
}

export interface LevelAudit {
  heroes: number;
  /** Levels that are proven before the bounds allow them. */
  broken: number;
  /** Of first heroes: later ones share camps, and have often none to themselves. */
  spreads: readonly LevelSpread[];
}

/** Holds the levels of a hero against its skill points. */
export function checkLevels(
  { proven, earliest, likely }: LevelSigns,
  race: Race | null,
  first: boolean,
): LevelCheck {
  const errorOf = (level: number): number | null => {
    const [provenMs, likelyMs] = [proven[level - 1], likely[level - 2]];
    return provenMs === undefined || likelyMs === undefined ? null : Math.abs(provenMs - likelyMs);
  };
  return {
    race,
    first,
    broken: proven.slice(1).filter((ms, index) => (earliest[index] ?? Infinity) > ms).length,
    errors: [errorOf(2), errorOf(3)],
  };
}

export const auditLevels = (checks: readonly LevelCheck[]): LevelAudit => ({
  heroes: checks.length,
  broken: checks.reduce((sum, { broken }) => sum + broken, 0),
  spreads: ESTIMATED.flatMap((level) =>
    [null, ...RACES].map((race): LevelSpread => {
      const errors = checks
        .filter((check) => check.first && (race === null || check.race === race))
        .flatMap((check) => check.errors[level === 2 ? 0 : 1] ?? [])
        .sort((a, b) => a - b);
      const at = (share: number) => (errors.length === 0 ? null : quantile(errors, share));
      return { level, race, n: errors.length, p50: at(0.5), p75: at(0.75) };
    }),
  ),
});
