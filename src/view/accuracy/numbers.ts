/** Numbers in the sentences of the accuracy page. */
import type { TruthFacts } from '../../archive/count/truth.ts';
import { HALL_UPGRADE_MS } from '../../game/derive/tiers.ts';

/** A count with thousands separated. */
export const withSeparators = (count: number): string => count.toLocaleString('en');

/** How long a town hall upgrade takes, in s; see `HALL_UPGRADE_MS`. */
export const UPGRADE_SEC = HALL_UPGRADE_MS / 1000;

/** The numbers that the page's sentences need besides those of the audit itself. Times are in s. */
export function accuracyNumbers({ audit, maps, levels }: TruthFacts) {
  const { clock, prerequisites, reading } = audit;
  return {
    clockAgrees: clock.games - clock.beyondTolerance.length,
    early: prerequisites.withoutMaker.length + prerequisites.withoutTier.length,
    onMapFile: reading.decoded - maps.matches.none,
    levelTwoSec: Math.round((levels.spreads[0]?.p50 ?? 0) / 1000),
  };
}
