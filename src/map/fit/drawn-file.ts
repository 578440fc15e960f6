import type { PlayedFacts } from '../file/played-facts.ts';
import type { GameMap } from './map-of-game.ts';

/** The part of a map file that is drawn. */
export type DrawnFile = Pick<
  PlayedFacts,
  'id' | 'author' | 'starts' | 'mines' | 'camps' | 'buildings' | 'waygates' | 'playable' | 'ground'
>;

/** A drawn map file, and how certain it is that the game used it. */
export interface FileOfMap extends DrawnFile {
  match: GameMap['match'];
}
