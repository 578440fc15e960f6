/** Whether serials stand in the order of creation, which every birth and every count of what was made rests on. */
import { intervals, ordersBySlot } from '../replay/derive/births/intervals.ts';
import type { Examined } from './examine.ts';

export interface BirthAudit {
  /** Objects that the recordings name by tag. */
  objects: number;
  /** Those that cannot have been there so soon as their serial says: a later one was seen before. */
  outOfOrder: { file: string; id: string; earliestMs: number; laterSeenMs: number }[];
}

/** Looks at every object whose orders say from when on it can have been there. */
export function auditBirths(games: readonly Examined[]): BirthAudit {
  const outOfOrder: BirthAudit['outOfOrder'] = [];
  let objects = 0;
  for (const { file, game } of games) {
    let laterSeenMs = Infinity;
    for (const { id, earliest, object } of intervals(game, ordersBySlot(game)).toReversed()) {
      objects++;
      if (id !== null && earliest > laterSeenMs)
        outOfOrder.push({ file, id, earliestMs: earliest, laterSeenMs });
      laterSeenMs = Math.min(laterSeenMs, object.seen[0]);
    }
  }
  return { objects, outOfOrder };
}
