import type { AnalysedMade } from '../../../game/made-schema.ts';
import { addBounds, madeBefore, type Bounds } from '../../../game/made-before.ts';
import { endOf, type Side } from '../side.ts';
import { COUNT_WORDS } from './words.ts';

/** Game times in ms up to which production is counted. */
const MARKS_MS: readonly number[] = [5, 8, 10].map((minutes) => minutes * 60_000);

const COUNTED: Readonly<Record<string, (entry: AnalysedMade) => boolean>> = {
  [COUNT_WORDS.army]: ({ type, worker }) => type === 'unit' && !worker,
  [COUNT_WORDS.workers]: ({ type, worker }) => type === 'unit' && worker,
  [COUNT_WORDS.buildings]: ({ type }) => type === 'building',
};

export interface CountRow {
  markMs: number;
  name: string;
  /** Null if the game ended earlier. */
  a: Bounds | null;
  b: Bounds | null;
  /** A's minimum and maximum minus B's; null unless both games lasted until the mark. */
  difference: Bounds | null;
  why: string | null;
}

/**
 * Compares how much both sides made from their orders before 5, 8 and 10 minutes. Marks that neither game reached are
 * left out. Empty unless both recordings identify their objects.
 */
export function compareCounts(a: Side, b: Side): CountRow[] {
  if ([a, b].some(({ player }) => player.made.length === 0)) return [];
  return MARKS_MS.filter((mark) => endOf(a) >= mark || endOf(b) >= mark).flatMap((markMs) =>
    Object.entries(COUNTED).map(([name, counted]): CountRow => {
      const [ofA, ofB] = [a, b].map((side) =>
        endOf(side) >= markMs
          ? addBounds(side.player.made.filter(counted).map((entry) => madeBefore(entry, markMs)))
          : null,
      );
      const difference = ofA && ofB ? { min: ofA.min - ofB.max, max: ofA.max - ofB.min } : null;
      return {
        markMs,
        name,
        a: ofA ?? null,
        b: ofB ?? null,
        difference,
        why: difference === null ? over(a, markMs) : null,
      };
    }),
  );
}

const over = (a: Side, markMs: number): string => COUNT_WORDS.over(endOf(a) < markMs ? 'A' : 'B', markMs);
