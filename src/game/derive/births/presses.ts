/** The orders of a player that make, place or cancel something, with everything needed to count objects. */
import type { Game, GameEvent, GamePlayer } from '../../game.ts';
import { type Costs, costsOf } from '../../objects/costs.ts';
import { competitors } from '../../identity.ts';
import { findObject } from '../../objects/table.ts';
import { makersOf } from '../../objects/made-by.ts';
import { byOwners } from '../allied-control.ts';
import { baseForm } from './base-form.ts';

/** Skills that summon units, and units with such skills: unidentified objects may be their summons. */
const SUMMONING: ReadonlySet<string> = new Set(
  (
    'AHwe AHpx AHre AEfn AEst AEsv AOmi AOsf AOsw AUan AUa2 AUin AUcb ANba ANch ANdo ANef ANto ANlm ANsg ANsq ANsw ANsy ' +
    'ANs1 ANs2 ANs3 unec odoc rnec'
  ).split(' '),
);

/** Whether a player who learned or trained this can have units that were not trained. */
export const summons = (id: string): boolean => SUMMONING.has(id);

/** One order to train, research or upgrade, with the objects that got it. */
export interface Press {
  ms: number;
  id: string;
  /** Shortest production time in ms; 0 for instant purchases and unknown ids. */
  duration: number;
  /** Longest production time in ms, if it depends on the level of research or the game's releases differ. */
  longest: number;
  /** Numbers of the objects that carry out the order: the selected objects of the leader's kind. Empty if unknown. */
  makers: readonly number[];
  /** Unidentified objects in the same selection, which may be of the same kind. */
  possibleMakers: readonly number[];
  /** Whether the order follows another one so soon that it may come from a held key. */
  echo: boolean;
  /** Kind of the makers. */
  maker: string | null;
}

/** A cancellation of a queue entry by id or, if the id is null, of the current production. */
export interface Cancel {
  ms: number;
  id: string | null;
  /** Place in the queue; undefined if unknown. */
  slot?: number | undefined;
  makers: readonly number[];
}

/** A building ordered at a place. */
export interface Placement {
  ms: number;
  id: string;
  at: readonly [number, number];
}

/** A player’s orders for production. */
export interface Orders {
  /** Costs and production times in the game's patch. */
  costs: Costs;
  presses: Press[];
  cancels: Cancel[];
  placements: Placement[];
  /** When the player can first have summoned units; Infinity if never. */
  summonsMs: number;
}

/** Orders that follow another order within this time may be repeats from a held key. */
const ECHO_MS = 300;
/** Maximum number of selected objects; hostile files state more. */
const MAX_MAKERS = 24;

type To = Pick<Press, 'makers' | 'possibleMakers' | 'maker'>;

/** The player's production orders, each with the objects that received it. */
export function readPresses(game: Game, player: GamePlayer, costs = costsOf(game)): Orders {
  const { objects = [] } = game;
  const orders: Orders = { costs, presses: [], cancels: [], placements: [], summonsMs: Infinity };
  let selected: readonly number[] = [];
  const levels = new Map<string, number>();
  let paidMs = -Infinity;
  /** The kind of an object at a time; before it is identified, its first known kind. */
  const kindAt = (number: number, ms: number): string | undefined => {
    const forms = objects[number]?.forms ?? [];
    const form = forms.findLast(([since]) => since <= ms) ?? forms[0];
    return form && baseForm(form[1]);
  };
  const to = (event: GameEvent): To => {
    const forms = event.by === undefined ? undefined : player.units[event.by];
    const lead = forms?.findLast(([since]) => since <= event.ms)?.[1] ?? forms?.[0]?.[1];
    const some = selected.slice(0, MAX_MAKERS);
    const kinds = some.map((object) => kindAt(object, event.ms));
    // Even if the leader isn't known yet, a selection that contains only one kind identifies it.
    const alone = kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
    // The leader may still be that of the selection before; then no selected object is of its kind.
    const led = lead === undefined ? undefined : baseForm(lead);
    const makers = 'id' in event ? makersOf(event.id) : [];
    const able = kinds.find((kind) => kind !== undefined && makers.includes(kind));
    // What can't make the object doesn't lead; if the leader isn't known, it is what can.
    const isOld = able !== undefined && (led === undefined || !makers.includes(led));
    const isLed = led !== undefined && (kinds.includes(led) || kinds.includes(undefined));
    const maker = isOld ? able : isLed ? led : alone;
    if (maker === undefined) return { maker: null, makers: [], possibleMakers: [] };
    return {
      maker,
      makers: some.filter((_, index) => kinds[index] === maker),
      possibleMakers: some.filter((_, index) => kinds[index] === undefined),
    };
  };
  for (const event of player.events) {
    const { ms } = event;
    selected = event.with ?? selected;
    if ('id' in event && summons(event.id)) orders.summonsMs = Math.min(orders.summonsMs, ms);
    if (event.do === 'unqueue')
      orders.cancels.push({ ms, id: event.id, slot: event.slot, makers: to(event).makers });
    else if (event.do === 'cancel') orders.cancels.push({ ms, id: null, makers: to(event).makers });
    else if (event.do === 'order') {
      const duration = costs.makeMs(event.id) ?? 0;
      // Further levels of research take longer, and it is unknown which orders were refused.
      const level = Math.min((levels.get(event.id) ?? 0) + 1, findObject(event.id)?.levels ?? 1);
      levels.set(event.id, level);
      const longest = costs.makeMs(event.id, level, 'most') ?? 0;
      orders.presses.push({ ms, id: event.id, duration, longest, ...to(event), echo: ms - paidMs < ECHO_MS });
      paidMs = ms;
    } else if (event.do === 'place' || event.do === 'target') {
      if (findObject(event.id)?.kind !== 'item') orders.placements.push({ ms, id: event.id, at: event.at });
      paidMs = ms;
    }
  }
  return orders;
}

/** The orders of all players, by lobby slot, with the numbers of the game's release. */
export const ordersBySlot = (game: Game, costs = costsOf(game)): Map<number, Orders> =>
  new Map(competitors(byOwners(game)).map((player) => [player.slot, readPresses(game, player, costs)]));
