/** One thread of `precompress`: takes files, answers with how many of them had their siblings in the caches. */
import { parentPort, workerData } from 'node:worker_threads';
import { writeSiblings } from './siblings.ts';

const caches = workerData as readonly string[];

parentPort?.on('message', (files: readonly string[]) =>
  parentPort?.postMessage(files.filter((file) => writeSiblings(file, caches)).length),
);
