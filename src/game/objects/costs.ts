/** What things cost, and how long they take, in the patch of a game. */
import type { Game } from '../game.ts';
import { PRICE_TABLES, type PriceTable } from './prices.ts';
import { findObject } from './table.ts';

export interface Price {
  gold: number;
  lumber: number;
  /** What it takes of the food limit while it lives. */
  food: number;
}

/** The prices of one patch. */
export interface Costs {
  /** Patch whose table it is, such as "1.27.1". */
  patch: string;
  /** Whether the patch of the game had these prices; otherwise it is the nearest of which the prices are known here. */
  exact: boolean;
  /** Of a patch that lies between two whose prices are known, the other one; null for all others. */
  beyond: string | null;
  /** Whether something costs the same in both of them, so that it did in between. */
  agreed: (id: string) => boolean;
  /** Price of an object, of a level of an upgrade; null for what has none or is not known. */
  price: (id: string, level?: number) => Price | null;
  /** Time in ms to make something; null for ids nobody knows. */
  makeMs: (id: string) => number | null;
}

type Dated = Pick<Game, 'patch' | 'build' | 'expansion'>;

/**
 * The prices a game is read with: those of its patch, or of the nearest table. Where a patch is between two tables that
 * agree on a price, the patch had it. Files that state no patch are read with the latest table. Reign of Chaos had
 * prices of its own.
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

/** The prices of every table, the oldest first. */
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

/** A number and how much more of it each further level takes. */
type Step = [first: number, more: number];
type Line = [gold: Step, lumber: Step, food: Step];

interface ReadTable {
  lines: ReadonlyMap<string, Line>;
  /** Times to make that the tables of names do not have. */
  seconds: ReadonlyMap<string, number>;
}

const tablesRead = new WeakMap<PriceTable, ReadTable>();

/** A table with all that older ones say and it does not change. It is read once. */
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
