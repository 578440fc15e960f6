import type { Game } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { placedBuildings } from './buildings.ts';
import { FIRST_BUILDINGS_MS } from './halls.ts';
import { distance, middle } from './point.ts';

/** A building within this distance of an enemy's start is at the enemy base: a tower there is a push. */
export const PUSH_REACH = 3000;

/** A building placed near an enemy's start and not cancelled. */
export interface NearBuilding {
  slot: number;
  /** Game time of the order in ms. */
  ms: number;
  id: string;
}

/**
 * All buildings near an enemy's start in a 1v1 game, by time; empty for other games. Starts come from the
 * first buildings, so the record needs no map orders.
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
