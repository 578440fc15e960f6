/** A thread of the decode pool: receives a path and answers with the result of `readRecording`. */
import { parentPort } from 'node:worker_threads';
import { readRecording } from './read-recording.ts';

parentPort?.on('message', (path: string) => parentPort?.postMessage(readRecording(path)));
