/** The map file reader. It is a separate worker, so that replays don't wait for its code. */
import { readMap } from './read-map.ts';
import type { MapAnswer } from './map-reader.ts';

addEventListener('message', async ({ data }: MessageEvent<File>) =>
  postMessage((await readMap(data, data.name)) satisfies MapAnswer),
);

// Pages are notified of errors in workers, but not of their rejected promises.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});
