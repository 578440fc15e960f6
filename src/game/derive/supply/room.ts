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
  const lists = {
    least: [{ ms: 0, by: costs.foodMade(hall) }, ...upgrades.least],
    most: [{ ms: 0, by: costs.foodMade(hall, 'most') }, ...upgrades.most],
  };
  /** Food of farms and halls that nobody selected. */
  const sizes = new Set<number>();
  /** Food of unsummoned buildings. */
  const taken: FoodChange[] = [];
  for (const { id, type, births, max, orders } of counts) {
    const food = type === 'building' ? costs.foodAdded(id, 'most') : 0;
    if (food === 0) continue;
    addFood(taken, sameChange(gone(id), food));
    addFood(
      lists.most,
      sameChange(
        gone(id).map((ms) => ms + UNSUMMON_MS),
        -food,
      ),
    );
    const stood = births.flatMap(({ standing }) => standing ?? []);
    const makeMs = costs.makeMs(id) ?? 0;
    const begun = begunBy({ births, max }, once(id));
    addFood(
      lists.least,
      sameChange(
        begun.map((ms) => ms + costs.makeMs(id, 1, 'most')!),
        costs.foodAdded(id),
      ),
    );
    // The k-th building is finished no sooner than the k-th order and the seen buildings allow.
    const ordered = orders.filter(({ may }) => may > 0).map(({ ms }) => ms + leastMs(player, makeMs));
    const earliest = stood.map(({ from }) => from).sort((a, b) => a - b);
    const unseen = max - births.length;
    if (unseen > 0) sizes.add(food);
    const soonest = Array.from({ length: unseen + stood.length }, (_, index) =>
      Math.max(ordered[index] ?? ordered.at(-1) ?? 0, earliest[index - unseen] ?? 0),
    );
    addFood(lists.most, sameChange(soonest, food));
  }
  const most = amountOf(lists.most);
  const takenBy = amountOf(taken);
  const added = amountOf(lists.least);
  const confirmed = (ms: number): number => Math.max(0, added(ms) - takenBy(ms));
  const [size = 1, other] = sizes;
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
  const least = (ms: number): number =>
    Math.max(confirmed(ms), (proven.findLast((proof) => proof.ms <= ms)?.room ?? 0) - takenBy(ms));
  return { least, most, times: lists.most.map(({ ms }) => ms) };
}
