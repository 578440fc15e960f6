import type { MomentPin } from '../moment-pins.ts';
import type { Places } from '../../derive/places/places.ts';
import type { PlaceLink } from './links.ts';

/** What a card says of a game besides its places. */
export interface CardGame {
  places: Places;
  /** Names by lobby slot, clean enough to be read. */
  names: ReadonlyMap<number, string>;
  /** The key moments that are marked. */
  pins: readonly MomentPin[];
  /** What leads to its time besides the pins, which then do so too; absent for a picture. */
  links?: readonly PlaceLink[];
}
