import type { MomentPin } from '../moment-pins.ts';
import type { Places } from '../../replay/derive/places/places.ts';

/** What a card says of a game besides its places. */
export interface CardGame {
  places: Places;
  /** Names by lobby slot, clean enough to be read. */
  names: ReadonlyMap<number, string>;
  /** Key moments to be marked in place of first camps and the times of fights. */
  pins?: readonly MomentPin[];
}
