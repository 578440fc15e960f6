import type { MomentPin } from '../moment-pins.ts';
import type { Places } from '../../derive/places/places.ts';

/** What a card says of a game besides its places. */
export interface CardGame {
  places: Places;
  /** Names by lobby slot, clean enough to be read. */
  names: ReadonlyMap<number, string>;
  /** The key moments that are marked. */
  pins: readonly MomentPin[];
}
