/** A thread of `npm run decode`: takes a path or a file and answers with that recording's line. */
import { parentPort, workerData } from 'node:worker_threads';
import { lineOf, type LineSource } from './line.ts';
import type { Printed } from './output-formats.ts';

parentPort?.on('message', (source: LineSource) =>
  parentPort?.postMessage(lineOf(source, workerData as Printed)),
);
