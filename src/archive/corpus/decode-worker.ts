/** One thread of the decode pool: takes a path, answers with what `readRecording` makes of the file. */
import { parentPort } from 'node:worker_threads';
import { readRecording } from './read-recording.ts';

parentPort?.on('message', (path: string) => parentPort?.postMessage(readRecording(path)));
