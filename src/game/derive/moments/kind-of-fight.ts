/** What attack orders at one place amount to. */
import { findObject } from '../../objects/table.ts';
import { type Fight, ordersBySide } from '../places/fights.ts';
import { during, formAt } from '../places/order-log.ts';
import { distance } from '../places/point.ts';
import type { MomentSource } from './moment-source.ts';

/** Attack-moves this close to a fight, in map units, are part of it. */
const ATTACK_MOVE_REACH = 1500;

/** An object this near to where a building was placed is the building. */
const SITE = 64;

/** Whether players sent units into a fight by attack-moves, which aim at nothing in particular. */
const attacksAt = (
  { log }: MomentSource,
  { startMs, endMs, at: centre }: Fight,
  slots: readonly number[],
): boolean =>
  during(log?.orders ?? [], startMs, endMs).some(
    ({ kind, target, at, slot }) =>
      kind === 'attack' &&
      target === null &&
      at !== null &&
      slots.includes(slot) &&
      distance(at, centre) <= ATTACK_MOVE_REACH,
  );

/** A fight of two sides; one side's attack on nothing but buildings; or its other orders. */
export function kindOfFight(game: MomentSource, fight: Fight): 'fight' | 'razing' | 'oneSided' {
  const { sides, halls, buildings } = game.places;
  const orders = ordersBySide(fight, sides);
  const fought = sides.filter(({ slots }, side) => orders[side]! > 0 || attacksAt(game, fight, slots));
  if (fought.length > 1) return 'fight';
  const isBuilding = ({ target, ms, at }: Fight['orders'][number]) => {
    const object = game.log?.objects?.[target];
    // Its player may never have selected it; where it was placed shows it.
    if (object?.forms.length === 0)
      return [...halls, ...buildings].some((one) => distance(one.at, at) <= SITE);
    return findObject((object && formAt(object, ms)) ?? '')?.kind === 'building';
  };
  return fight.orders.every(isBuilding) ? 'razing' : 'oneSided';
}
