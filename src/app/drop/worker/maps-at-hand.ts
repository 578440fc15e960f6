import { AllMaps } from '../../../game/map/all-maps.ts';
import type { MapTexts } from './map-texts.ts';
import type { OwnMap } from './messages.ts';

/** The maps that games can be told on: those of the archive, as soon as they are there, and the visitor’s own. */
export class MapsAtHand {
  /** Null until the first file is there. */
  archive: AllMaps | null = null;
  own: readonly OwnMap[];
  /** When the first file is there, and when both are, or it is certain that they will not come. */
  readonly first: Promise<void>;
  readonly both: Promise<void>;

  constructor({ places, ground }: MapTexts, own: readonly OwnMap[] = []) {
    this.own = own;
    this.first = places.then((text) => {
      if (text !== null) this.archive = new AllMaps(text);
    });
    this.both = Promise.all([ground, this.first]).then(([text]) => {
      if (text !== null) this.archive?.addGround(text);
    });
  }
}
