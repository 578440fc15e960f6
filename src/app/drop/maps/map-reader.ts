/** The page’s side of the map file reader. Its worker runs only while there are files to read. */
import { MAP_LIMITS } from '../../../map/file/limits.ts';
import { MAP_LIMIT_MS, pageMapFailure, TOO_LARGE_MAP, type MapAnswer } from './state.ts';

/** Reads map files in a worker, one at a time. Failures are answers with a sentence. */
export class MapReader {
  readonly #start: () => Worker;
  #worker: Worker | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Reads a file; never rejects. Wait for the answer before the next call. */
  read(file: File): Promise<MapAnswer> {
    if (file.size > MAP_LIMITS.fileBytes) return Promise.resolve({ ok: false, failure: TOO_LARGE_MAP });
    const worker = (this.#worker ??= this.#start());
    return new Promise<MapAnswer>((resolve) => {
      const abort = (code: Parameters<typeof pageMapFailure>[0]) => {
        this.end();
        resolve(pageMapFailure(code));
      };
      const timer = setTimeout(() => abort('map-too-slow'), MAP_LIMIT_MS);
      worker.onerror = (event) => {
        event.preventDefault();
        clearTimeout(timer);
        abort('map-reader-missing');
      };
      worker.onmessage = ({ data }: MessageEvent<MapAnswer>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.postMessage(file);
    });
  }

  /** Ends the worker; the next file starts a new one. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
