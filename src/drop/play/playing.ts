/** Plays a dropped game on its map. Loaded when somebody asks for it, and nothing before. */
import type { GameTrack } from '../../maps/track.ts';
import { play } from '../../playback/start.ts';
import type { ReadRequest, WorkerMessage } from '../worker/messages.ts';
import { startWorker } from '../worker/new-reader.ts';
import type { ToRead } from '../worker/replay-reader.ts';

const NOT_READ = 'The moves of this game could not be read. Everything else on the page works without them.';

/** Plays or pauses the game of a report, or goes to the moment that a link leads to. */
export async function playGame(report: Element, asked: Element, file: ToRead): Promise<void> {
  const root = report.querySelector<HTMLElement>('[data-playback]');
  if (!report.contains(asked)) root?.scrollIntoView({ block: 'center' });
  if (root) await play(root, asked.getAttribute('href') ?? '', () => movesOf(file));
}

/** Reads the file once more, in a worker of its own: moves are long, and few games of a list are played. */
async function movesOf({ file, path, inside }: ToRead): Promise<GameTrack> {
  const worker = startWorker();
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error(NOT_READ));
      worker.onerror = (event) => {
        event.preventDefault();
        fail();
      };
      worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
        if (data.kind === 'moves') resolve(data.track);
        else if (data.kind === 'answer') fail();
      };
      worker.postMessage({ id: 0, path, file, inside, moves: true } satisfies ReadRequest);
    });
  } finally {
    worker.terminate();
  }
}
