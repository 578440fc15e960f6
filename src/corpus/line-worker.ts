/** One thread of `npm run decode`: takes a path, answers with the line of that recording. */
import { parentPort, workerData } from 'node:worker_threads';
import { lineOf } from './line.ts';
import type { Printed } from './printed.ts';

parentPort?.on('message', (file: string) => parentPort?.postMessage(lineOf(file, workerData as Printed)));
