/** Costs, production times and food in a game's release. */
import type { Game } from '../game.ts';
import { RELEASES, releasesNamed, releasesOf, type Days } from './numbers/releases.ts';
import { COST_TABLES, readDated, valuesIn, type Dated, type DatedTable } from './numbers/tables.ts';
import { findObject, TOWN_HALLS } from './table.ts';

/** What an object costs. */
export interface Price {
  gold: number;
  lumber: number;
  /** Food that the object uses while it is alive. */
  food: number;
}

/** If a game's releases differ in a number: the lowest or the highest one. */
export type Bound = 'least' | 'most';

/** How well the numbers of a game are known. */
type CostsBasis =
  /** The game's own numbers. */
  | 'exact'
  /** The recording can be of several releases with different numbers, or of one between two known ones. */
  | 'between'
  /** Nobody has read this release; it is older than all tables, or Reign of Chaos. */
  | 'nearest'
  /** The recording is newer than all tables, or doesn't name its patch: the newest ones. */
  | 'newest';

/** The numbers of one release, or of several that a recording doesn't tell apart. */
export interface Costs {
  /** The releases that the game can be of, first and last. */
  releases: readonly [first: string, last: string];
  /** The releases whose tables apply, first and last: those with the last change of a number. */
  tables: readonly [first: string, last: string];
  basis: CostsBasis;
  /** Whether the tables agree on an object, so that its numbers are certain. */
  agreed: (id: string) => boolean;
  /** Price of an object or of an upgrade level; null if there is none or it is unknown. */
  price: (id: string, level?: number, bound?: Bound) => Price | null;
  /** Time in ms to train, build or research an object or an upgrade level; null for unknown ids. */
  makeMs: (id: string, level?: number, bound?: Bound) => number | null;
  /** Food that a building supplies; 0 for other objects. */
  foodMade: (id: string, bound?: Bound) => number;
  /** Food that building or upgrading to an object adds: a Keep adds what it supplies beyond a Town Hall. */
  foodAdded: (id: string, bound?: Bound) => number;
  /** The lowest town hall tier at which an object may have been ordered; null if tiers don't apply. */
  tierOf: (id: string) => 1 | 2 | 3 | null;
}

/** What decides a game's numbers. `post202` is absent if the numbering of actions isn't known. */
export type Dateable = Pick<Game, 'patch' | 'build' | 'expansion'> & {
  post202?: boolean;
  /** The releases that the game can be of, if they were worked out before. */
  releases?: readonly string[];
};

/**
 * The numbers for a game. Releases that the recording doesn't tell apart count together, unless `days`, when the game
 * was played, decide between them. Reign of Chaos had different numbers.
 */
export function costsOf(game: Dateable, days?: Days, tables = COST_TABLES): Costs {
  const { first, last, newer } = game.releases ? releasesNamed(game.releases) : releasesOf(game, days);
  const isNewest = newer || game.patch === null;
  const spans = [first, last].map((release) => spanAt(isNewest ? RELEASES.length - 1 : release, tables));
  const from = spans[0]!.first;
  const to = spans[1]!.last;
  const unread = spans[0]!.first < 0 || !game.expansion;
  const basis = isNewest ? 'newest' : unread ? 'nearest' : from === to ? 'exact' : 'between';
  const releaseAt = (index: number) => RELEASES[Math.max(0, index)]!.release;
  return costsIn(tables, Math.max(0, from), Math.max(0, to), basis, [releaseAt(first), releaseAt(last)]);
}

/** The numbers of every table, oldest first. */
export const allCosts = (tables = COST_TABLES): Costs[] =>
  tables.map(({ release }, index) => costsIn(tables, index, index, 'exact', [release, release]));

/** The tables that may apply to a release: one if it was read, otherwise those before and after; -1 for none before. */
function spanAt(index: number, tables: readonly DatedTable[]): { first: number; last: number } {
  const tableIndex = tables.findLastIndex(({ release }) => positionOf(release) <= index);
  if (RELEASES[index]?.known) return { first: tableIndex, last: tableIndex };
  return { first: tableIndex, last: Math.min(tableIndex + 1, tables.length - 1) };
}

/** Place of a release in the list; a table of a release that isn't listed is newer than all. */
function positionOf(release: string): number {
  const index = RELEASES.findIndex((entry) => entry.release === release);
  return index < 0 ? RELEASES.length : index;
}

