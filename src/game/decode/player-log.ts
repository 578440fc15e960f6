/** One player’s part of the decoded log. */
import type { GameEvent, GamePlayer, PlayerOrders } from '../game.ts';
import type { OrderKind } from '../orders.ts';
import { ActionCount } from './action-count.ts';
import { numberEvents, type LoggedEvent } from './event-numbers.ts';
import { LIMITS } from './limits.ts';
import type { NamedObjects } from './named-objects.ts';
import { CANCEL_ORDER, numericKind, UNSUMMON_ORDER } from './numeric-orders.ts';
import { objectId } from './object-id.ts';
import { OrderColumns } from './order-columns.ts';
import { Selection, type TrackedUnit } from './selection.ts';
import { ACTION, DESELECT, QUEUE_FLAG } from './w3gjs/action-ids.ts';
import type { Action } from './w3gjs/action.ts';

/** Collects one player's part of the game, time slot by time slot. */
export class PlayerLog {
  readonly #slot: number;
  readonly #objects: NamedObjects;
  readonly #selection: Selection;
  readonly #counts = new ActionCount();
  readonly #columns: OrderColumns | null;
  readonly #events: LoggedEvent[] = [];
  /** Number of selected objects listed in the events. */
  #listed = 0;
  /** Whether the previous action in this command block deselected objects. */
  #deselected = false;

  /** `slot` is the player's lobby slot, and `objects` covers the whole game. Map orders are only stored on request. */
  constructor(slot: number, objects: NamedObjects, withOrders = false) {
    this.#slot = slot;
    this.#objects = objects;
    this.#columns = withOrders ? new OrderColumns() : null;
    this.#selection = new Selection(slot, objects);
  }

  /** Starts a new command block, which is unrelated to the actions before it. */
  begin(): void {
    this.#deselected = false;
  }

  /** Adds the player's action at `ms`. */
  add(ms: number, action: Action): void {
    if (action.id === ACTION.select) return this.#select(ms, action);
    this.#counts.add(ms, action.id);
    this.#track(ms, action);
  }

  /** Number of production orders so far. */
  get size(): number {
    return this.#events.length;
  }

  /** Number of map orders so far. */
  get ordered(): number {
    return this.#columns?.size ?? 0;
  }

  /** Whether the log is longer than in any real game, so that reading can stop. */
  get full(): boolean {
    return (
      this.#events.length > LIMITS.events ||
      this.#selection.formCount > LIMITS.events ||
      this.#listed > LIMITS.listed ||
      this.ordered > LIMITS.orders
    );
  }

