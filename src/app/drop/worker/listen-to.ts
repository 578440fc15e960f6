/** Hears a worker that reads replays, and notices its end. */
import type { WorkerMessage } from './messages.ts';

/** What may come from a worker that reads replays. */
interface Listeners {
  onMessage: (message: WorkerMessage) => void;
  /** The worker can't start, or its code failed. */
  onError: () => void;
  /** The worker ended silently, or sent what can't be read. */
  onDeath: () => void;
}

/** Listens to a worker, also to its silent end, as far as the browser supports locks. */
export function listenTo(worker: Worker, { onMessage, onError, onDeath }: Listeners): void {
  // If a worker can't start, it reports that only here.
  worker.onerror = (event) => {
    event.preventDefault();
    onError();
  };
  worker.onmessageerror = onDeath;
  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'alive') void navigator.locks.request(data.life, onDeath);
    else onMessage(data);
  };
}
