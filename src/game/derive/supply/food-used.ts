/** Food in use as the game counts it: units alive and in training. Deaths are not subtracted. */
import type { GamePlayer } from '../../game.ts';
import type { Bound, Costs } from '../../objects/costs.ts';
import { START_FOOD } from '../../objects/numbers/rules.ts';
import type { Made } from '../births/made.ts';
import { CONSUMES_WISP } from '../placement.ts';
import type { PlayerFacts } from '../player-facts.ts';
import { stood } from '../step.ts';
import { heroTimes } from '../spending/heroes.ts';
import { addFood, type AmountAt, amountOf, type FoodChange, sameChange } from './changes.ts';
import { begunBy } from './placed-once.ts';
import { LATE_MS } from '../births/counted-orders.ts';
import type { Times } from '../spending/payments.ts';

/** Food in use at a time if nothing died. */
export interface UsedFood {
  /** Minimum, if no unseen unit waited for food. */
  pressed: AmountAt;
  /** Minimum, if every unseen unit waited as long as possible. */
  waiting: AmountAt;
  /** Maximum food in use. */
  most: AmountAt;
  /** Times when the food in use may have grown, in ms, ascending. */
  times: readonly number[];
  /** Food of the largest unit ordered by a given time. */
  largest: AmountAt;
}

/** A player's food in use; `once` gives the start of work on clearly ordered buildings of a kind. */
export function usedFood(
  player: Pick<GamePlayer, 'race'>,
  counts: readonly Made[],
  { heroes, steps }: Pick<PlayerFacts, 'heroes' | 'steps'>,
  costs: Costs,
  once: (id: string) => readonly number[],
): UsedFood {
  const foodOf = (id: string, bound: Bound = 'least'): number => costs.price(id, 1, bound)?.food ?? 0;
  const units = counts.filter(({ type, id }) => type === 'unit' && foodOf(id, 'most') > 0);
  const pressed: FoodChange[] = [{ ms: 0, by: START_FOOD }];
  const waiting = [...pressed];
  const most = [...pressed];
  for (const count of units) {
    const food = foodOf(count.id);
    const began = trainingBegan(count, 0);
    addFood(pressed, sameChange(began.least, food));
    addFood(waiting, sameChange(trainingBegan(count).least, food));
    const mostFood = foodOf(count.id, 'most');
    addFood(most, sameChange(began.most, mostFood));
    addFood(most, unfinished(count, mostFood));
  }
  for (const { id, paid } of heroTimes(heroes, costs)) {
    for (const list of [pressed, waiting]) addFood(list, sameChange(paid.least, foodOf(id)));
    addFood(most, sameChange(paid.most, foodOf(id)));
  }
  addFood(most, trainedInVain({ heroes, steps }, costs));
  // A Destroyer uses more food than the Statue it was.
  for (const { id, type, ms, presses } of steps)
    if (type === 'morph' && foodOf(id) > 0) most.push({ ms, by: foodOf(id) * presses });
  if (player.race === 'E') {
    const built = wispsBuilt(counts, once);
    for (const list of [pressed, waiting]) addFood(list, sameChange(built.most, -1));
    addFood(most, sameChange(built.least, -1));
  }
  return {
    pressed: amountOf(pressed),
    waiting: amountOf(waiting),
    most: amountOf(most),
    times: waiting
      .filter(({ by }) => by > 0)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b),
    largest: largestOf(units.map(({ id, orders }) => ({ ms: orders[0]?.ms ?? 0, food: foodOf(id) }))),
  };
}

/** Heroes in training that came to nothing: a cancelled one until then, one that never appeared until the end. */
function trainedInVain({ heroes, steps }: Pick<PlayerFacts, 'heroes' | 'steps'>, costs: Costs): FoodChange[] {
  const appeared = new Set(heroes.map(({ id }) => id));
  return steps.flatMap((step): FoodChange[] => {
    if (step.type !== 'hero' || (stood(step) && appeared.has(step.id))) return [];
    const food = costs.price(step.id)?.food ?? 0;
    const endMs = step.lastMs + 2 * (costs.makeMs(step.id) ?? 0);
    return [
      { ms: step.ms, by: food },
      { ms: endMs, by: -food },
    ];
  });
}

