/** Food supplied by a player’s halls and farms. */
import type { GamePlayer } from '../../game.ts';
import type { Costs } from '../../objects/costs.ts';
import { TOWN_HALLS } from '../../objects/table.ts';
import { leastMs } from '../births/buildings.ts';
import type { Made } from '../births/made.ts';
import { addFood, amountOf, sameChange, type AmountAt, type FoodChange } from './changes.ts';
import { begunBy } from './placed-once.ts';
import type { UsedFood } from './food-used.ts';

/** Longest assumed time from the click until an unsummoned building is down; until then, it still gives its food. */
const UNSUMMON_MS = 40_000;

/** Food room at a time. Unsummoned buildings no longer count; destroyed ones still do. */
export interface FoodRoom {
  /** Minimum: buildings that are confirmed, ordered once, or required by the units made. */
  least: AmountAt;
  /** Maximum: every ordered building, finished as early as possible. */
  most: AmountAt;
  /** When the maximum changes, in ms, in any order. */
  times: readonly number[];
}

/**
 * Minimum and maximum food room; `once` gives the start of work on clearly ordered buildings of a kind, `gone` the
 * times at which buildings of a kind were unsummoned, and `upgrades` the food that upgraded halls add. Units that
 * would be in use if nothing had died prove that there was room, because training requires it.
 */
export function foodRoom(
  player: Pick<GamePlayer, 'race'>,
  counts: readonly Made[],
  costs: Costs,
  { waiting, times }: UsedFood,
  { once, gone }: Record<'once' | 'gone', (id: string) => readonly number[]>,
  upgrades: { least: readonly FoodChange[]; most: readonly FoodChange[] },
): FoodRoom {
  const [hall] = player.race ? TOWN_HALLS[player.race] : [''];
  const least = [{ ms: 0, by: costs.foodMade(hall) }, ...upgrades.least];
  const most = [{ ms: 0, by: costs.foodMade(hall, 'most') }, ...upgrades.most];
  /** Food of unsummoned buildings. */
  const taken: FoodChange[] = [];
  /** Food of farms and halls that nobody selected. */
  const sizes = new Set<number>();
  for (const count of counts) {
    const { id, type, births, max } = count;
    const food = type === 'building' ? costs.foodAdded(id, 'most') : 0;
    if (food === 0) continue;
    if (max > births.length) sizes.add(food);
    const goneMs = gone(id);
    addFood(taken, sameChange(goneMs, food));
    const downMs = goneMs.map((ms) => ms + UNSUMMON_MS);
    addFood(most, sameChange(downMs, -food));
    addFood(most, sameChange(soonestDone(player, count, costs), food));
    const doneMs = begunBy(count, once(id)).map((ms) => ms + costs.makeMs(id, 1, 'most')!);
    addFood(least, sameChange(doneMs, costs.foodAdded(id)));
  }
  const added = amountOf(least);
  const takenBy = amountOf(taken);
  const known = {
    confirmed: (ms: number): number => Math.max(0, added(ms) - takenBy(ms)),
    takenBy,
    most: amountOf(most),
  };
  return {
    least: provenRoom(known, { waiting, times }, [...sizes]),
    most: known.most,
    times: most.map(({ ms }) => ms),
  };
}

/** Earliest times in ms at which the buildings of a kind can have been done, as the orders and the seen ones allow. */
function soonestDone(
  player: Pick<GamePlayer, 'race'>,
  { id, births, max, orders }: Made,
  costs: Costs,
): number[] {
  const stood = births.flatMap(({ standing }) => standing ?? []);
  const ordered = orders
    .filter(({ may }) => may > 0)
    .map(({ ms }) => ms + leastMs(player, costs.makeMs(id) ?? 0));
  const earliest = stood.map(({ from }) => from).sort((a, b) => a - b);
  const unseen = max - births.length;
  // The k-th building is finished no sooner than the k-th order and the seen buildings allow.
  return Array.from({ length: unseen + stood.length }, (_, index) =>
    Math.max(ordered[index] ?? ordered.at(-1) ?? 0, earliest[index - unseen] ?? 0),
  );
}

/**
 * The room at a time that is confirmed by buildings, or proven by the food in use up to then. The last argument has the
 * amounts of food that an unseen building may have added.
 */
function provenRoom(
  { confirmed, takenBy, most }: Record<'confirmed' | 'takenBy' | 'most', AmountAt>,
  { waiting, times }: Pick<UsedFood, 'waiting' | 'times'>,
  [size = 1, other]: readonly number[],
): AmountAt {
  /** Room proven by the units in use at a time, with what was unsummoned by then; in ascending order. */
  const proven: { ms: number; room: number }[] = [];
  for (const ms of times) {
    const missing = waiting(ms) - Math.max(confirmed(ms), (proven.at(-1)?.room ?? 0) - takenBy(ms));
    if (missing <= 0) continue;
    const short = waiting(ms) - confirmed(ms);
    const room = confirmed(ms) + (other === undefined ? size * Math.ceil(short / size) : short);
    // More room than possible proves nothing: something had died.
    if (room > most(ms)) break;
    proven.push({ ms, room: room + takenBy(ms) });
  }
  return (ms) =>
    Math.max(confirmed(ms), (proven.findLast((proof) => proof.ms <= ms)?.room ?? 0) - takenBy(ms));
}
