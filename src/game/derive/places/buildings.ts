import type { Game } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { placesExpansion } from '../expansions.ts';
import { playerFacts } from '../player-facts.ts';
import { stood } from '../step.ts';
import { pointOf, type Point } from './point.ts';

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
    const { steps, placed } = playerFacts(game, player);
    const hall = placesExpansion(placed);
    const built = new Set(steps);
    const bought = placed.filter((step) => !built.has(step));
    return [...steps, ...bought].flatMap((step): PlacedBuilding[] => {
      const { ms, id, type } = step;
      const at = step.at && pointOf(step.at);
      if (!at || type !== 'building') return [];
      return [{ slot: player.slot, ms, id, at, hall: hall(step), cancelled: !stood(step) }];
    });
  });
