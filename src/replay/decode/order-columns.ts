import type { PlayerOrders } from '../game.ts';
import { ORDER_LETTERS, ORDER_STEP_MS, ORDER_STEP_UNITS, type OrderKind } from '../orders.ts';
import { LIMITS } from './limits.ts';
import type { NamedObject } from './named-objects.ts';

/** Clicks that repeat the order before it: this soon, this near, on the same object. */
const REPEAT_MS = 500;
const REPEAT_UNITS = 128;

interface Entry {
  ms: number;
  kind: OrderKind;
  at: readonly [number, number] | undefined;
  target: NamedObject | undefined;
  heroes: readonly NamedObject[];
}

/** Collects one player's orders for the map. */
export class OrderColumns {
  readonly #entries: Entry[] = [];

  /** How many orders there are so far. */
  get size(): number {
    return this.#entries.length;
  }

  /** Adds an order; a repeat of the one before takes its place, with the later point and the earlier time. */
  add(entry: Entry): void {
    const last = this.#entries.at(-1);
    if (last && repeats(last, entry)) last.at = entry.at;
    else this.#entries.push(entry);
  }

  /** The columns; the game's objects have their numbers by then. */
  finish(slot: number): PlayerOrders {
    const sets = new HeroSets();
    const columns: PlayerOrders = {
      slot,
      times: [],
      x: [],
      y: [],
      kinds: '',
      targets: [],
      selected: [],
      heroSets: sets.all,
    };
    let [time, x, y] = [0, 0, 0];
    let kinds = '';
    for (const { ms, kind, at, target, heroes } of this.#entries) {
      const step = Math.floor(ms / ORDER_STEP_MS);
      const [toX, toY] = at ? [inSteps(at[0]), inSteps(at[1])] : [x, y];
      columns.times.push(step - time);
      columns.x.push(toX - x);
      columns.y.push(toY - y);
      kinds += at ? ORDER_LETTERS[kind] : ORDER_LETTERS[kind].toUpperCase();
      columns.targets.push(target ? target.number + 1 : 0);
      columns.selected.push(sets.numberOf(heroes));
      [time, x, y] = [step, toX, toY];
    }
    return { ...columns, kinds };
  }
}

/** The lists of heroes that were selected, each once. */
class HeroSets {
  readonly all: number[][] = [[]];
  readonly #known = new Map<string, number>([['', 0]]);
  /** Selections that stay are one list, so most lists are known by themselves. */
  readonly #byList = new Map<readonly NamedObject[], number>();

  numberOf(heroes: readonly NamedObject[]): number {
    if (heroes.length === 0) return 0;
    let number = this.#byList.get(heroes);
    if (number !== undefined) return number;
    const set = heroes.map((hero) => hero.number).sort((a, b) => a - b);
    const key = set.join();
    number = this.#known.get(key) ?? this.all.push(set) - 1;
    this.#known.set(key, number);
    this.#byList.set(heroes, number);
    return number;
  }
}

function repeats(last: Entry, { ms, kind, at, target, heroes }: Entry): boolean {
  if (last.kind !== kind || last.target !== target || ms - last.ms >= REPEAT_MS) return false;
  if (last.heroes.length !== heroes.length || last.heroes.some((hero, index) => hero !== heroes[index]))
    return false;
  if (!last.at || !at) return !last.at && !at;
  return Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) <= REPEAT_UNITS;
}

/** A coordinate in steps of the columns, no farther out than any map reaches. */
const inSteps = (value: number): number =>
  Math.max(-LIMITS.mapSteps, Math.min(LIMITS.mapSteps, Math.round(value / ORDER_STEP_UNITS))) + 0;
