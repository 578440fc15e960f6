import { PHASES, type ReadPhase } from '../worker/messages.ts';
import type { Entry } from './entry.ts';

/** Progress of the current work, over all files waiting or read since it began. */
export interface Progress {
  /** Number of the file being read, from 1. */
  number: number;
  total: number;
  path: string;
  phase: ReadPhase;
  /** Bytes in finished files, in the current file, and in total. */
  doneBytes: number;
  fileBytes: number;
  totalBytes: number;
}

/**
 * Share of a file's reading time that has passed when each phase begins, as measured. Decoding takes most of the
 * time.
 */
const BEGINS_AT: Readonly<Record<ReadPhase, number>> = { loading: 0, decoding: 0.15, analysing: 0.85 };

/** How much of the work is finished, in whole percent. It is measured in bytes, because large files take longer. */
export function percent({ phase, doneBytes, fileBytes, totalBytes }: Progress): number {
  if (totalBytes === 0) return 0;
  return Math.floor((100 * (doneBytes + BEGINS_AT[phase] * fileBytes)) / totalBytes);
}

/** The progress while a file of the work is read; `number` counts from 1. */
export function progressIn(work: readonly Entry[], number: number, phase: ReadPhase): Progress {
  const current = work[number - 1]!;
  return {
    ...{ number, total: work.length, path: current.path, phase },
    doneBytes: bytesOf(work.slice(0, number - 1)),
    fileBytes: bytesOf([current]),
    totalBytes: bytesOf(work),
  };
}

/** Bytes of files. An archive's bytes are divided equally among its files. */
const bytesOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { file, inside }) => sum + file.size / (inside?.of ?? 1), 0);

/** The phase of a file that the worker has just been given. */
export const FIRST_PHASE: ReadPhase = PHASES[0];
