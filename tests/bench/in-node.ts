import { constants, inflateSync } from 'node:zlib';
import W3GReplay from 'w3gjs';
import { analyze } from '../../src/replay/derive/analyze.ts';
import { decode } from '../../src/replay/decode/decode.ts';
import { readOrderLog } from '../../src/replay/derive/places/order-log.ts';
import { findPlaces } from '../../src/replay/derive/places/places.ts';
import { summarize } from '../../src/replay/derive/summarize.ts';
import type { Job } from './workload.ts';

const MARK = 'Warcraft III recorded game';

/** Bytes to summary and analysis: what a visitor waits for, and what the build does. */
export function readWhole(bytes: Uint8Array): void {
  const result = decode(bytes);
  if (!result.ok) throw new Error(result.failure.sentence);
  summarize(result.value, 'benchmark');
  analyze(result.value, 'benchmark');
}

/** A function that derives the places of a recording that was decoded before; the orders for the map are in it. */
export function placesOf(bytes: Uint8Array): () => void {
  const result = decode(bytes, true);
  if (!result.ok) throw new Error(result.failure.sentence);
  return () => {
    const log = readOrderLog(result.value);
    if (log) findPlaces(result.value, log);
  };
}

/** w3gjs as its own documentation uses it; it reads the same file into its own result. */
export async function readWithW3gjs(bytes: Buffer): Promise<void> {
  const { error, log } = console;
  // It prints what it does not understand, which would be measured too.
  console.error = console.log = () => {};
  try {
    await new W3GReplay().parse(bytes);
  } finally {
    Object.assign(console, { error, log });
  }
}

/** Only inflates the blocks of a recording: nothing can read it faster than this. */
export function inflateOnly(file: Buffer): void {
  const start = file.indexOf(MARK);
  const headBytes = file.readUInt16LE(start + 56) >= 6089 ? 12 : 8;
  let at = start + file.readUInt32LE(start + 28);
  for (let blocks = file.readUInt32LE(start + 44); blocks > 0; blocks--) {
    const end = at + headBytes + file.readUInt16LE(at);
    inflateSync(file.subarray(at + headBytes, end), { finishFlush: constants.Z_SYNC_FLUSH });
    at = end;
  }
}

/** Times in ms of `runs` runs of each job, after one that is not counted. */
export async function timeEach(
  jobs: readonly Job[],
  runs: number,
  task: (bytes: Buffer) => void | Promise<void>,
): Promise<number[][]> {
  const times: number[][] = [];
  for (const { bytes } of jobs) {
    await task(bytes);
    const measured: number[] = [];
    for (let run = 0; run < runs; run++) {
      const start = performance.now();
      await task(bytes);
      measured.push(performance.now() - start);
    }
    times.push(measured);
  }
  return times;
}
