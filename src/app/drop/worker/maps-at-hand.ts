/** The maps that the worker has for the games it reads. */
import { AllMaps } from '../../../map/fit/all-maps.ts';
import type { PlayedFacts } from '../../../map/file/played-facts.ts';
import type { MapTexts } from './map-texts.ts';
import type { OwnMap } from './messages.ts';

/** A visitor's map file, read. */
export interface ReadMap extends Pick<OwnMap, 'file' | 'sha1'> {
  facts: PlayedFacts;
}

/** The maps available for games: the archive's, once loaded, and the visitor’s. */
export class MapsAtHand {
  #archive: AllMaps | null = null;
  #own: readonly OwnMap[];
  readonly #read = new Map<string, ReadMap>();
  /** Resolves when the places on the archive's maps have loaded, or failed for good. */
  readonly placesLoaded: Promise<void>;
  /** Resolves when the ground of these maps has loaded, too, or failed for good. */
  readonly allLoaded: Promise<void>;
  #isComplete = false;

  constructor({ places, ground }: MapTexts, maps: readonly OwnMap[] = []) {
    this.#own = maps;
    this.placesLoaded = places.then((text) => {
      if (text !== null) this.#archive = new AllMaps(text);
    });
    this.allLoaded = Promise.all([ground, this.placesLoaded]).then(([text]) => {
      if (text !== null) this.#archive?.addGround(text);
      this.#isComplete = true;
    });
  }

  /** The archive's maps; null until their places have loaded. */
  get archive(): AllMaps | null {
    return this.#archive;
  }

  /** Whether both files have loaded or failed, so that no game waits for them. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** Sets the visitor’s map files. */
  useOwn(maps: readonly OwnMap[]): void {
    this.#own = maps;
  }

  /** The visitor’s map file with a digest; null if there is none. */
  ownWith(sha1: string | undefined): ReadMap | null {
    const map = this.#own.find((candidate) => candidate.sha1 === sha1);
    return map ? this.#open(map) : null;
  }

  /** All map files of the visitor. */
  allOwn(): ReadMap[] {
    return this.#own.map((map) => this.#open(map));
  }

  /** Cached, because matching a map caches results with its facts. */
  #open({ file, sha1, facts }: OwnMap): ReadMap {
    const cached = this.#read.get(sha1);
    if (cached) return cached;
    const opened = { file, sha1, facts: JSON.parse(facts) as PlayedFacts };
    this.#read.set(sha1, opened);
    return opened;
  }
}
