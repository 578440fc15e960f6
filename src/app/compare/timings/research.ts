import type { AnalysedPlayer } from '../../../game/analysis.ts';
import { secondsAhead } from '../difference.ts';
import { roleOf } from '../roles.ts';
import type { Side } from '../side.ts';

type Research = AnalysedPlayer['research'][number];

/** One level of one upgrade, on both sides or one. */
export interface ResearchRow {
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
