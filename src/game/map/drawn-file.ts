import type { MapFacts } from '../map-file/facts.ts';
import type { GameMap } from './map-of-game.ts';

/** The part of a map file that is drawn. */
export type DrawnFile = Pick<
  MapFacts,
  'id' | 'author' | 'starts' | 'mines' | 'camps' | 'buildings' | 'waygates' | 'playable' | 'ground'
>;

/** A map file below a drawing, and how sure it is the one that was played. */
export interface FileOfMap extends DrawnFile {
  match: GameMap['match'];
}
