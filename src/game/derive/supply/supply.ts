/**
 * Supply as players know it: food used and food available, until something is known to have died. It relies on
 * births, the queue model, and the rule that training needs room: an order that was accepted at an idle building
 * proves the deaths without which there would have been none.
 */
import type { Game, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { mostFood } from '../../objects/numbers/rules.ts';
import type { FoodAt, Supply } from '../../supply-schema.ts';
import type { Orders } from '../births/presses.ts';
import type { Made } from '../births/made.ts';
import type { PlayerFacts } from '../player-facts.ts';
import { type AmountAt, WIDEST } from './changes.ts';
import { acceptedAtOnce } from './accepted.ts';
import { placedOnce } from './placed-once.ts';
import { foodRoom } from './room.ts';
import { usedFood } from './food-used.ts';
import { foodLosses } from './losses.ts';

/** A player's supply just before a game time in ms; null if nothing useful is known. */
export type SupplyBefore = (ms: number) => Supply | null;

/** Whether a player has allies. Allies may command each other’s units, so the food can't be assigned. */
const hasAllies = (game: Game, { slot, team }: GamePlayer): boolean =>
  competitors(game).some((player) => player.team === team && player.slot !== slot);

/** Food of a player over time. */
export interface PlayerFood {
  /** Published supply: empty if the band is too wide, and from the first death on. */
  before: SupplyBefore;
  /** Bounds of the food in use just before a game time in ms, however wide. */
  used: (ms: number) => [least: number, most: number];
  /** When the first death is proven, in ms; Infinity if none is. */
  diedMs: number;
  /** Minimum losses over time. */
  losses: FoodAt[];
  /** The highest limit that halls and farms can have given from each time on. */
  limits: FoodAt[];
}

/** Facts about a player’s food; null for computers, for players with allies, and if the record contains no objects. */
export function playerFood(
  game: Game,
  player: GamePlayer,
  counts: readonly Made[],
  { heroes, steps, tiers }: Pick<PlayerFacts, 'heroes' | 'steps' | 'tiers'>,
  orders: Orders,
): PlayerFood | null {
  if (!game.objects || !player.race || player.kind === 'computer' || hasAllies(game, player)) return null;
  const { placements, costs } = orders;
  const once = (id: string) => placedOnce(id, steps, placements);
  const used = usedFood(player, counts, { heroes, steps }, costs, once);
  const room = foodRoom(player, counts, { steps, tiers }, costs, used, once);
  const cap = mostFood(game);
  const mostRoom = (ms: number): number => Math.min(room.most(ms), cap);
  const mostUsed = (ms: number): number => Math.min(used.most(ms), mostRoom(ms));
  /** Minimum food in use if nothing died. */
  const leastUsed = (ms: number): number => {
    // A unit waits only if there is no room for it.
    const unlessWaiting = Math.min(used.pressed(ms), room.least(ms) - used.largest(ms) + 1);
    return Math.max(used.waiting(ms), unlessWaiting);
  };
  const usedAt = (ms: number): [number, number] => {
    const most = mostUsed(ms);
    return [Math.max(0, Math.min(most, leastUsed(ms))), most];
  };
  const proofs = acceptedAtOnce(orders, game.clockMs).flatMap(({ ms, food }): FoodAt[] => {
    const lost = leastUsed(justBefore(ms)) + food - mostRoom(justBefore(ms));
    return lost > 0 ? [{ ms, food: lost }] : [];
  });
  const revived = heroes.reduce((first, { revivals: [ms = Infinity] }) => Math.min(first, ms), Infinity);
  const diedMs = Math.min(
    revived,
    used.times.find((ms) => used.waiting(ms) > mostUsed(ms)) ?? Infinity,
    // The order itself had room already.
    (proofs[0]?.ms ?? Infinity) - 1,
  );
  const supplyAt = (ms: number): Supply | null => {
    const band = usedAt(ms);
    // A negative band means that more Wisps became buildings than is possible in melee games, so these units aren't
    // what they seem.
    if (ms >= diedMs || band[1] < 0 || width(band) > WIDEST) return null;
    const madeBand: [number, number] = [Math.min(room.least(ms), cap), mostRoom(ms)];
    return { used: band, made: width(madeBand) > WIDEST ? null : madeBand };
  };
  return {
    before: (ms) => supplyAt(justBefore(ms)),
    used: (ms) => usedAt(justBefore(ms)),
    diedMs,
    losses: foodLosses(player, counts, { heroes }, costs, mostRoom, game.clockMs, proofs),
    limits: limitsOf(room.times, mostRoom),
  };
}

/** A limit at all times when it changes, in ms, ascending. */
function limitsOf(times: readonly number[], limit: AmountAt): FoodAt[] {
  const limits: FoodAt[] = [];
  for (const ms of times.toSorted((a, b) => a - b))
    if (limit(ms) !== limits.at(-1)?.food) limits.push({ ms, food: limit(ms) });
  return limits;
}

/** The last ms before a game time. */
const justBefore = (ms: number): number => Math.max(0, ms - 1);

const width = ([least, most]: readonly [number, number]): number => most - least;

const MINUTE_MS = 60_000;
/** Latest time for which supply is calculated, whatever length a recording claims. */
const MAX_MS = 240 * MINUTE_MS;
/** The calculation stops after this many minutes without a known supply. */
const SILENT_MINUTES = 5;

/** Supply at each whole minute up to a time in ms, if known. */
export function supplyByMinute(before: SupplyBefore, endMs: number): (Supply & { ms: number })[] {
  const minutes: (Supply & { ms: number })[] = [];
  const lastMs = Math.min(endMs, MAX_MS);
  for (let ms = MINUTE_MS, silent = 0; ms <= lastMs && silent < SILENT_MINUTES; ms += MINUTE_MS) {
    const supply = before(ms);
    silent = supply ? 0 : silent + 1;
    if (supply) minutes.push({ ms, ...supply });
  }
  return minutes;
}
