import type { SceneNames } from '../../map/scene/pen.ts';
import type { ShotFacts } from '../../view/shot/shot.ts';

/** A page's data for playback, in the attribute `data-playback` around the map. */
export interface Stage extends SceneNames {
  /** Address of the game's track; empty for an unpublished game. */
  track: string;
  /** Left, bottom, right and top edges of the picture in map units. */
  bounds: readonly [number, number, number, number];
  lengthMs: number;
  /**
   * Where a page that only shows a fight begins, and where it stops. Its map is drawn close to the fight. Other pages
   * begin at 0:00 and show the whole map.
   */
  fromMs?: number;
  untilMs?: number;
  /** Names of the sides. */
  names: readonly string[];
  /** What pictures of its moments say; absent if a page shows more than one game. */
  shot?: ShotFacts;
}

/** Available speeds: the ratio of game time to real time. */
export const PLAYBACK_SPEEDS = [1, 2, 4, 8, 16, 32] as const;
/** The speed at first. */
export const FIRST_SPEED = 8;
