import type { GameEvent, GamePlayer } from '../game.ts';
import { LIMITS } from './limits.ts';
import { numericOrder, objectId } from './object-id.ts';
import { isHero } from '../objects/object.ts';
import { Selection, type TrackedUnit } from './selection.ts';
import type { ActionKind } from '../vocabulary.ts';
import type { Action, ObjectTag } from './w3gjs/internals.ts';

/** Numeric order of the button that stops what a building trains, researches or becomes. */
const CANCEL_ORDER = 0xd0008;
/**
 * Numeric orders that bring back the first, second and third dead hero, at an altar and at a tavern. Their
 * target was a hero in all of 1,080 such orders of 119 recordings.
 */
const REVIVE_ORDERS: ReadonlySet<number> = new Set([0xd003b, 0xd003c, 0xd003d, 0xd01ee, 0xd01ef, 0xd01f0]);
const QUEUE_FLAG = 0x1;
const DESELECT = 0x02;
const MINUTE_MS = 60_000;

const ACTION_KIND: Readonly<Record<number, ActionKind>> = {
  0x10: 'order',
  0x11: 'order',
  0x12: 'order',
  0x13: 'item',
  0x14: 'order',
  0x15: 'order',
  0x16: 'select',
  0x17: 'hotkey',
  0x18: 'hotkey',
  0x1c: 'item',
  0x1d: 'queue',
  0x1e: 'queue',
  0x1f: 'queue',
  0x61: 'escape',
  0x66: 'menu',
  0x67: 'menu',
};

/** Collects one player's part of the game while the time slots pass by. */
export class PlayerLog {
  readonly minutes: number[] = [];
  readonly kinds: Partial<Record<ActionKind, number>> = {};
  readonly #events: (GameEvent & { unit?: TrackedUnit })[] = [];
  readonly #selection = new Selection();
  #deselected = false;

  /** Takes in one command block: what the player did at `ms`. */
  command(ms: number, actions: readonly Action[]): void {
    this.#deselected = false;
    for (const action of actions) {
      this.#count(ms, action);
      this.#track(ms, action);
    }
  }

  /** How many orders there are so far. */
  get size(): number {
    return this.#events.length;
  }

  /** Whether the log holds more than any real game: what follows is no game either. */
  get full(): boolean {
    return this.#events.length > LIMITS.events || this.#selection.shown > LIMITS.events;
  }

  /** What the player ordered and the makers of it, earliest first; then everything ever selected. */
  ownObjects(): string[] {
    const ordered = this.#events.flatMap((event) => [
      ...(event.unit?.forms[0]?.slice(1) ?? []),
      'id' in event ? event.id : '',
    ]);
    return [...ordered, ...this.#selection.units.map((unit) => unit.forms[0]?.[1])] as string[];
  }

  /** The log with units numbered in the order of their first appearance. */
  finish(): Pick<GamePlayer, 'actions' | 'actionKinds' | 'units' | 'events'> {
    const named = new Set(this.#events.map((event) => event.unit));
    const ordered = new Set(this.#events.map((event) => ('id' in event ? event.id : '')));
    const worthNaming = (unit: TrackedUnit) =>
      named.has(unit) || (unit.own && unit.forms.some(([, id]) => isHero(id) && ordered.has(id)));
    const units = this.#selection.units.filter(worthNaming);
    const number = new Map(units.map((unit, index) => [unit, index]));
    return {
      actions: Array.from(this.minutes, (count) => count ?? 0),
      actionKinds: this.kinds,
      units: units.map((unit) => unit.forms),
      events: this.#events.map(({ unit, ...event }) =>
        unit ? { ...event, by: number.get(unit) } : event,
      ) as GameEvent[],
    };
  }

  #count(ms: number, action: Action): void {
    const kind = ACTION_KIND[action.id];
    if (!kind) return;
    if (action.id === 0x16) {
      // One click on a new unit is recorded as a deselection and a selection.
      const second = this.#deselected && action.selectMode !== DESELECT;
      this.#deselected = action.selectMode === DESELECT;
      if (second) return;
    }
    const minute = Math.floor(ms / MINUTE_MS);
    this.minutes[minute] = (this.minutes[minute] ?? 0) + 1;
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
  }

  #track(ms: number, action: Action): void {
    switch (action.id) {
      case 0x16:
        return this.#selection.reselect(undefined);
      case 0x17:
        return this.#selection.assign(action);
      case 0x18:
        return this.#selection.reselect(action.groupNumber);
      case 0x19:
        return this.#selection.lead(ms, action);
      case 0x1d:
        return this.#logHero(ms, 'unrevive', action.hero);
      case 0x1e:
      case 0x1f: {
        const id = objectId(action.itemId);
        if (id) this.#log({ ms, do: 'unqueue', id });
        return;
      }
      case 0x10:
      case 0x11:
      case 0x12:
        this.#own();
        return this.#order(ms, action);
      case 0x13:
      case 0x14:
      case 0x15:
        this.#own();
    }
  }

  #order(ms: number, { id: action, orderId, abilityFlags = 0, target, object }: Action): void {
    const id = objectId(orderId);
    if (!id) {
      const order = numericOrder(orderId);
      if (action === 0x10 && order === CANCEL_ORDER) this.#log({ ms, do: 'cancel' });
      else if (action === 0x12 && REVIVE_ORDERS.has(order)) this.#logHero(ms, 'revive', object);
      return;
    }
    const queued = abilityFlags & QUEUE_FLAG ? { queued: true as const } : {};
    if (action === 0x10) this.#log({ ms, do: id.startsWith('A') ? 'skill' : 'order', id });
    else if (target) {
      const at: [number, number] = [mapUnit(target[0]), mapUnit(target[1])];
      this.#log({ ms, do: action === 0x11 ? 'place' : 'target', id, at, ...queued });
    }
  }

  /** A hero is named by its tag here, so only heroes that were selected before can be told. */
  #logHero(ms: number, what: 'revive' | 'unrevive', tag: ObjectTag | undefined): void {
    const id = tag && this.#selection.find(tag)?.forms.at(-1)?.[1];
    if (id) this.#log({ ms, do: what, id });
  }

  #own(): void {
    if (this.#selection.leader) this.#selection.leader.own = true;
  }

  #log(event: GameEvent): void {
    const { held, leader } = this.#selection;
    this.#events.push({ ...event, ...(held ? { held: true } : {}), ...(leader ? { unit: leader } : {}) });
    this.#selection.held = true;
  }
}

/** A coordinate in whole map units; damaged data can hold numbers that are none. */
const mapUnit = (value: number): number => (Number.isFinite(value) ? Math.round(value) + 0 : 0);
