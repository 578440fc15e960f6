/** Compares how much two sides made by certain minutes, and their research. */
import { formatClock } from '../../../game/clock.ts';
import type { AnalysedMade } from '../../../game/made-schema.ts';
import { addBounds, type Bounds, countBefore } from '../../../game/made-before.ts';
import type { AnalysedPlayer } from '../../../game/analysis.ts';
import { endOf, type Side } from '../side.ts';
import { secondsAhead } from '../difference.ts';
import { roleOf } from '../counterparts.ts';

/** Game times in ms up to which production is counted. */
const MARKS_MS: readonly number[] = [5, 8, 10].map((minutes) => minutes * 60_000);

const COUNTED: Readonly<Record<string, (entry: AnalysedMade) => boolean>> = {
  ['Army units']: ({ type, worker }) => type === 'unit' && !worker,
  ['Workers']: ({ type, worker }) => type === 'unit' && worker,
  ['Buildings']: ({ type }) => type === 'building',
};

interface CountRow {
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
          ? addBounds(side.player.made.filter(counted).map((entry) => countBefore(entry, markMs)))
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

const over = (a: Side, markMs: number): string =>
  `The game of ${endOf(a) < markMs ? 'A' : 'B'} did not last until ${formatClock(markMs)}`;

type Research = AnalysedPlayer['research'][number];

/** One level of one upgrade, on both sides or one. */
interface ResearchRow {
  name: string;
  level: number;
  a: Research | null;
  b: Research | null;
  /** Seconds by which A was earlier; null unless both ordered it. */
  ahead: number | null;
}

/** All upgrades of both sides by time; different races are only paired by role. */
export function compareResearch(a: Side, b: Side): ResearchRow[] {
  const [ofA, ofB] = [byKey(a), byKey(b)];
  const rows = [...new Set([...ofA.keys(), ...ofB.keys()])].map((key): ResearchRow => {
    const [fromA, fromB] = [ofA.get(key) ?? null, ofB.get(key) ?? null];
    const { id, name, level } = (fromA ?? fromB)!;
    const ahead = fromA && fromB ? secondsAhead(fromA.ms, fromB.ms) : null;
    return { name: roleOf(id) ?? name, level, a: fromA, b: fromB, ahead };
  });
  const start = ({ a, b }: ResearchRow) => Math.min(a?.ms ?? Infinity, b?.ms ?? Infinity);
  return rows.toSorted((first, second) => start(first) - start(second));
}

/** First order of each level of each upgrade. */
function byKey({ player }: Side): Map<string, Research> {
  const orders = new Map<string, Research>();
  for (const research of player.research) {
    const key = `${roleOf(research.id) ?? research.id} ${research.level}`;
    if (!orders.has(key)) orders.set(key, research);
  }
  return orders;
}
