/** The visitor’s maps: reads the given files and stores the result on request. */
import { deleteDB, type DBSchema } from 'idb';
import { counted } from '../../../game/counted.ts';
import { libraryError, withDatabase, type Kind } from '../../library/store/database.ts';
import { Store } from '../../shell/island/store.ts';
import type { MapReader } from './map-reader.ts';
import { NO_OWN_MAPS, type MapsState, type OwnMapFile } from './state.ts';

/** The maps of this visit and of earlier ones. Nothing is stored before the visitor asks for it. */
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
  async loadKept(): Promise<void> {
    const kept = await listMaps().catch(() => null);
    if (kept) this.#add(kept, { on: true });
  }

  /** Reads map files one at a time. Resolves when all files have been read. */
  async readFiles(files: readonly File[]): Promise<void> {
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
    if (this.state.on) await this.#attempt(() => keepMaps(fresh));
  }

  /** Stores these maps and all later ones. */
  keepAll(): Promise<void> {
    return this.#attempt(async () => {
      await keepMaps(this.state.maps);
      this.change({ on: true });
      this.#say('Maps are kept in this browser from now on.');
    });
  }

  /** Removes a map by its digest, from this browser too. */
  remove(sha1: string): Promise<void> {
    return this.#attempt(async () => {
      if (this.state.on) await deleteMap(sha1);
      this.change({ maps: this.state.maps.filter((map) => map.sha1 !== sha1) });
      this.#say('The map has been removed.');
    });
  }

  /** Removes all maps, and the database if they were stored. */
  removeAll(): Promise<void> {
    return this.#attempt(async () => {
      if (this.state.on) await forgetMaps();
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

/** Name of the browser's database for maps. */
export const MAPS_DATABASE = 'farseer-maps';

interface Schema extends DBSchema {
  maps: { key: string; value: OwnMapFile };
}

const MAPS: Kind<Schema> = {
  name: MAPS_DATABASE,
  // Later versions of the page must be able to read this form.
  version: 1,
  upgrade: (database) => database.createObjectStore('maps', { keyPath: 'sha1' }),
};

/** All stored maps; null if none should be stored. */
export const listMaps = (): Promise<OwnMapFile[] | null> =>
  withDatabase(MAPS, { create: false }, (database) => database.getAll('maps'));

/** Stores maps; makes the database if there is none. */
const keepMaps = (maps: readonly OwnMapFile[]): Promise<unknown> =>
  withDatabase(MAPS, { create: true }, async (database) => {
    const transaction = database.transaction('maps', 'readwrite');
    await Promise.all([...maps.map((map) => transaction.store.put(map)), transaction.done]);
  });

/** Deletes a map file of the visitor by its digest; nothing happens if it is not there. */
const deleteMap = (sha1: string): Promise<unknown> =>
  withDatabase(MAPS, { create: false }, (database) => database.delete('maps', sha1));

/** Removes the database with everything in it. */
const forgetMaps = (): Promise<void> =>
  deleteDB(MAPS_DATABASE).catch((error: unknown) => Promise.reject(libraryError(error)));
