import type { Game } from '../../game.ts';
import { competitors } from '../../identity.ts';
import { isTownHall } from '../../objects/table.ts';
import { playerFacts } from '../player-facts.ts';
import { stood } from '../step.ts';
import { pointOf, type Point } from './point.ts';

/** A building that was placed; halls among them. */
export interface PlacedBuilding {
  slot: number;
  /** Game time of the order in ms. */
  ms: number;
  id: string;
  at: Point;
  hall: boolean;
  /** Its construction was cancelled later. */
  cancelled: boolean;
}

/** Every building of those who play, by player, then by time. */
export const placedBuildings = (game: Game): PlacedBuilding[] =>
  competitors(game).flatMap((player) =>
    playerFacts(game, player).steps.flatMap((step): PlacedBuilding[] => {
      const { ms, id, type } = step;
      const at = step.at && pointOf(step.at);
      if (!at || type !== 'building') return [];
      return [{ slot: player.slot, ms, id, at, hall: isTownHall(id), cancelled: !stood(step) }];
    }),
  );
