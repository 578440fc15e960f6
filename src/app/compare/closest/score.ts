/**
 * How similar two openings are, from 0 to 100:
 *
 *     20  the same first hero
 *     10  the same second hero, or none in either
 *     20  share of the first four buildings that come in the same order
 *     50  early order: every object that both have, in the same order, counts 1 minus 1 per 90 s between the two times,
 *         at least 0; twice the best sum over the number of steps of both
 *
 * Only steps that both games had time for count: those after the end of the shorter game are left out. The formula is
 * symmetric, and an opening compared with itself has 100.
 */
import { EARLY_SEC, type Opening, type OpeningStep } from './opening.ts';

/** Points of each part, 100 in all. */
export const WEIGHTS = { firstHero: 20, secondHero: 10, buildings: 20, order: 50 } as const;
/** Two orders of the same thing this many seconds apart are unrelated. */
export const FAR_APART_SEC = 90;
/** Number of first buildings with a separate score for their order. */
export const FIRST_BUILDINGS = 4;

/** Two steps of the same object. */
type Pair = readonly [OpeningStep, OpeningStep];

export interface Likeness {
  /** From 0 to 100, not rounded. */
  score: number;
  /** How many seconds of both games were compared. */
  untilSec: number;
  heroes: { a: readonly OpeningStep[]; b: readonly OpeningStep[] };
  buildings: { a: readonly OpeningStep[]; b: readonly OpeningStep[]; common: number };
  order: { pairs: readonly Pair[]; a: number; b: number };
}

/** Compares two openings up to the end of the shorter game. */
export function likeness(a: Opening, b: Opening): Likeness {
  const untilSec = Math.min(a.endSec, b.endSec, EARLY_SEC);
  const [ofA, ofB] = [a, b].map(({ steps }) => steps.filter(({ sec }) => sec <= untilSec)) as [
    OpeningStep[],
    OpeningStep[],
  ];
  const heroes = { a: ofKind(ofA, 'hero'), b: ofKind(ofB, 'hero') };
  const firstBuildings = {
    a: ofKind(ofA, 'building').slice(0, FIRST_BUILDINGS),
    b: ofKind(ofB, 'building').slice(0, FIRST_BUILDINGS),
  };
  const common = bestPairs(firstBuildings.a, firstBuildings.b, () => 1).length;
  const pairs = bestPairs(ofA, ofB, closeness);
  const score =
    (heroes.a[0]?.id === heroes.b[0]?.id ? WEIGHTS.firstHero : 0) +
    (heroes.a[1]?.id === heroes.b[1]?.id ? WEIGHTS.secondHero : 0) +
    WEIGHTS.buildings * share(common, firstBuildings.a.length, firstBuildings.b.length) +
    WEIGHTS.order *
      share(sum(pairs.map(([stepA, stepB]) => closeness(stepA, stepB))), ofA.length, ofB.length);
  return {
    score,
    untilSec,
    heroes,
    buildings: { ...firstBuildings, common },
    order: { pairs, a: ofA.length, b: ofB.length },
  };
}

const ofKind = (steps: readonly OpeningStep[], kind: OpeningStep['kind']) =>
  steps.filter((step) => step.kind === kind);

/** 1 for the same second, decreasing linearly to 0. */
const closeness = (first: OpeningStep, second: OpeningStep): number =>
  Math.max(0, 1 - Math.abs(first.sec - second.sec) / FAR_APART_SEC);

/**
 * Twice the common sum, divided by the sum of both lengths: 1 if everything is in common, also for two empty lists.
 */
const share = (common: number, a: number, b: number): number => (a + b === 0 ? 1 : (2 * common) / (a + b));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Pairs of the same object, in the same order in both lists, with the maximum sum of weights. */
function bestPairs(
  a: readonly OpeningStep[],
  b: readonly OpeningStep[],
  weight: (first: OpeningStep, second: OpeningStep) => number,
): Pair[] {
  // best[i][j] is the maximum sum for the rest of one list from i and of the other from j.
  const best = Array.from({ length: a.length + 1 }, () => new Float64Array(b.length + 1));
  const pairScore = (i: number, j: number): number =>
    a[i]!.id === b[j]!.id ? weight(a[i]!, b[j]!) + best[i + 1]![j + 1]! : 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      best[i]![j] = Math.max(pairScore(i, j), best[i + 1]![j]!, best[i]![j + 1]!);
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const value = best[i]![j]!;
    if (value > 0 && value === pairScore(i, j)) pairs.push([a[i++]!, b[j++]!]);
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
}
