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
  /** Null until the first file has loaded. */
  archive: AllMaps | null = null;
  #own: readonly OwnMap[];
  readonly #read = new Map<string, ReadMap>();
  /** Resolves when the first file has loaded or failed for good; `both` resolves when both files have. */
  readonly first: Promise<void>;
  readonly both: Promise<void>;
  /** Whether nothing is to be waited for. */
  haveLoaded = false;

  constructor({ places, ground }: MapTexts, maps: readonly OwnMap[] = []) {
    this.#own = maps;
    this.first = places.then((text) => {
      if (text !== null) this.archive = new AllMaps(text);
    });
    this.both = Promise.all([ground, this.first]).then(([text]) => {
      if (text !== null) this.archive?.addGround(text);
      this.haveLoaded = true;
    });
  }

  /** Sets the visitor’s map files. */
  useOwn(maps: readonly OwnMap[]): void {
    this.#own = maps;
  }

  /** The visitor’s map file with a digest. */
  ownWith(sha1: string | undefined): ReadMap | null {
    const map = this.#own.find((candidate) => candidate.sha1 === sha1);
    return map ? this.#open(map) : null;
  }

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
