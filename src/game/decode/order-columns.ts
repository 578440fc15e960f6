import type { PlayerOrders } from '../game.ts';
import { ORDER_LETTERS, ORDER_STEP_MS, ORDER_STEP_UNITS, type OrderKind } from '../orders.ts';
import { LIMITS } from './limits.ts';
import { equal, type NamedObject } from './named-objects.ts';

/** Clicks that repeat the order before it: this soon, this near, on the same object. */
const REPEAT_MS = 500;
const REPEAT_UNITS = 128;

interface Entry {
  ms: number;
  kind: OrderKind;
  at: readonly [number, number] | undefined;
  target: NamedObject | undefined;
  heroes: readonly NamedObject[];
  leader: NamedObject | undefined;
}

/** Collects one player's orders for the map, as columns from the start: there may be a hundred thousand of them. */
export class OrderColumns {
  readonly #times: number[] = [];
  readonly #xs: number[] = [];
  readonly #ys: number[] = [];
  readonly #kinds: string[] = [];
  readonly #targets: (NamedObject | undefined)[] = [];
  readonly #selected: (readonly NamedObject[])[] = [];
  readonly #leaders: (NamedObject | undefined)[] = [];
  /** The latest order, which a repeat may still change, and where the columns before it end. */
  #last: Entry | undefined;
  #time = 0;
  #x = 0;
  #y = 0;

  /** How many orders there are so far. */
  get size(): number {
    return this.#times.length + (this.#last ? 1 : 0);
  }

  /** Adds an order; a repeat of the one before takes its place, with the later point and the earlier time. */
  add(entry: Entry): void {
    const last = this.#last;
    if (last && repeats(last, entry)) last.at = entry.at;
    else {
      if (last) this.#write(last);
      this.#last = entry;
    }
  }

  /** The columns, when no more is added; the game's objects have their numbers by then. */
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

/** The lists of heroes that were selected, each once. */
class HeroSets {
  readonly sets: number[][] = [[]];
  readonly #known = new Map<string, number>([['', 0]]);
  /** Selections that stay are one list, so most lists are known by themselves. */
  readonly #byList = new Map<readonly NamedObject[], number>();

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
  if (!equal(last.heroes, heroes)) return false;
  if (!last.at || !at) return !last.at && !at;
  return Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) <= REPEAT_UNITS;
}

/** What stands for an object in a column: its number counted from 1, and 0 for none. */
const numberOf = (object: NamedObject | undefined): number => (object ? object.number + 1 : 0);

/** A coordinate in steps of the columns, no farther out than any map reaches. */
const inSteps = (value: number): number =>
  Math.max(-LIMITS.mapSteps, Math.min(LIMITS.mapSteps, Math.round(value / ORDER_STEP_UNITS))) + 0;
