/** Costs and production times in a game's patch. */
import type { Game } from '../game.ts';
import { PRICE_TABLES, type PriceTable } from './prices.ts';
import { findObject } from './table.ts';

export interface Price {
  gold: number;
  lumber: number;
  /** Food that the object uses while it is alive. */
  food: number;
}

/** The prices of one patch. */
export interface Costs {
  /** Patch of the price table, such as "1.27.1". */
  patch: string;
  /** Whether the game's patch had these prices; otherwise they are from the nearest known patch. */
  exact: boolean;
  /** For a patch between two known price tables, the other table's patch; otherwise null. */
  beyond: string | null;
  /** Whether both tables agree on an object, so that the patch in between had the same price. */
  agreed: (id: string) => boolean;
  /** Price of an object or of an upgrade level; null if there is none or it is unknown. */
  price: (id: string, level?: number) => Price | null;
  /** Production time in ms; null for unknown ids. */
  makeMs: (id: string) => number | null;
}

type Dated = Pick<Game, 'patch' | 'build' | 'expansion'>;

/**
 * The prices for a game: those of its patch or of the nearest table. If two tables around a patch agree on a price, the
 * patch had that price. Files without a patch use the latest table. Reign of Chaos had different prices.
 */
export function costsOf({ patch, build, expansion }: Dated, tables = PRICE_TABLES): Costs {
  const number = Number(patch) || Infinity;
  const at = tables.findLastIndex(({ from: [first, least] }) =>
    number === first ? build >= least : number > first,
  );
  const exact = expansion && tables.some((table) => table.exact.includes(patch ?? ''));
  const between = expansion && !exact;
  const other = between ? tables[number < Number(tables[at]!.exact[0]) ? at - 1 : at + 1] : undefined;
  return costsIn(at, tables, exact, other);
}

/** The prices of every table, oldest first. */
export const allCosts = (tables = PRICE_TABLES): Costs[] => tables.map((_, at) => costsIn(at, tables, true));

function costsIn(at: number, tables: readonly PriceTable[], exact: boolean, other?: PriceTable): Costs {
  const { lines, seconds } = tableAt(at, tables);
  const others = other && tableAt(tables.indexOf(other), tables).lines;
  return {
    patch: tables[at]!.patch,
    exact,
    beyond: other?.patch ?? null,
    agreed: (id) => others?.get(id)?.join() === lines.get(id)?.join(),
    price: (id, level = 1) => {
      const line = lines.get(id);
      if (!line) return null;
      const [[gold, goldMore], [lumber, lumberMore], [food]] = line;
      return { gold: gold + (level - 1) * goldMore, lumber: lumber + (level - 1) * lumberMore, food };
    },
    makeMs: (id) => {
      const time = seconds.get(id) ?? findObject(id)?.seconds ?? null;
      return time === null ? null : time * 1000;
    },
  };
}

/** A value for the first level, and the increase per additional level. */
type Step = [first: number, more: number];
type Line = [gold: Step, lumber: Step, food: Step];

interface ReadTable {
  lines: ReadonlyMap<string, Line>;
  /** Production times missing from the object tables. */
  seconds: ReadonlyMap<string, number>;
}

const tablesRead = new WeakMap<PriceTable, ReadTable>();

/** A table merged with all older tables. Each table is parsed only once. */
function tableAt(at: number, tables: readonly PriceTable[]): ReadTable {
  const table = tables[at]!;
  const before = tablesRead.get(table);
  if (before) return before;
  const older = at > 0 ? tableAt(at - 1, tables) : null;
  const read = {
    lines: new Map([...(older?.lines ?? []), ...linesOf(table.prices)]),
    seconds: new Map([...(older?.seconds ?? []), ...secondsOf(table.seconds ?? '')]),
  };
  tablesRead.set(table, read);
  return read;
}

const linesOf = (prices: string): [string, Line][] =>
  prices
    .trim()
    .split('\n')
    .flatMap((text) => {
      const [price = '', ...ids] = text.split(' ');
      const [gold = '', lumber = '', food = '0'] = price.split('/');
      const line: Line = [step(gold), step(lumber), step(food)];
      return ids.map((id): [string, Line] => [id, line]);
    });

function step(text: string): Step {
  const [first, more = 0] = text.split('+').map(Number);
  return [first!, more];
}

const secondsOf = (text: string): [string, number][] =>
  [...text.matchAll(/(\w+) (\d+)/g)].map(([, id, seconds]) => [id!, Number(seconds)]);
