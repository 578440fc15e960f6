/** Reads map files. It is a separate worker, so that replays don't wait for its code. */
import { readMap } from './read-map.ts';
import type { MapAnswer } from './state.ts';

addEventListener('message', async ({ data }: MessageEvent<File>) =>
  postMessage((await readMap(data, data.name)) satisfies MapAnswer),
);

// Turns rejected promises into errors, because pages are only notified of errors in workers.
addEventListener('unhandledrejection', ({ reason }) => {
  throw reason;
});
