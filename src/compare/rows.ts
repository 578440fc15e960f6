import type { AnalysedStep } from '../replay/analysis.ts';
import type { Kind } from '../view/drawing/kinds.ts';
import { secondsAhead } from './difference.ts';
import { madeBy, type Made } from './made.ts';
import { endOf, sameRace, type Side } from './side.ts';

/** Why a row has nothing on one side. */
export const GAPS = {
  race: 'not of this race',
  over: 'game over by then',
  never: 'not ordered',
} as const;
type Gap = keyof typeof GAPS;

/** The same thing on both sides, or what only one of them made. */
export interface Row {
  name: string;
  /** Which ones of their kind on their side: the fourth to sixth Footman are 4 and 6. */
  from: number;
  to: number;
  /** Whether there is more than one of the kind, so that the number says something. */
  several: boolean;
  kind: Kind;
  a: AnalysedStep | null;
  b: AnalysedStep | null;
  gap: Gap | null;
  /** Seconds by which A was earlier; null unless both sides have it. */
  ahead: number | null;
  /** Whether the numbers `from` and `to` are inferred from the pace of key presses, on either side. */
  inferred: boolean;
}

/**
 * The build orders of both sides row by row: the nth of a kind stands beside the nth of the same kind, whatever
 * came in between. Rows are in order of time, that of the earlier side.
 */
export function compareBuilds(a: Side, b: Side): Row[] {
  const byRole = !sameRace(a, b);
  const [ofA, ofB] = [byKey(madeBy(a, byRole)), byKey(madeBy(b, byRole))];
  const ends = { a: endOf(a), b: endOf(b) };
  const rows = [...new Set([...ofA.keys(), ...ofB.keys()])].flatMap((key) =>
    rowsOf(ofA.get(key) ?? [], ofB.get(key) ?? [], byRole, ends),
  );
  return rows.toSorted((one, other) => startOf(one) - startOf(other));
}

/** Game time in ms at which a row begins. */
const startOf = ({ a, b }: Row): number => Math.min(a?.ms ?? Infinity, b?.ms ?? Infinity);

/** The rows of one kind; neighbours that rest on the same orders are one row. */
function rowsOf(
  a: readonly Made[],
  b: readonly Made[],
  byRole: boolean,
  ends: Record<'a' | 'b', number>,
): Row[] {
  const rows: Row[] = [];
  const most = Math.max(a.length, b.length);
  for (let index = 0; index < most; index++) {
    const [one, other] = [a[index], b[index]];
    const last = rows.at(-1);
    const inferred = Boolean(one?.inferred || other?.inferred);
    if (last && last.a === (one?.step ?? null) && last.b === (other?.step ?? null)) {
      last.to++;
      last.inferred ||= inferred;
      continue;
    }
    const { name, step, kind, racial } = (one ?? other)!;
    rows.push({
      name,
      from: index + 1,
      to: index + 1,
      several: most > 1,
      kind,
      a: one?.step ?? null,
      b: other?.step ?? null,
      gap: one && other ? null : gapOf(step.ms, one ? ends.b : ends.a, byRole && racial),
      ahead: one && other ? secondsAhead(one.step.ms, other.step.ms) : null,
      inferred,
    });
  }
  return rows;
}

function gapOf(ms: number, endOfOther: number, alone: boolean): Gap {
  if (ms > endOfOther) return 'over';
  return alone ? 'race' : 'never';
}

const byKey = (made: readonly Made[]): Map<string, Made[]> => Map.groupBy(made, ({ key }) => key);

/** The name of a row with its number: "Footman 4", "Footman 4–6", "Footman ≈7". */
export function rowName({ name, from, to, several, inferred }: Row): string {
  if (!several) return name;
  const numbers = from === to ? String(from) : `${from}–${to}`;
  return `${name} ${inferred ? '≈' : ''}${numbers}`;
}
