import type { Game, GameEvent, GamePlayer } from '../../game.ts';
import { findObject } from '../../objects/table.ts';
import { baseForm } from './base-form.ts';

/** One order to train, research or upgrade, with what it went to. */
export interface Press {
  ms: number;
  id: string;
  /** Numbers of the objects that take it: those selected that are of the leader's kind. Empty where that is unknown. */
  makers: readonly number[];
  /** Kind of the makers. */
  maker: string | null;
}

/** Something taken back: an entry of a queue by its id, or whatever is being made where the id is null. */
export interface Cancel {
  ms: number;
  id: string | null;
  makers: readonly number[];
}

/** A building ordered at a place. */
export interface Placement {
  ms: number;
  id: string;
  at: readonly [number, number];
}

export interface Orders {
  presses: Press[];
  cancels: Cancel[];
  placements: Placement[];
}

/** What a player ordered, each order with the objects it went to. */
export function readOrders({ objects = [] }: Game, player: GamePlayer): Orders {
  const presses: Press[] = [];
  const cancels: Cancel[] = [];
  const placements: Placement[] = [];
  let selected: readonly number[] = [];
  /** The kind of an object at a time; what it will turn out to be where it has not shown yet. */
  const kindAt = (number: number, ms: number): string | undefined => {
    const forms = objects[number]?.forms ?? [];
    const form = forms.findLast(([since]) => since <= ms) ?? forms[0];
    return form && baseForm(form[1]);
  };
  const makersOf = (event: GameEvent): Pick<Press, 'makers' | 'maker'> => {
    const form = event.by === undefined ? undefined : player.units[event.by];
    const lead = form?.findLast(([since]) => since <= event.ms)?.[1] ?? form?.[0]?.[1];
    const maker = lead === undefined ? null : baseForm(lead);
    return { maker, makers: maker === null ? [] : selected.filter((one) => kindAt(one, event.ms) === maker) };
  };
  for (const event of player.events) {
    selected = event.with ?? selected;
    if (event.do === 'order') presses.push({ ms: event.ms, id: event.id, ...makersOf(event) });
    else if (event.do === 'unqueue')
      cancels.push({ ms: event.ms, id: event.id, makers: makersOf(event).makers });
    else if (event.do === 'cancel') cancels.push({ ms: event.ms, id: null, makers: makersOf(event).makers });
    else if (event.do === 'place' || event.do === 'target')
      if (findObject(event.id)?.kind !== 'item')
        placements.push({ ms: event.ms, id: event.id, at: event.at });
  }
  return { presses, cancels, placements };
}
