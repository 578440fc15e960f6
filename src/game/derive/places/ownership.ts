import type { GamePlayer } from '../../game.ts';
import { findObject } from '../../objects/table.ts';
import type { LoggedObject, OrderLog } from './order-log.ts';
import type { Point } from './point.ts';

/** Placements and the points of orders at buildings agree to the unit; records keep both in steps of 16. */
const SITE = 32;

/**
 * The lobby slot that owns each object, null where nothing tells: who commands it; else who placed a building
 * where it stands; else the only player of its race. Shops take orders from everybody and belong to nobody.
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

/** Whether an id is a building that stands on the map for everybody: a shop, a mine, a fountain. */
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
