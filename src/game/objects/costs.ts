/** What things cost, and how long they take, in the patch of a game. */
import type { Game } from '../game.ts';
import { BEFORE, LATEST, SECONDS_BEFORE } from './prices.ts';
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
 * The prices a game is read with: those of its patch, else of the nearest. Prices changed with 1.29 and 1.30, which are
 * read with those of 1.31; where the tables on both sides of a patch agree on a price, the patch had it. Later patches than 1.32, and files that state no patch, are read with the latest table. Reign
 * of Chaos had prices of its own.
 */
export function costsOf({ patch, build, expansion }: Dated): Costs {
  const name = tableOf(patch, build);
  const table = tableNamed(name);
  const slow = OLD.includes(name);
  const exact = expansion && KNOWN.includes(patch ?? '');
  const between = expansion && !exact && Number(patch) > 1.24 && Number(patch) < 1.31;
  // 1.25 and 1.26 lie before the middle one, 1.28 to 1.30 behind it.
  const beyond = between ? (name === MIDDLE ? NEXT : MIDDLE) : null;
  const other = beyond && tableNamed(beyond);
  return {
    patch: name,
    exact,
    beyond,
    agreed: (id) => other?.get(id)?.join() === table.get(id)?.join(),
    price: (id, level = 1) => {
      const line = table.get(id);
      if (!line) return null;
      const [[gold, goldMore], [lumber, lumberMore], [food]] = line;
      return { gold: gold + (level - 1) * goldMore, lumber: lumber + (level - 1) * lumberMore, food };
    },
    makeMs: (id) => {
      const seconds = (slow ? SLOWER.get(id) : undefined) ?? findObject(id)?.seconds ?? null;
      return seconds === null ? null : seconds * 1000;
    },
  };
}

/** Patches whose prices were read. 1.32 has two tables, by its build. */
const KNOWN = ['1.24', '1.27', '1.31', '1.32'];
const MIDDLE = '1.27.1';
const NEXT = '1.31.1';
/** Tables of patches up to 1.28. */
const OLD = ['1.24.4', MIDDLE];
/** The build of 1.32.6, with which prices changed within 1.32. */
const BUILD_1_32_6 = 6110;

function tableOf(patch: string | null, build: number): string {
  const number = Number(patch ?? Infinity);
  if (number < 1.27) return '1.24.4';
  if (number < 1.29) return MIDDLE;
  return number < 1.32 || (number === 1.32 && build < BUILD_1_32_6) ? NEXT : '1.32.8';
}

/** A number and how much more of it each further level takes. */
type Step = [first: number, more: number];
type Line = [gold: Step, lumber: Step, food: Step];

const read = (lines: string): [string, Line][] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [price = '', ...ids] = line.split(' ');
      const [gold = '', lumber = '', food = '0'] = price.split('/');
      const read: Line = [step(gold), step(lumber), step(food)];
      return ids.map((id): [string, Line] => [id, read]);
    });

function step(text: string): Step {
  const [first, more = 0] = text.split('+').map(Number);
  return [first!, more];
}

const SLOWER = new Map(
  [...SECONDS_BEFORE.matchAll(/(\w+) (\d+)/g)].map(([, id, seconds]) => [id!, Number(seconds)]),
);

const tables = new Map<string, ReadonlyMap<string, Line>>();

/** A table by the patch it is named after, read once: the latest, and over it what older ones had otherwise. */
function tableNamed(name: string): ReadonlyMap<string, Line> {
  const known = tables.get(name);
  if (known) return known;
  const changes = BEFORE.slice(0, BEFORE.findIndex(([patch]) => patch === name) + 1);
  const table = new Map([LATEST, ...changes.map(([, lines]) => lines)].flatMap(read));
  tables.set(name, table);
  return table;
}
