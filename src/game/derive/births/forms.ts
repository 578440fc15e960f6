/** What buildings became: towers, and town halls of the next tier. */
import { objectName } from '../../objects/table.ts';
import { baseForm } from './base-form.ts';
import type { Born } from './intervals.ts';
import type { Span } from './overlap.ts';
import type { Orders, Press } from './presses.ts';

/** A form that a building was upgraded to. */
export interface Form {
  id: string;
  name: string;
  /** The last order for it that went to this building and was done by then, in ms; null where none is known. */
  ordered: number | null;
  /** Between when the upgrade was done: as long after the order as it takes, and before anybody saw it. */
  done: Span;
}

/** Gives the forms that an object showed after the one it was built in, in their order. */
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
  return ({ id: built, number, object, from }) =>
    (object.forms ?? []).slice(1).flatMap(([to, id]): Form[] => {
      if (id === built || baseForm(id) !== built) return [];
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
