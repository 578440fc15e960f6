/** Copies of units from a Wand of Illusion: objects of the target's kind that no order made and that last a minute. */
import type { Game, RecordedObject } from '../../game.ts';
import { findObject } from '../../objects/table.ts';
import { mapOrders } from '../../orders.ts';
import { baseForm } from './base-form.ts';
import type { Span } from './overlap.ts';

/**
 * Players select a copy this soon after the item was used. In 124 recordings, 6 units are copies, and one would be if the
 * items had been used at other times.
 */
const AT_ONCE_MS = 2000;
/** A copy lasts 60 s, and the hero may walk to its target first. */
const LIFETIME_MS = 62_000;

/** An item used on a unit that the player commands. */
interface Use {
  ms: number;
  target: number;
  id: string;
  slot: number;
}

/** Which objects are copies made by an item. */
export interface Illusions {
  /** Numbers of the objects that are copies. */
  certain: ReadonlySet<number>;
  /** Whether an object that no order fits may be a copy. */
  isPossible: (birth: Span & { number: number; object: RecordedObject }) => boolean;
}

/** The copies of units in a game; none without map orders. A hero is made once, so its copies are known anyway. */
export function illusionsIn(game: Game): Illusions {
  const { objects = [], clockMs } = game;
  const uses = usesOn(game).filter(({ ms }) => ms + LIFETIME_MS < clockMs);
  const usesOf = Map.groupBy(uses, ({ id }) => id);
  const usesFor = (object: RecordedObject, number: number): Use[] =>
    (usesOf.get(kindOf(object) ?? '') ?? []).filter(
      ({ ms, target, slot }) =>
        number > target &&
        object.seen[0] > ms &&
        object.seen[1] <= ms + LIFETIME_MS &&
        (object.commands?.[0]?.[0] ?? slot) === slot,
    );
  const copies = objects.flatMap((object, number) =>
    usesFor(object, number).some(({ ms }) => object.seen[0] <= ms + AT_ONCE_MS) ? [number] : [],
  );
  return {
    certain: new Set(copies),
    isPossible: ({ number, object, from, to }) =>
      usesFor(object, number).some(({ ms }) => from <= ms + AT_ONCE_MS && to >= ms),
  };
}

function usesOn({ objects = [], orders = [] }: Game): Use[] {
  return orders.flatMap((columns) =>
    mapOrders(columns).flatMap(({ ms, kind, target }): Use[] => {
      const object = kind === 'item' && target !== null ? objects[target] : undefined;
      const id = object && kindOf(object);
      const unit = findObject(id ?? '');
      if (target === null || id === undefined || unit?.kind !== 'unit' || unit.worker) return [];
      return [{ ms, target, id, slot: columns.slot }];
    }),
  );
}

/** The original kind of an object; undefined if it never led a selection. */
const kindOf = ({ forms }: RecordedObject): string | undefined => forms?.[0] && baseForm(forms[0][1]);
