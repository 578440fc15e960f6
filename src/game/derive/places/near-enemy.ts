/** Buildings close to an enemy’s start. */
import type { Game } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { FIRST_BUILDINGS_MS } from './halls.ts';
import { distance, middle, type Point, pointOf } from './point.ts';
import { placesExpansion } from '../expansions.ts';
import { playerFacts } from '../player-facts.ts';
import { stood } from '../step.ts';

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

/** A building that was placed. */
export interface PlacedBuilding {
  slot: number;
  /** Game time of the order in ms. */
  ms: number;
  id: string;
  at: Point;
  /** Whether the building counts as an expansion: a town hall or Haunted Gold Mine outside the base. */
  hall: boolean;
  /** Whether its construction was cancelled later. */
  cancelled: boolean;
}

/** All buildings of the competitors, by player, then by time. */
export const placedBuildings = (game: Game): PlacedBuilding[] =>
  competitors(game).flatMap((player) => {
    const { steps, placed, proxies, gathering } = playerFacts(game, player);
    const hall = placesExpansion(placed, gathering);
    const built = new Set(steps);
    const bought = placed.filter((step) => !built.has(step));
    return [...steps, ...bought].flatMap((step): PlacedBuilding[] => {
      const { ms, id, type } = step;
      const at = step.at && pointOf(step.at);
      if (!at || type !== 'building') return [];
      return [
        { slot: player.slot, ms, id, at, hall: hall(step) && !proxies.has(step), cancelled: !stood(step) },
      ];
    });
  });
