/** Food supplied by a player’s halls and farms. */
import type { Game, GamePlayer } from '../../game.ts';
import type { Costs } from '../../objects/costs.ts';
import { foodMade } from '../../objects/food-made.ts';
import { TOWN_HALLS } from '../../objects/table.ts';
import { leastMs } from '../births/buildings.ts';
import type { Made } from '../births/made.ts';
import { addFood, amountOf, sameChange, type AmountAt, type FoodChange } from './changes.ts';
import { begunBy } from './placed-once.ts';
import type { UsedFood } from './used.ts';

/** Food room at a time. Destroyed buildings still count. */
export interface FoodRoom {
  /** Minimum: buildings that are confirmed, ordered once, or required by the units made. */
  least: AmountAt;
  /** Maximum: every ordered building, finished as early as possible. */
  most: AmountAt;
}

/**
 * Minimum and maximum food room; `once` gives the start of work on clearly ordered buildings of a kind. Units that
 * would be in use if nothing had died prove that there was room, because training requires it.
 */
export function foodRoom(
  game: Pick<Game, 'build'>,
  player: Pick<GamePlayer, 'race'>,
  counts: readonly Made[],
  costs: Costs,
  { waiting, times }: UsedFood,
  once: (id: string) => readonly number[],
): FoodRoom {
  const [hall] = player.race ? TOWN_HALLS[player.race] : [''];
  const start: FoodChange = { ms: 0, by: foodMade(game, hall) };
  const lists = { least: [start], most: [start] };
  /** Food of farms and halls that nobody selected. */
  const sizes = new Set<number>();
  for (const { id, type, births, max, orders } of counts) {
    const food = type === 'building' ? foodMade(game, id) : 0;
    if (food === 0) continue;
    const stood = births.flatMap(({ standing }) => standing ?? []);
    const makeMs = costs.makeMs(id) ?? 0;
    const begun = begunBy({ births, max }, once(id));
    addFood(
      lists.least,
      sameChange(
        begun.map((ms) => ms + makeMs),
        food,
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
  const confirmed = amountOf(lists.least);
  const [size = 1, other] = sizes;
  /** Room proven by the units in use at a time, in ascending order. */
  const proven: { ms: number; room: number }[] = [];
  for (const ms of times) {
    const missing = waiting(ms) - Math.max(confirmed(ms), proven.at(-1)?.room ?? 0);
    if (missing <= 0) continue;
    const short = waiting(ms) - confirmed(ms);
    const room = confirmed(ms) + (other === undefined ? size * Math.ceil(short / size) : short);
    // More room than possible proves nothing: something had died.
    if (room > most(ms)) break;
    proven.push({ ms, room });
  }
  const least = (ms: number): number =>
    Math.max(confirmed(ms), proven.findLast((proof) => proof.ms <= ms)?.room ?? 0);
  return { least, most };
}
