/** Counts of units and buildings, for tests that only look at counts. */
import type { AnalysedMade } from '../../src/game/made-schema.ts';
import { findObject, objectName } from '../../src/game/objects/table.ts';
import { at } from './analysed.ts';

/** Makes a count with one object per order, the first of them confirmed by simultaneous objects. */
export function count(
  id: string,
  type: AnalysedMade['type'],
  clocks: readonly string[],
  { proven, ...more }: Partial<AnalysedMade> & { proven: number },
): AnalysedMade {
  const times = clocks.map(at);
  const takesMs = type === 'building' ? 0 : 1;
  const births = times.slice(0, proven).map((ordered, object) => {
    const ms = ordered + takesMs;
    return {
      object,
      seen: ms,
      from: ms,
      to: ms,
      estimate: ms,
      basis: 'seen',
      ordered,
      maker: null,
    } as const;
  });
  return {
    id,
    name: objectName(id),
    type,
    worker: findObject(id)?.worker ?? false,
    ordered: times.length,
    min: births.length,
    max: times.length,
    basis: births.length > 0 ? 'seen' : 'order',
    takesMs,
    contradicted: false,
    lost: {},
    births,
    orders: times.map((ms) => ({ ms, maker: null, makers: [], may: 1 })),
    ...more,
  };
}
