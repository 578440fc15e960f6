import type { Game, GameEvent, GamePlayer } from '../../game.ts';
import { costsOf, type Costs } from '../../objects/costs.ts';
import { findObject } from '../../objects/table.ts';
import { baseForm } from './base-form.ts';
import { summons } from './summons.ts';

/** One order to train, research or upgrade, with what it went to. */
export interface Press {
  ms: number;
  id: string;
  /** Time in ms to make one of it; 0 for what is handed over at once and for ids nobody knows. */
  duration: number;
  /** Numbers of the objects that take it: those selected that are of the leader's kind. Empty where that is unknown. */
  makers: readonly number[];
  /** Those that were selected with them and never showed what they are: they may be of that kind as well. */
  maybe: readonly number[];
  /** It came so soon after another order that it may be a key held down. */
  echo: boolean;
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
  /** What things cost and how long they take in the patch of the game. */
  costs: Costs;
  presses: Press[];
  cancels: Cancel[];
  placements: Placement[];
  /** From when on the player can have summoned units; Infinity for one who never could. */
  summonsMs: number;
}

/** Orders this soon after another one may be echoes of a held key. */
const ECHO_MS = 300;
/** Objects that can be selected at once; a hostile file states more. */
const MOST_MAKERS = 24;

type To = Pick<Press, 'makers' | 'maybe' | 'maker'>;

/** What a player ordered, each order with the objects it went to. */
export function readPresses(game: Game, player: GamePlayer): Orders {
  const { objects = [] } = game;
  const costs = costsOf(game);
  const orders: Orders = { costs, presses: [], cancels: [], placements: [], summonsMs: Infinity };
  let selected: readonly number[] = [];
  let paidMs = -Infinity;
  /** The kind of an object at a time; what it will turn out to be where it has not shown yet. */
  const kindAt = (number: number, ms: number): string | undefined => {
    const forms = objects[number]?.forms ?? [];
    const form = forms.findLast(([since]) => since <= ms) ?? forms[0];
    return form && baseForm(form[1]);
  };
  const to = (event: GameEvent): To => {
    const forms = event.by === undefined ? undefined : player.units[event.by];
    const lead = forms?.findLast(([since]) => since <= event.ms)?.[1] ?? forms?.[0]?.[1];
    const some = selected.slice(0, MOST_MAKERS);
    const kinds = some.map((object) => kindAt(object, event.ms));
    // Where the game did not say in time who leads the selection, one kind alone can only be it.
    const alone = kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
    const maker = lead === undefined ? alone : baseForm(lead);
    if (maker === undefined) return { maker: null, makers: [], maybe: [] };
    return {
      maker,
      makers: some.filter((_, index) => kinds[index] === maker),
      maybe: some.filter((_, index) => kinds[index] === undefined),
    };
  };
  for (const event of player.events) {
    const { ms } = event;
    selected = event.with ?? selected;
    if ('id' in event && summons(event.id)) orders.summonsMs = Math.min(orders.summonsMs, ms);
    if (event.do === 'unqueue') orders.cancels.push({ ms, id: event.id, makers: to(event).makers });
    else if (event.do === 'cancel') orders.cancels.push({ ms, id: null, makers: to(event).makers });
    else if (event.do === 'order') {
      const duration = costs.makeMs(event.id) ?? 0;
      orders.presses.push({ ms, id: event.id, duration, ...to(event), echo: ms - paidMs < ECHO_MS });
      paidMs = ms;
    } else if (event.do === 'place' || event.do === 'target') {
      if (findObject(event.id)?.kind !== 'item') orders.placements.push({ ms, id: event.id, at: event.at });
      paidMs = ms;
    }
  }
  return orders;
}
