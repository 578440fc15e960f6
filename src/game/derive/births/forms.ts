/** Later forms of buildings: towers and town hall tiers. */
import { objectName } from '../../objects/table.ts';
import { baseForm } from './base-form.ts';
import type { Born } from './intervals.ts';
import type { Span } from './overlap.ts';
import type { Orders, Press } from './presses.ts';

/** A form that a building was upgraded to. */
export interface Form {
  id: string;
  name: string;
  /** The last matching order to this building, in ms; null if unknown. */
  ordered: number | null;
  /** When the upgrade finished: at the earliest its duration after the order, at the latest when it was first seen. */
  done: Span;
}

/** Returns a function that lists the later forms of an object in order. */
export function formsIn({ presses, costs }: Orders): (birth: Born) => Form[] {
  const pressesOf = new Map<string, Press[]>();
  for (const press of presses) {
    if (baseForm(press.id) === press.id) continue;
    for (const maker of press.makers) {
      const key = `${press.id} ${maker}`;
      const same = pressesOf.get(key) ?? [];
      pressesOf.set(key, same);
      same.push(press);
    }
  }
  return ({ id: kind, number, object, from }) =>
    (object.forms ?? []).slice(1).flatMap(([to, id]): Form[] => {
      if (id === kind || baseForm(id) !== kind) return [];
      const takesMs = costs.makeMs(id) ?? 0;
      const order = pressesOf.get(`${id} ${number}`)?.findLast(({ ms }) => ms + takesMs <= to);
      return [
        {
          id,
          name: objectName(id),
          ordered: order?.ms ?? null,
          done: { from: Math.min(to, (order?.ms ?? from) + takesMs), to },
        },
      ];
    });
}
