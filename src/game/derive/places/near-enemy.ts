import type { Game } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { placedBuildings } from './buildings.ts';
import { FIRST_BUILDINGS_MS } from './halls.ts';
import { distance, middle } from './point.ts';

/** A building this near to where an enemy began stands at its base: a tower there is a push. */
export const PUSH_REACH = 3000;

/** A building that was placed close to where an enemy began, and not cancelled. */
export interface NearBuilding {
  slot: number;
  /** Game time of the order in ms. */
  ms: number;
  id: string;
}

/**
 * Every such building of a game of one against one, by time; none in other games. Where a player began is taken from
 * the first buildings, so a record without orders for the map is enough.
 */
export function buildingsNearEnemy(game: Game): NearBuilding[] {
  if (competitors(game).length !== 2) return [];
  const placed = placedBuildings(game).filter(({ cancelled }) => !cancelled);
  const bases = competitors(game).flatMap(({ slot }) => {
    const first = placed.filter((building) => building.slot === slot && building.ms < FIRST_BUILDINGS_MS);
    return first.length > 0 ? [{ slot, at: middle(first) }] : [];
  });
  return placed
    .filter(({ slot, at }) => bases.some((base) => base.slot !== slot && distance(base.at, at) <= PUSH_REACH))
    .map(({ slot, ms, id }) => ({ slot, ms, id }))
    .sort((a, b) => a.ms - b.ms);
}
