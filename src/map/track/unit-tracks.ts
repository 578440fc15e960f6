/** The units of a game that orders name: those that led an order, and targets. */
import { positionAt, type HeroTrack, type TrackStep } from '../../game/derive/places/hero-state.ts';
import type { LoggedObject, OrderLog } from '../../game/derive/places/order-log.ts';
import type { Places } from '../../game/derive/places/places.ts';
import type { Point } from '../../game/derive/places/point.ts';
import { isHero } from '../../game/objects/object.ts';
import { findObject } from '../../game/objects/table.ts';

/**
 * A track for each of the players' units, by object; without workers, buildings and heroes. Nothing is known about
 * units that only followed a leader.
 */
export function unitTracks(
  { orders, objects }: OrderLog,
  { owners, sides, starts }: Pick<Places, 'owners' | 'sides' | 'starts'>,
): HeroTrack[] {
  const slots = new Set(sides.flatMap((side) => side.slots));
  const steps = new Map<number, TrackStep[]>();
  const stepsOf = (number: number): TrackStep[] | null => {
    const list = steps.get(number);
    if (list) return list;
    const slot = owners[number];
    if (slot == null || !slots.has(slot) || !isUnit(objects[number]!)) return null;
    steps.set(number, []);
    return steps.get(number)!;
  };
  for (const { ms, at, target, leader } of orders) {
    if (target !== null && at) stepsOf(target)?.push({ ms, at, to: null, seen: true });
    const led = leader === null || leader === target ? null : stepsOf(leader);
    if (!led) continue;
    // A unit that has no position yet comes from its player's start.
    if (led.length === 0 && at) {
      const home = starts.find(({ slot }) => slot === owners[leader!]);
      if (home) led.push({ ms, at: home.at, to: null, seen: false });
    }
    const last = led.at(-1);
    const here: Point | null = last ? positionAt(last, ms) : at;
    if (here) led.push({ ms, at: here, to: at, seen: false });
  }
  return [...steps]
    .filter(([, list]) => list.length > 0)
    .map(([object, list]) => ({ slot: owners[object]!, id: formOf(objects[object]!), object, steps: list }));
}

const formOf = ({ forms }: LoggedObject): string => forms[0]?.[1] ?? '';

/**
 * Whether an object is a fighting unit. A unit that never led an order has no known form, but was commanded together
 * with others.
 */
function isUnit(object: LoggedObject): boolean {
  if (object.map || object.item || object.commands.length === 0) return false;
  return object.forms.every(([, id]) => {
    if (isHero(id)) return false;
    const entry = findObject(id);
    return entry === undefined || (entry.kind !== 'building' && !entry.worker);
  });
}