/** The food of the largest unit that was ordered by a time. */
function largestOf(ordered: readonly { ms: number; food: number }[]): AmountAt {
  let largest = 0;
  const changes = ordered
    .toSorted((a, b) => a.ms - b.ms)
    .map(({ ms, food }) => {
      const more = Math.max(0, food - largest);
      largest += more;
      return { ms, by: more };
    });
  return amountOf(changes);
}

/** An Ancient of Wonders may release its Wisp: in 307 recordings, 17 of 109 got orders later than 45 s after theirs. */
const MAY_CONSUME_WISP: ReadonlySet<string> = new Set([...CONSUMES_WISP, 'eden']);

/**
 * When Wisps became buildings, in ms. Minimum: confirmed buildings; maximum: every order that may have begun a
 * building. Becoming a building frees a Wisp's food; Moon Wells, Altars and others release the Wisp.
 */
export function wispsBuilt(
  counts: readonly (Pick<Made, 'id' | 'max' | 'lost'> & {
    births: readonly Pick<Made['births'][number], 'from' | 'to'>[];
    orders: readonly { ms: number }[];
  })[],
  once: (id: string) => readonly number[],
): { least: number[]; most: number[] } {
  const buildings = counts.filter(({ id }) => MAY_CONSUME_WISP.has(id));
  const consuming = buildings.filter(({ id }) => CONSUMES_WISP.has(id));
  return {
    least: consuming.flatMap(({ id, births, max }) => begunBy({ births, max }, once(id))),
    most: buildings.flatMap(({ orders, max, births, lost }) =>
      orders.map(({ ms }) => ms).slice(0, Math.max(max, births.length) + (lost.cancelled ?? 0)),
    ),
  };
}

/**
 * Latest (`least`) and earliest (`most`) times at which training began for the units of a count, in ms, ascending. For
 * an unseen unit, a lone press and the queue give the time; the unit may have waited up to `lateMs` for food.
 */
function trainingBegan(
  { births, min, max, takesMs, orders, slots = [] }: Made,
  lateMs: number = LATE_MS,
): Times {
  const begin = (ms: number): number => Math.max(0, ms - takesMs);
  const seen = ascending(births.map(({ to }) => begin(to)));
  const pressed = ascending(orders.flatMap(({ sure }) => (sure ? [begin(sure.to - LATE_MS + lateMs)] : [])));
  // It is unknown which lone presses made the seen units; the first ones are assumed.
  const together = ascending([...seen, ...pressed.slice(pressed.length - (min - births.length))]);
  const least = Array.from({ length: min }, (_, index) =>
    Math.min(...[seen, pressed, together].flatMap((times) => times[index] ?? [])),
  );
  const possible = ascending(slots.flatMap(({ lost, from }) => (lost === null ? [begin(from)] : [])));
  const earliest = ascending(births.map(({ from }) => begin(from)));
  const unseen = max - births.length;
  const most = Array.from({ length: max }, (_, index) => {
    const begun = Math.max(possible[index] ?? possible.at(-1) ?? 0, earliest[index - unseen] ?? 0);
    return Math.min(begun, least[index] ?? Infinity);
  });
  return { least, most };
}

/** Units that may have been in training but came to nothing: cancelled, or unfinished at the end. */
const unfinished = ({ slots = [], takesMs }: Made, food: number): FoodChange[] =>
  slots.flatMap(({ lost, from, backMs }): FoodChange[] => {
    if (lost !== 'late' && lost !== 'cancelled') return [];
    const begun = { ms: from - takesMs, by: food };
    return backMs < Infinity ? [begun, { ms: Math.max(begun.ms, backMs), by: -food }] : [begun];
  });

const ascending = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b);
