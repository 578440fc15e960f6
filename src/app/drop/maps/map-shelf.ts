/** The visitor’s maps: reads the given files and stores the result on request. */
import { libraryError } from '../../library/store/open.ts';
import { Store } from '../../shell/island/store.ts';
import type { MapReader } from './map-reader.ts';
import { NO_OWN_MAPS, type MapsState, type OwnMapFile } from './state.ts';
import * as store from './store.ts';
import { counted } from '../../../game/counted.ts';

export class MapShelf extends Store<MapsState> {
  readonly #say: (sentence: string) => void;
  readonly #reader: Pick<MapReader, 'read' | 'end'>;
  readonly #waiting: File[] = [];
  #running = false;

  /** `say` shows a sentence to the visitor. */
  constructor(reader: Pick<MapReader, 'read' | 'end'>, say: (sentence: string) => void) {
    super(NO_OWN_MAPS);
    this.#reader = reader;
    this.#say = say;
  }

  /** Loads the maps from earlier visits; there are none if the browser forbids storage. */
  async open(): Promise<void> {
    const kept = await store.listMaps().catch(() => null);
    if (kept) this.#add(kept, { on: true });
  }

  /** Reads map files one at a time. Resolves when all files have been read. */
  async give(files: readonly File[]): Promise<void> {
    this.#waiting.push(...files);
    this.change({ reading: this.state.reading + files.length });
    if (this.#running) return;
    this.#running = true;
    const fresh: OwnMapFile[] = [];
    let failed = 0;
    for (let file = this.#waiting.shift(); file; file = this.#waiting.shift()) {
      const outcome = await this.#reader.read(file);
      const { name, size } = file;
      const reading = this.state.reading - 1;
      if (outcome.ok) {
        fresh.push({ ...outcome.value, file: name, bytes: size });
        this.change({ reading });
      } else {
        failed++;
        this.change({ reading, unread: [...this.state.unread, { file: name, failure: outcome.failure }] });
      }
    }
    this.#running = false;
    this.#reader.end();
    this.#add(fresh);
    this.#say(tally(fresh.length, failed));
    if (this.state.on) await this.#attempt(() => store.keepMaps(fresh));
  }

  /** Stores these maps and all later ones. */
  keep(): Promise<void> {
    return this.#attempt(async () => {
      await store.keepMaps(this.state.maps);
      this.change({ on: true });
      this.#say('Maps are kept in this browser from now on.');
    });
  }

  remove(sha1: string): Promise<void> {
    return this.#attempt(async () => {
      if (this.state.on) await store.deleteMap(sha1);
      this.change({ maps: this.state.maps.filter((map) => map.sha1 !== sha1) });
      this.#say('The map has been removed.');
    });
  }

  /** Removes all maps, and the database if they were stored. */
  forget(): Promise<void> {
    return this.#attempt(async () => {
      if (this.state.on) await store.forgetMaps();
      this.change({ ...NO_OWN_MAPS, reading: this.state.reading });
      this.#say('All maps have been removed.');
    });
  }

  #add(maps: readonly OwnMapFile[], change: Partial<MapsState> = {}): void {
    const bySha1 = new Map([...this.state.maps, ...maps].map((map) => [map.sha1, map]));
    this.change({ ...change, maps: [...bySha1.values()] });
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#say(libraryError(error).message);
    }
  }
}

const tally = (read: number, failed: number): string =>
  [
    ...(read > 0 ? [`${counted(read, 'map')} read on this device.`] : []),
    ...(failed > 0 ? [`${counted(failed, 'map file')} could not be read.`] : []),
  ].join(' ');
