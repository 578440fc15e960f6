/** Food supplied by a player’s halls and farms: what was certainly there, and what may have been. */
import type { GamePlayer } from '../../game.ts';
import type { Costs } from '../../objects/costs.ts';
import { TOWN_HALLS } from '../../objects/table.ts';
import { leastMs } from '../births/buildings.ts';
import type { Made } from '../births/made.ts';
import type { PlayerFacts } from '../player-facts.ts';
import { stood } from '../step.ts';
import { HALL_UPGRADE_MS } from '../tiers.ts';
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
 * Minimum and maximum food room; `once` gives the start of work on clearly ordered buildings of a kind. Units that
 * would be in use if nothing had died prove that there was room, because training requires it.
 */
export function foodRoom(
  player: Pick<GamePlayer, 'race'>,
  counts: readonly Made[],
  { steps, tiers }: Pick<PlayerFacts, 'steps' | 'tiers'>,
  costs: Costs,
  { waiting, times }: UsedFood,
  once: (id: string) => readonly number[],
): FoodRoom {
  const upgrades = upgradedHalls(steps, tiers, costs);
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
    const goneMs = steps.flatMap((step) => (step.id === id ? (step.goneMs ?? []) : []));
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

/** Food that upgraded halls add: if the upgraded hall was seen, and at most for every order. */
function upgradedHalls(
  steps: PlayerFacts['steps'],
  tiers: PlayerFacts['tiers'],
  costs: Costs,
): { least: FoodChange[]; most: FoodChange[] } {
  const ofTiers = tiers.map(({ id, observedMs, completedMs }) => {
    const most = steps
      .filter((step) => step.id === id && step.type === 'upgrade' && stood(step))
      .map((step) => step.ms + HALL_UPGRADE_MS);
    // A hall seen upgraded was finished by then, whatever the orders say.
    const seen = observedMs === null ? [] : [completedMs ?? observedMs];
    const first = Math.min(...most, ...seen);
    return {
      least: sameChange(seen, costs.foodAdded(id)),
      most: sameChange(most.length === 0 ? seen : [first, ...most.slice(1)], costs.foodAdded(id, 'most')),
    };
  });
  return { least: ofTiers.flatMap(({ least }) => least), most: ofTiers.flatMap(({ most }) => most) };
}

/** Earliest times in ms at which the buildings of a kind can have been done, as the orders and the seen ones allow. */
function soonestDone(
  player: Pick<GamePlayer, 'race'>,
  { id, births, max, orders }: Made,
  costs: Costs,
): number[] {
  const standing = births.flatMap((birth) => birth.standing ?? []);
  const ordered = orders
    .filter(({ may }) => may > 0)
    .map(({ ms }) => ms + leastMs(player, costs.makeMs(id) ?? 0));
  const earliest = standing.map(({ from }) => from).sort((a, b) => a - b);
  const unseen = max - births.length;
  // The k-th building is finished no sooner than the k-th order and the seen buildings allow.
  return Array.from({ length: unseen + standing.length }, (_, index) =>
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
