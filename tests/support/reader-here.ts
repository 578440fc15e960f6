/** The drop page's reader where there is no worker: it reads with the same code, in the page's own thread. */
import { isPacked } from '../../src/app/drop/input/packed.ts';
import type { ReadRequest, WorkerMessage } from '../../src/app/drop/worker/messages.ts';
import { ReplayReader } from '../../src/app/drop/worker/replay-reader.ts';
import { MapsAtHand, tellDropped, unpackGame } from '../../src/app/drop/worker/telling.ts';
import { decode } from '../../src/game/decode/decode.ts';
import { replayId } from '../../src/game/identity.ts';
import { success } from '../../src/game/result.ts';

const NONE = Promise.resolve(null);
const NO_MAPS = new MapsAtHand({ places: NONE, ground: NONE });

class WorkerHere {
  onmessage: ((event: { data: WorkerMessage }) => void) | undefined;

  async postMessage({ id, path, file }: ReadRequest): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const decoded = isPacked(file) ? null : decode(bytes);
    const shared = decoded
      ? decoded.ok
        ? success({ game: decoded.value, replayId: replayId(decoded.value, path) })
        : decoded
      : await unpackGame(new TextDecoder().decode(bytes));
    const answer = shared.ok ? success(await tellDropped(shared.value, NO_MAPS)) : shared;
    this.onmessage?.({ data: { kind: 'answer', id, answer } });
  }

  terminate(): void {
    this.onmessage = undefined;
  }
}

export const newReader = (): ReplayReader => new ReplayReader(() => new WorkerHere() as unknown as Worker);
