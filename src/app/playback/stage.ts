/** What a page tells playback of a game, in the attribute `data-playback` around the map. */
export interface Stage {
  /** Address of the game's track; empty for a game that is not published. */
  track: string;
  /** Map units: left, bottom, right and top edge of the picture. */
  bounds: readonly [number, number, number, number];
  lengthMs: number;
  /** Where a page that only shows a fight begins, near to the fight; other pages begin at 0:00 with the whole map. */
  fromMs?: number;
  /** Letter of the side of each lobby slot: a and c are drawn as circles, b and d as squares. */
  sides: Readonly<Record<string, string>>;
  /** Names of the sides. */
  names: readonly string[];
  /** Names of the heroes by object id. */
  heroes: Readonly<Record<string, string>>;
}

/** Speeds that can be chosen: game time to real time. */
export const PLAYBACK_SPEEDS = [1, 2, 4, 8, 16, 32] as const;
export const FIRST_SPEED = 8;
