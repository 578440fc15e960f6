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

  /** The columns; `numbers` are those of the game's objects. */
  finish(slot: number, numbers: ReadonlyMap<NamedObject, number>): PlayerOrders {
    const heroSets: number[][] = [[]];
    const setNumbers = new Map<string, number>([['', 0]]);
    const numberOfSet = (heroes: readonly NamedObject[]): number => {
      const set = heroes.map((hero) => numbers.get(hero) ?? 0).sort((a, b) => a - b);
      const key = set.join();
      const known = setNumbers.get(key);
      if (known !== undefined) return known;
      setNumbers.set(key, heroSets.length);
      return heroSets.push(set) - 1;
    };
    let point: readonly [number, number] = [0, 0];
    const points = this.#entries.map(({ at }) => (point = at ? inSteps(at) : point));
    const letter = ({ kind, at }: Entry) => (at ? ORDER_LETTERS[kind] : ORDER_LETTERS[kind].toUpperCase());
    return {
      slot,
      times: differences(this.#entries.map(({ ms }) => Math.floor(ms / ORDER_STEP_MS))),
      x: differences(points.map(([x]) => x)),
      y: differences(points.map(([, y]) => y)),
      kinds: this.#entries.map(letter).join(''),
      targets: this.#entries.map(({ target }) => (target ? (numbers.get(target) ?? -1) + 1 : 0)),
      selected: this.#entries.map(({ heroes }) => numberOfSet(heroes)),
      heroSets,
    };
  }
}

function repeats(last: Entry, { ms, kind, at, target, heroes }: Entry): boolean {
  if (last.kind !== kind || last.target !== target || ms - last.ms >= REPEAT_MS) return false;
  if (last.heroes.length !== heroes.length || last.heroes.some((hero, index) => hero !== heroes[index]))
    return false;
  if (!last.at || !at) return !last.at && !at;
  return Math.hypot(at[0] - last.at[0], at[1] - last.at[1]) <= REPEAT_UNITS;
}

/** A point in steps of the columns, no farther out than any map reaches. */
const inSteps = ([x, y]: readonly [number, number]): [number, number] => [inStep(x), inStep(y)];
const inStep = (value: number): number =>
  Math.max(-LIMITS.mapSteps, Math.min(LIMITS.mapSteps, Math.round(value / ORDER_STEP_UNITS))) + 0;

const differences = (values: readonly number[]): number[] =>
  values.map((value, index) => value - (values[index - 1] ?? 0));
