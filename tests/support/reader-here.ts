/** The drop page's reader without a worker: it reads with the same code in the page's thread. */
import { isPacked, isWholeGame } from '../../src/app/drop/input/packed-files.ts';
import { readMap } from '../../src/app/drop/maps/read-map.ts';
import type { MapAnswer } from '../../src/app/drop/maps/state.ts';
import type {
  DrawnNotice,
  MapsRequest,
  ReadRequest,
  WorkerMessage,
} from '../../src/app/drop/worker/messages.ts';
import { unpackGame, unpackWhole } from '../../src/app/drop/worker/packing.ts';
import { MapsAtHand, deriveDropped } from '../../src/app/drop/worker/derive-game.ts';
import { decode } from '../../src/game/decode/decode.ts';
import { replayId } from '../../src/game/identity.ts';
import { success } from '../../src/game/result.ts';

const NONE = Promise.resolve(null);
const MAPS = new MapsAtHand({ places: NONE, ground: NONE });

class WorkerHere {
  onmessage: ((event: { data: WorkerMessage }) => void) | undefined;

  async postMessage(request: ReadRequest | MapsRequest | DrawnNotice): Promise<void> {
    if ('maps' in request) return MAPS.useOwn(request.maps);
    // Page and reader share one thread here, so the rest never waits for drawing.
    if ('drawn' in request) return;
    const { id, path, file } = request;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoded = isPacked(file) ? null : decode(bytes, true);
    const shared = decoded
      ? decoded.ok
        ? success({ game: decoded.value, replayId: replayId(decoded.value, path) })
        : decoded
      : await (isWholeGame(file) ? unpackWhole : unpackGame)(new TextDecoder().decode(bytes));
    const steps = shared.ok ? deriveDropped(shared.value, MAPS) : null;
    this.onmessage?.({ data: { kind: 'answer', id, answer: shared.ok ? success(steps!.first) : shared } });
    if (steps) this.onmessage?.({ data: { kind: 'rest', id, rest: await steps.rest(true) } });
  }

  terminate(): void {
    this.onmessage = undefined;
  }
}

export const startWorker = (): Worker => new WorkerHere() as unknown as Worker;

class MapWorkerHere {
  onmessage: ((event: { data: MapAnswer }) => void) | undefined;

  async postMessage(file: File): Promise<void> {
    this.onmessage?.({ data: await readMap(file, file.name) });
  }

  terminate(): void {
    this.onmessage = undefined;
  }
}

export const startMapWorker = (): Worker => new MapWorkerHere() as unknown as Worker;

export const useOwnMaps = (maps: MapsRequest['maps']): void => MAPS.useOwn(maps);
