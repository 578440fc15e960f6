import type { AnalysedStep } from '../../game/analysis.ts';
import type { Kind } from '../../view/svg/kinds.ts';
import { secondsAhead } from './difference.ts';
import { orderedBy, type Ordered } from './ordered.ts';
import { endOf, sameRace, type Side } from './side.ts';
import { ROW_WORDS, type GAPS } from './words.ts';

type Gap = keyof typeof GAPS;

/** A row with an order for the same thing on both sides, or for something that only one side ordered. */
export interface OrderRow {
  name: string;
  /** Which order of its kind it is on its side, from 1. */
  nth: number;
  /** Whether there are several of the kind, so that the number is useful. */
  several: boolean;
  kind: Kind;
  a: AnalysedStep | null;
  b: AnalysedStep | null;
  gap: Gap | null;
  /** Seconds by which A was earlier; null unless both sides have it. */
  ahead: number | null;
}

/**
 * The build orders of both sides row by row: the nth order of a kind is paired with the other side's nth, whatever
 * came in between. Rows are sorted by the earlier time.
 */
export function compareBuilds(a: Side, b: Side): OrderRow[] {
  const byRole = !sameRace(a, b);
  const [ofA, ofB] = [byKey(orderedBy(a, byRole)), byKey(orderedBy(b, byRole))];
  const ends = { a: endOf(a), b: endOf(b) };
  const rows = [...new Set([...ofA.keys(), ...ofB.keys()])].flatMap((key) =>
    rowsOf(ofA.get(key) ?? [], ofB.get(key) ?? [], byRole, ends),
  );
  return rows.toSorted((first, second) => startOf(first) - startOf(second));
}

/** Game time in ms at which a row begins. */
const startOf = ({ a, b }: OrderRow): number => Math.min(a?.ms ?? Infinity, b?.ms ?? Infinity);

/** The rows of one kind. */
function rowsOf(
  a: readonly Ordered[],
  b: readonly Ordered[],
  byRole: boolean,
  ends: Record<'a' | 'b', number>,
): OrderRow[] {
  const most = Math.max(a.length, b.length);
  return Array.from({ length: most }, (_, index): OrderRow => {
    const [fromA, fromB] = [a[index], b[index]];
    const { name, step, kind, racial } = (fromA ?? fromB)!;
    return {
      name,
      nth: index + 1,
      several: most > 1,
      kind,
      a: fromA?.step ?? null,
      b: fromB?.step ?? null,
      gap: fromA && fromB ? null : gapOf(step.ms, fromA ? ends.b : ends.a, byRole && racial),
      ahead: fromA && fromB ? secondsAhead(fromA.step.ms, fromB.step.ms) : null,
    };
  });
}

function gapOf(ms: number, endOfOther: number, alone: boolean): Gap {
  if (ms > endOfOther) return 'over';
  return alone ? 'race' : 'never';
}

const byKey = (ordered: readonly Ordered[]): Map<string, Ordered[]> => Map.groupBy(ordered, ({ key }) => key);

/** The name of a row with its number: "Footman, order 4". */
export const rowName = ({ name, nth, several }: OrderRow): string =>
  several ? ROW_WORDS.nth(name, nth) : name;