/** What supplies food and was upgraded from another building that supplies food. */
const UPGRADED = new Map([
  ...Object.values(TOWN_HALLS).flatMap(([one, two, three]): [string, string][] => [
    [two, one],
    [three, two],
  ]),
  ['uzg1', 'uzig'],
  ['uzg2', 'uzig'],
]);

/** A value for the first level, and the increase per additional level. */
type Step = readonly [first: number, more: number];

interface Sections {
  cost: Dated<readonly [gold: Step, lumber: Step, food: Step]>;
  time: Dated<Step>;
  made: Dated<number>;
  tier: Dated<number>;
}

const sectionsRead = new WeakMap<readonly DatedTable[], Sections>();

/** The sections of all tables, which are read only once. */
function sectionsOf(tables: readonly DatedTable[]): Sections {
  const known = sectionsRead.get(tables);
  if (known) return known;
  const sections: Sections = {
    cost: readDated(tables, 'cost', (text) => {
      const [gold = '', lumber = '', food = '0'] = text.split('/');
      return [readStep(gold), readStep(lumber), readStep(food)];
    }),
    time: readDated(tables, 'time', readStep),
    made: readDated(tables, 'made', Number),
    tier: readDated(tables, 'tier', Number),
  };
  sectionsRead.set(tables, sections);
  return sections;
}

function readStep(text: string): Step {
  const [first = 0, perLevel = 0] = text.split('+').map(Number);
  return [first, perLevel];
}

const atLevel = ([first, perLevel]: Step, level: number): number => first + (level - 1) * perLevel;

function costsIn(
  tables: readonly DatedTable[],
  first: number,
  last: number,
  basis: CostsBasis,
  releases: Costs['releases'],
): Costs {
  const { cost, time, made, tier } = sectionsOf(tables);
  const pick = (numbers: readonly number[], bound: Bound) =>
    bound === 'least' ? Math.min(...numbers) : Math.max(...numbers);
  const within = <T>(datedValues: Dated<T>, id: string) => valuesIn(datedValues, id, first, last);
  /** The values of an id, with its usual value for tables before the first of them. */
  const withUsual = <T>(datedValues: Dated<T>, id: string, usual: T | null): T[] => {
    const isDated = datedValues.get(id)?.some(([from]) => from <= first) ?? false;
    return [...(usual === null || isDated ? [] : [usual]), ...within(datedValues, id)];
  };
  const foodMadeAt = (id: string, index: number): number => valuesIn(made, id, index, index)[0] ?? 0;
  const indexes = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    releases,
    tables: [tables[first]!.release, tables[last]!.release],
    basis,
    agreed: (id) => [within(cost, id), withUsual(time, id, secondsOf(id)), within(made, id)].every(isOne),
    price: (id, level = 1, bound = 'least') => {
      const prices = within(cost, id);
      if (prices.length === 0) return null;
      const amount = (resource: 0 | 1 | 2) =>
        pick(
          prices.map((price) => atLevel(price[resource], level)),
          bound,
        );
      return { gold: amount(0), lumber: amount(1), food: amount(2) };
    },
    makeMs: (id, level = 1, bound = 'least') => {
      const times = withUsual(time, id, secondsOf(id)).map((value) => atLevel(value, level));
      return times.length === 0 ? null : pick(times, bound) * 1000;
    },
    foodMade: (id, bound = 'least') =>
      pick(
        indexes.map((index) => foodMadeAt(id, index)),
        bound,
      ),
    foodAdded: (id, bound = 'least') =>
      pick(
        indexes.map((index) => foodMadeAt(id, index) - foodMadeAt(UPGRADED.get(id) ?? '', index)),
        bound,
      ),
    tierOf: (id) => {
      const tiers = withUsual(tier, id, findObject(id)?.tier ?? null);
      return tiers.length === 0 ? null : (Math.min(...tiers) as 1 | 2 | 3);
    },
  };
}

/** The time of the object table, which is the same for every level. */
function secondsOf(id: string): Step | null {
  const seconds = findObject(id)?.seconds ?? null;
  return seconds === null ? null : [seconds, 0];
}

const isOne = (values: readonly unknown[]): boolean => values.length < 2;
