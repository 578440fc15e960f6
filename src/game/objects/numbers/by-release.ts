/** All numbers of an object by release: for documents and pages, not for the analysis. */
import { allCosts } from '../costs.ts';
import { allObjects, findObject } from '../table.ts';
import { stocksOf, type Stock } from './stock.ts';
import { COST_TABLES, NEED_TABLES, readDated, valuesIn, type Dated } from './tables.ts';

/** The numbers of an object from a release on. */
export interface Numbers {
  release: string;
  gold: number;
  lumber: number;
  food: number;
  /** Seconds to make it; null if unknown. */
  seconds: number | null;
  /** Increase per additional level; null except for upgrades with several levels. */
  perLevel: { gold: number; lumber: number; seconds: number } | null;
  /** Food that a building supplies. */
  foodMade: number;
  tier: number | null;
  /** How a shop, camp or tavern stocks it; null if nobody sells it. */
  stock: Stock | null;
}

/** What an object requires, and the level of a unit, from a release on. */
export interface Needs {
  release: string;
  requires: string[];
  /** What further levels of an upgrade require. */
  requiresFurther: string[];
  /** Level of a unit, which decides what a kill is worth; null for everything else. */
  level: number | null;
}

const SOLD = new Set(COST_TABLES.flatMap(({ stock = [] }) => stock.flatMap((line) => line.split(' '))));
/** The numbers of every table, oldest first. */
const COSTS = allCosts();

/** Every change of an object's numbers, oldest first; empty for an object without a price. */
export function numbersByRelease(id: string): Numbers[] {
  const { kind, levels = 1 } = findObject(id) ?? {};
  const isSold = kind === 'item' || SOLD.has(id);
  return changes(
    COSTS.flatMap(({ price, makeMs, foodMade, tierOf }, index): Numbers[] => {
      const [one, two] = [price(id), price(id, 2)];
      if (!one || !two) return [];
      const { release } = COST_TABLES[index]!;
      const seconds = (level: number) => (makeMs(id, level) ?? 0) / 1000;
      const perLevel = {
        gold: two.gold - one.gold,
        lumber: two.lumber - one.lumber,
        seconds: seconds(2) - seconds(1),
      };
      return [
        {
          release,
          ...one,
          seconds: makeMs(id) === null ? null : seconds(1),
          perLevel: levels > 1 ? perLevel : null,
          foodMade: foodMade(id),
          tier: tierOf(id),
          stock: isSold ? stocksOf(id, [release, release])[0]! : null,
        },
      ];
    }),
  );
}

const readList = (text: string): string[] => (text === '-' ? [] : text.split(','));
const REQUIRES = readDated(NEED_TABLES, 'needs', readList);
const FURTHER = readDated(NEED_TABLES, 'needs2', readList);
const LEVELS = readDated(NEED_TABLES, 'level', Number);

/** Every change of what an object requires, oldest first. Before the first release here, requirements aren't known. */
export const needsByRelease = (id: string): Needs[] =>
  changes(
    NEED_TABLES.map(({ release }, index): Needs => {
      const valueOf = <T>(datedValues: Dated<T>) => valuesIn(datedValues, id, index, index)[0];
      return {
        release,
        requires: valueOf(REQUIRES) ?? [],
        requiresFurther: valueOf(FURTHER) ?? [],
        level: valueOf(LEVELS) ?? null,
      };
    }),
  );

/** The rows that differ from the row before. */
const changes = <T extends { release: string }>(rows: readonly T[]): T[] => {
  const text = (row: T) => JSON.stringify({ ...row, release: '' });
  return rows.filter((row, index) => index === 0 || text(row) !== text(rows[index - 1]!));
};

/** A value of an object that a release changed; null if the object wasn't sold or had no such value before. */
export interface NumberChange {
  release: string;
  id: string;
  field: string;
  from: string | null;
  to: string;
}

/** Every change of a number after the first table, by release, oldest first. */
export function changesOfNumbers(): NumberChange[] {
  const all = allObjects().flatMap(({ id }) => [
    ...newIn(numbersByRelease(id).map(numberTexts)).map((change) => ({ id, ...change })),
    ...changesIn(id, numbersByRelease(id).map(numberTexts)),
    ...changesIn(id, needsByRelease(id).map(needTexts)),
  ]);
  return COST_TABLES.flatMap(({ release }) => all.filter((change) => change.release === release));
}

type Texts = { release: string; texts: Readonly<Record<string, string>> };

/** The values of an object that nobody could buy before its first row. */
const newIn = ([first]: readonly Texts[]): Omit<NumberChange, 'id'>[] =>
  first === undefined || first.release === COST_TABLES[0]!.release
    ? []
    : Object.entries(first.texts).map(([field, to]) => ({ release: first.release, field, from: null, to }));

function changesIn(id: string, rows: readonly Texts[]): NumberChange[] {
  return rows.slice(1).flatMap(({ release, texts }, index) =>
    Object.entries(texts).flatMap(([field, to]): NumberChange[] => {
      const from = rows[index]!.texts[field] ?? null;
      return from === to ? [] : [{ release, id, field, from, to }];
    }),
  );
}

const stepText = (first: number, perLevel = 0): string =>
  perLevel === 0 ? String(first) : `${first} + ${perLevel} a level`;

const numberTexts = ({
  release,
  gold,
  lumber,
  food,
  seconds,
  perLevel,
  foodMade,
  tier,
  stock,
}: Numbers): Texts => ({
  release,
  texts: {
    gold: stepText(gold, perLevel?.gold),
    lumber: stepText(lumber, perLevel?.lumber),
    food: String(food),
    ...(seconds !== null && { seconds: stepText(seconds, perLevel?.seconds) }),
    'food made': String(foodMade),
    ...(tier !== null && { tier: String(tier) }),
    ...(stock && { stock: `${stock.most}, every ${stock.everySeconds} s, from ${stock.fromSeconds} s` }),
  },
});

const needTexts = ({ release, requires, requiresFurther, level }: Needs): Texts => ({
  release,
  texts: {
    requires: requires.join(' ') || 'nothing',
    'further levels require': requiresFurther.join(' ') || 'nothing',
    ...(level !== null && { level: String(level) }),
  },
});
