import type { MomentPin } from '../fights/moment-pins.ts';
import type { Places } from '../../game/derive/places/places.ts';
import type { Frame } from './frame.ts';
import type { PlaceLink } from './links.ts';

/** Facts shown on a game's card in addition to its places. */
export interface CardGame {
  places: Places;
  /** Names by lobby slot, cleaned for display. */
  names: ReadonlyMap<number, string>;
  /** The key moments marked on the card. */
  pins: readonly MomentPin[];
  /** Places that link to their time, in addition to the pins; absent for a picture, which has no links at all. */
  links?: readonly PlaceLink[];
  /** Draws the scene of one second, in place of all that happened in the game. Absent for all of it. */
  scene?: (frame: Frame) => string;
}
