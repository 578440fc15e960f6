/**
 * Supply as players know it: food used and food available, until something is known to have died. It relies on
 * births, the queue model, and the rule that training needs room.
 */
import type { Game, GamePlayer } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { costsOf } from '../../objects/costs.ts';
import { mostFood } from '../../objects/food-made.ts';
import type { FoodLoss, Supply } from '../../supply-schema.ts';
import type { Orders } from '../births/presses.ts';
import type { Made } from '../births/made.ts';
import type { PlayerFacts } from '../player-facts.ts';
import { foodLosses } from './losses.ts';
import { placedOnce } from './placed-once.ts';
import { foodRoom } from './room.ts';
import { usedFood } from './used.ts';

/** Maximum width of a shown band, in food; a wider one is useless. */
const WIDEST = 8;

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
  losses: FoodLoss[];
}

/** Facts about a player’s food; null if the record contains no objects, or if the player has allies. */
export function playerFood(
  game: Game,
  player: GamePlayer,
  counts: readonly Made[],
  { heroes, steps }: Pick<PlayerFacts, 'heroes' | 'steps'>,
  { placements }: Pick<Orders, 'placements'>,
): PlayerFood | null {
  if (!game.objects || !player.race || hasAllies(game, player)) return null;
  const costs = costsOf(game);
  const once = (id: string) => placedOnce(id, steps, placements);
  const used = usedFood(player, counts, { heroes, steps }, costs, once);
  const room = foodRoom(game, player, counts, costs, used, once);
  const cap = mostFood(game);
  const mostRoom = (ms: number): number => Math.min(room.most(ms), cap);
  const mostUsed = (ms: number): number => Math.min(used.most(ms), mostRoom(ms));
  const revived = heroes.reduce((first, { revivals: [ms = Infinity] }) => Math.min(first, ms), Infinity);
  const diedMs = Math.min(revived, used.times.find((ms) => used.waiting(ms) > mostUsed(ms)) ?? Infinity);
  const usedBefore = (ms: number): [number, number] => {
    const before = Math.max(0, ms - 1);
    // A unit waits only if there is no room for it.
    const unlessWaiting = Math.min(used.pressed(before), room.least(before) - used.largest(before) + 1);
    const most = mostUsed(before);
    return [Math.max(0, Math.min(most, Math.max(used.waiting(before), unlessWaiting))), most];
  };
  return {
    before: (ms) => {
      const before = Math.max(0, ms - 1);
      const band = usedBefore(ms);
      // A negative band means that more Wisps became buildings than is possible in melee games, so these units aren't
      // what they seem.
      if (before >= diedMs || band[1] < 0 || width(band) > WIDEST) return null;
      const madeBand: [number, number] = [room.least(before), room.most(before)];
      return { used: band, made: width(madeBand) > WIDEST ? null : madeBand };
    },
    used: usedBefore,
    diedMs,
    losses: foodLosses(player, counts, { heroes }, costs, mostRoom, game.clockMs),
  };
}

const width = ([least, most]: readonly [number, number]): number => most - least;

const MINUTE_MS = 60_000;
/** Latest time for which supply is calculated, whatever length a recording claims. */
const MOST_MS = 240 * MINUTE_MS;
/** The calculation stops after this many minutes without a known supply. */
const SILENT_MINUTES = 5;

/** Supply at each whole minute up to a time in ms, if known. */
export function supplyByMinute(before: SupplyBefore, endMs: number): (Supply & { ms: number })[] {
  const minutes: (Supply & { ms: number })[] = [];
  const lastMs = Math.min(endMs, MOST_MS);
  for (let ms = MINUTE_MS, silent = 0; ms <= lastMs && silent < SILENT_MINUTES; ms += MINUTE_MS) {
    const supply = before(ms);
    silent = supply ? 0 : silent + 1;
    if (supply) minutes.push({ ms, ...supply });
  }
  return minutes;
}
