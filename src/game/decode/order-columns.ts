/** Collects a player’s map orders as columns, without repeated clicks. */
import type { PlayerOrders } from '../game.ts';
import { ORDER_LETTERS, ORDER_STEP_MS, ORDER_STEP_UNITS, type OrderKind } from '../orders.ts';
import { LIMITS } from './limits.ts';
import { areSame, type NamedObject } from './named-objects.ts';

/** A repeated click is the same order on the same object, at most this much later. */
const REPEAT_MS = 500;
/** Maximum distance of repeated clicks, in map units. */
const REPEAT_UNITS = 128;

interface Entry {
  ms: number;
  kind: OrderKind;
  at: readonly [number, number] | undefined;
  target: NamedObject | undefined;
  heroes: readonly NamedObject[];
  leader: NamedObject | undefined;
}

/** Collects one player's map orders. They are stored directly as columns, because there may be a hundred thousand. */
export class OrderColumns {
  readonly #times: number[] = [];
  readonly #xs: number[] = [];
  readonly #ys: number[] = [];
  readonly #kinds: string[] = [];
  readonly #targets: (NamedObject | undefined)[] = [];
  readonly #selected: (readonly NamedObject[])[] = [];
  readonly #leaders: (NamedObject | undefined)[] = [];
  /**
   * The latest order, which a repeat may still change, and the time and coordinates of the order before it.
   */
  #last: Entry | undefined;
  #time = 0;
  #x = 0;
  #y = 0;

  /** Number of orders so far. */
  get size(): number {
    return this.#times.length + (this.#last ? 1 : 0);
  }

  /**
   * Adds an order. A repeat is merged into the previous order, which keeps its time and takes the later
   * point.
   */
  add(entry: Entry): void {
    const last = this.#last;
    if (last && repeats(last, entry)) last.at = entry.at;
    else {
      if (last) this.#write(last);
      this.#last = entry;
    }
  }

  /** Returns the columns, including the last order. The game's objects must be numbered by then. */
  finish(slot: number): PlayerOrders {
    if (this.#last) this.#write(this.#last);
    const sets = new HeroSets();
    return {
      slot,
      times: this.#times,
      x: this.#xs,
      y: this.#ys,
      kinds: this.#kinds.join(''),
      targets: this.#targets.map(numberOf),
      selected: this.#selected.map((heroes) => sets.numberOf(heroes)),
      heroSets: sets.sets,
      leaders: this.#leaders.map(numberOf),
    };
  }

  #write({ ms, kind, at, target, heroes, leader }: Entry): void {
    const time = Math.floor(ms / ORDER_STEP_MS);
    const x = at ? inSteps(at[0]) : this.#x;
    const y = at ? inSteps(at[1]) : this.#y;
    this.#times.push(time - this.#time);
    this.#xs.push(x - this.#x);
    this.#ys.push(y - this.#y);
    this.#kinds.push(at ? ORDER_LETTERS[kind] : ORDER_LETTERS[kind].toUpperCase());
    this.#targets.push(target);
    this.#selected.push(heroes);
    this.#leaders.push(leader);
    this.#time = time;
    this.#x = x;
    this.#y = y;
  }
}

/** The distinct lists of selected heroes. */
class HeroSets {
  /** Numbers of heroes among the objects; the first list is empty. */
  readonly sets: number[][] = [[]];
  readonly #known = new Map<string, number>([['', 0]]);
  /** Lists by identity: an unchanged selection is the same list, so most lookups need no comparison of contents. */
  readonly #byList = new Map<readonly NamedObject[], number>();

  /** Index of a list of heroes in `sets`, to which new lists are added. */
  numberOf(heroes: readonly NamedObject[]): number {
    if (heroes.length === 0) return 0;
    let number = this.#byList.get(heroes);
    if (number !== undefined) return number;
    const set = heroes.map((hero) => hero.number).sort((a, b) => a - b);
    const key = set.join();
    number = this.#known.get(key) ?? this.sets.push(set) - 1;
    this.#known.set(key, number);
    this.#byList.set(heroes, number);
    return number;
  }
}

function repeats(last: Entry, { ms, kind, at, target, heroes }: Entry): boolean {
  if (last.kind !== kind || last.target !== target || ms - last.ms >= REPEAT_MS) return false;
  if (!areSame(last.heroes, heroes)) return false;
  if (!last.at || !at) return !last.at && !at;
  return Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) <= REPEAT_UNITS;
}

/** Column value for an object: its number, counted from 1, or 0 for no object. */
const numberOf = (object: NamedObject | undefined): number => (object ? object.number + 1 : 0);

/** Converts a coordinate to column steps, clamped to the largest map; `+ 0` makes a negative zero positive. */
const inSteps = (value: number): number =>
  Math.max(-LIMITS.mapSteps, Math.min(LIMITS.mapSteps, Math.round(value / ORDER_STEP_UNITS))) + 0;
