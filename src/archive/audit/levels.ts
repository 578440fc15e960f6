/** Compares the estimated levels of heroes with the levels that skill points prove. */
import type { LevelSigns } from '../../map/levels/hero-levels.ts';
import { quantile } from '../../game/quantiles.ts';
import { RACES, type Race } from '../../game/races.ts';

/** Estimated levels. */
const ESTIMATED = [2, 3] as const;

/** A hero’s levels compared with its skill points. Plain JSON, so that builds can cache it. */
export interface LevelCheck {
  /** Race of the player; null if unknown. */
  race: Race | null;
  /** Whether the hero is the player's first. */
  first: boolean;
  /** Number of levels that a skill point proves before the bounds allow them. */
  broken: number;
  /** Errors of the estimates for levels 2 and 3 in ms, before clamping to the bounds; null without an estimate. */
  errors: readonly [number | null, number | null];
}

/** Quantiles of the errors for a level in ms; null if there are none. */
interface LevelSpread {
  level: (typeof ESTIMATED)[number];
  /** Null for all races. */
  race: Race | null;
  n: number;
  p50: number | null;
  p75: number | null;
}

/** How well estimated levels agree with skill points. */
export interface LevelAudit {
  heroes: number;
  /** Number of levels proven before the bounds allow them. */
  broken: number;
  /** Only first heroes: later heroes share camps and often have none to themselves. */
  spreads: readonly LevelSpread[];
}

/** Compares the estimated levels of a hero with its skill points. */
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

/** Combines the comparisons of all games; only first heroes count for the spreads. */
export const auditLevels = (checks: readonly LevelCheck[]): LevelAudit => ({
  heroes: checks.length,
  broken: checks.reduce((sum, { broken }) => sum + broken, 0),
  spreads: ESTIMATED.flatMap((level) =>
    [null, ...RACES].map((race): LevelSpread => {
      const errors = checks
        .filter((check) => check.first && (race === null || check.race === race))
        .flatMap((check) => check.errors[level === 2 ? 0 : 1] ?? [])
        .sort((a, b) => a - b);
      const quantileAt = (share: number) => (errors.length === 0 ? null : quantile(errors, share));
      return { level, race, n: errors.length, p50: quantileAt(0.5), p75: quantileAt(0.75) };
    }),
  ),
});
