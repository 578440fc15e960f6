import type { GamePlayer } from '../../game.ts';
import { findObject } from '../../objects/table.ts';
import type { LoggedObject, OrderLog } from './order-log.ts';
import type { Point } from './point.ts';

/**
 * Tolerance when matching placements with the points of orders that target buildings. Both agree to the unit, but
 * records store them in steps of 16.
 */
const SITE = 32;

/**
 * The owner's lobby slot for each object: its commander, otherwise the player who placed a building there, otherwise
 * the only player of its race. Null if nothing decides. Shops take orders from everyone and have no owner.
 */
export function ownersOf(
  { orders, objects }: OrderLog,
  points: ReadonlyMap<number, readonly Point[]>,
  players: readonly Pick<GamePlayer, 'slot' | 'race'>[],
): readonly (number | null)[] {
  const sites = new Map<string, number>();
  for (const { kind, at, slot } of orders) if (kind === 'build' && at) sites.set(siteOf(at), slot);
  return objects.map((object, number) => {
    if (object.map || object.item || object.forms.some(([, id]) => isNeutralBuilding(id))) return null;
    const [commander] = object.commands;
    if (commander) return commander[0];
    const [at] = points.get(number) ?? [];
    return (at && sites.get(siteOf(at))) ?? onlyOfRace(object, players);
  });
}

/** Whether an id is a neutral building: a shop, a mine or a fountain. */
export function isNeutralBuilding(id: string): boolean {
  const object = findObject(id);
  return object?.kind === 'building' && object.race === null;
}

function onlyOfRace(
  { forms }: LoggedObject,
  players: readonly Pick<GamePlayer, 'slot' | 'race'>[],
): number | null {
  const race = forms.map(([, id]) => findObject(id)?.race).find((candidate) => candidate != null);
  const owners = players.filter((player) => race !== undefined && player.race === race);
  return owners.length === 1 ? owners[0]!.slot : null;
}

const siteOf = ([x, y]: Point): string => `${Math.round(x / SITE)}:${Math.round(y / SITE)}`;