  /**
   * Ids of the objects that the player ordered, and of the units and buildings that got the orders. Leaves out orders to
   * an ally's units, that is, to those that another player commanded more often. Call `settle` for all players before.
   */
  orderedIds(): string[] {
    return this.#events.flatMap(({ event, unit }) =>
      unit && !this.#owns(unit)
        ? []
        : [...(unit?.forms[0]?.slice(1) ?? []), ...('id' in event ? [event.id] : [])],
    ) as string[];
  }

  /** Ids of all units and buildings that led a selection, in order of time, without an ally's. */
  selectedIds(): string[] {
    return this.#selection.units.filter((unit) => this.#owns(unit)).map(({ forms }) => forms[0]![1]);
  }

  #owns({ object }: TrackedUnit): boolean {
    const ownCount = object.commands.find(([slot]) => slot === this.#slot)?.[1] ?? 0;
    return object.commands.every(([slot, count]) => slot === this.#slot || count < ownCount || count === 0);
  }

  /** Credits the latest orders to the current selection. Call this before working out the owners of objects. */
  settle(): void {
    this.#selection.settle();
  }

  /** Returns the log, with units numbered in order of first appearance. Objects must be numbered by then. */
  finish(): Pick<GamePlayer, 'actions' | 'actionKinds' | 'units' | 'events' | 'groups'> {
    return {
      actions: this.#counts.minutes,
      actionKinds: this.#counts.kinds(),
      ...numberEvents(this.#events, this.#selection.units),
      groups: this.#selection.groups,
    };
  }

  /** The player's map orders; null if they were not requested. */
  orders(): PlayerOrders | null {
    return this.#columns?.finish(this.#slot) ?? null;
  }

  /** A click on another unit is recorded as a deselection and a selection, but it counts as one action. */
  #select(ms: number, action: Action): void {
    const isAfterDeselection = this.#deselected;
    this.#deselected = action.mode === DESELECT;
    if (!isAfterDeselection || this.#deselected) this.#counts.add(ms, action.id);
    this.#selection.select(ms, action, isAfterDeselection);
  }

  /** Checks the most frequent actions first, because there may be a hundred thousand. */
  #track(ms: number, action: Action): void {
    switch (action.id) {
      case ACTION.orderObject:
      case ACTION.order:
      case ACTION.orderPoint:
        this.#selection.command();
        return this.#order(ms, action);
      case ACTION.lead:
        return this.#selection.lead(ms, action);
      case ACTION.recallGroup:
        return this.#selection.recall(ms, action);
      case ACTION.assignGroup:
        return this.#selection.assign(ms, action);
      case ACTION.clickItem:
        return this.#markItem(ms, action);
      case ACTION.cancelRevival:
        return this.#logHero(ms, 'unrevive', action);
      case ACTION.unqueue:
      case ACTION.unqueueAgain: {
        const id = objectId(action.order);
        // The place in the queue is where other actions have their mode.
        if (id) this.#log({ ms, do: 'unqueue', id, slot: action.mode });
        return;
      }
      case ACTION.giveItem:
        this.#markItem(ms, action, 1);
        this.#selection.command();
        return this.#chart(ms, 'give', action);
      case ACTION.orderTwoPoints:
      case ACTION.orderTwoObjects:
        this.#selection.command();
        return this.#orderOutOfSight(ms, action);
    }
  }

  #order(ms: number, action: Action): void {
    const id = objectId(action.order);
    if (!id) return this.#numericOrder(ms, action);
    if (action.id === ACTION.order) return this.#log({ ms, do: id.startsWith('A') ? 'skill' : 'order', id });
    this.#build(ms, action.id === ACTION.orderPoint ? 'place' : 'target', id, action);
  }

  /**
   * Handles an order that targets a remembered object out of sight: a building on a mine in fog, an attack, or a move.
   */
  #orderOutOfSight(ms: number, action: Action): void {
    const id = objectId(action.order);
    if (id) this.#build(ms, 'target', id, action);
    else this.#chart(ms, numericKind(action.order), action);
  }

  /** Handles an order to build at a point or on an object such as a mine. */
  #build(ms: number, what: 'place' | 'target', id: string, action: Action): void {
    const queueMark = action.mode & QUEUE_FLAG ? { queued: true as const } : {};
    const position: [number, number] = [mapUnit(action.x), mapUnit(action.y)];
    this.#log({ ms, do: what, id, at: position, ...queueMark });
    this.#chart(ms, 'build', action);
  }

  #numericOrder(ms: number, action: Action): void {
    const { id, order } = action;
    if (id === ACTION.order && order === CANCEL_ORDER) return this.#log({ ms, do: 'cancel' });
    if (id === ACTION.orderObject && order === UNSUMMON_ORDER)
      this.#log({ ms, do: 'unsummon', at: [mapUnit(action.x), mapUnit(action.y)] });
    const kind = numericKind(order);
    if (kind === 'revive' && id === ACTION.orderObject) this.#logHero(ms, 'revive', action);
    if (kind === 'bag') this.#markItem(ms, action);
    this.#chart(ms, kind, action);
  }

  #markItem(ms: number, action: Action, index = 0): void {
    const item = this.#objects.see(ms, action, index);
    if (item) item.item = true;
  }

  /** Records a map order. */
  #chart(ms: number, kind: OrderKind, action: Action): void {
    const target = this.#objects.see(ms, action);
    if (!this.#columns) return;
    const position =
      action.id === ACTION.order ? undefined : ([mapUnit(action.x), mapUnit(action.y)] as const);
    const { heroes, leader } = this.#selection;
    this.#columns.add({ ms, kind, at: position, target, heroes, leader: leader?.object });
  }

  /** The action names a hero by tag, so only previously selected heroes can be identified. */
  #logHero(ms: number, what: 'revive' | 'unrevive', action: Action): void {
    const id = this.#selection.find(ms, action)?.form;
    if (id) this.#log({ ms, do: what, id });
  }

  #log(event: GameEvent): void {
    const { logged, leader, members } = this.#selection;
    if (members !== this.#events.at(-1)?.members) this.#listed += members.length;
    if (logged) event.held = true;
    this.#events.push({ event, unit: leader, members });
    this.#selection.logged = true;
  }
}

/** Rounds a coordinate to whole map units; damaged data may contain NaN or infinity. */
const mapUnit = (value: number): number => (Number.isFinite(value) ? Math.round(value) + 0 : 0);
