import type { AnalysedPlayer, AnalysedStep } from '../../replay/analysis.ts';
import { formatClock } from '../../replay/clock.ts';
import { endOf, type Side } from '../side.ts';

/** Game times in ms up to which is counted what was made. */
const MARKS_MS: readonly number[] = [5, 8, 10].map((minutes) => minutes * 60_000);

const COUNTED: Readonly<Record<string, (step: AnalysedStep) => boolean>> = {
  'Army units': ({ type, worker }) => type === 'unit' && !worker,
  Workers: ({ type, worker }) => type === 'unit' && worker,
  Buildings: ({ type }) => type === 'building',
};

/** How many were ordered on one side; null where the game did not last that long. */
export interface Count {
  number: number;
  /** Whether a burst of presses is among them, of which the number made is inferred. */
  inferred: boolean;
}

export interface CountRow {
  markMs: number;
  name: string;
  a: Count | null;
  b: Count | null;
  /** A's number less B's; null unless both games lasted to the mark. */
  difference: number | null;
  why: string | null;
}

/** What both sides had ordered by 5, 8 and 10 minutes. Marks that neither game reached are left out. */
export function compareCounts(a: Side, b: Side): CountRow[] {
  return MARKS_MS.filter((mark) => endOf(a) >= mark || endOf(b) >= mark).flatMap((markMs) =>
    Object.entries(COUNTED).map(([name, counted]) => {
      const [ofA, ofB] = [a, b].map((side) =>
        endOf(side) >= markMs ? countOf(side.player, markMs, counted) : null,
      );
      const difference = ofA && ofB ? ofA.number - ofB.number : null;
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

function countOf(player: AnalysedPlayer, markMs: number, counted: (step: AnalysedStep) => boolean): Count {
  const steps = player.build.filter((step) => step.ms < markMs && counted(step));
  return {
    number: steps.reduce((sum, { count }) => sum + count, 0),
    inferred: steps.some(({ countBasis }) => countBasis === 'inferred'),
  };
}

const over = (a: Side, markMs: number): string =>
  `The game of ${endOf(a) < markMs ? 'A' : 'B'} did not last until ${formatClock(markMs)}`;
